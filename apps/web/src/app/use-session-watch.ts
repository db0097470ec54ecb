import { useEffect } from 'react'
import { checkSession } from '../lib/auth-api.ts'
import { usePageDispatch } from './use-page-dispatch.ts'

/** As long as an open page may look signed in after the session has ended elsewhere. */
const EVERY_MS = 15_000

/** Looks whether the session has ended elsewhere, while somebody looks at the page and when they come back to it. */
export function useSessionWatch(): void {
  const dispatch = usePageDispatch()
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void dispatch(checkSession())
    }
    const timer = setInterval(look, EVERY_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [dispatch])
}
