import { useEffect } from 'react'
import { loadPatiently } from '../lib/load-patiently.ts'
import { usePageDispatch } from './use-page-dispatch.ts'

const NEWS = 'account-news'
type News = 'signed-in' | 'signed-out'

const loadOwnerChanged = () => loadPatiently(() => import('./owner-changed.ts'))

/** Tells the other tabs of this browser, where it lets them share anything. */
export function tellOtherTabs(news: News): void {
  try {
    localStorage.setItem(NEWS, news)
    // The same news again is a change again.
    localStorage.removeItem(NEWS)
  } catch {
    // Then each finds out with its next call.
  }
}

/**
 * Follows what happens in other tabs: they have the same session.
 * @returns what to do when the session has ended without a word
 */
export function useOtherTabs(): () => Promise<void> {
  const dispatch = usePageDispatch()
  useEffect(() => {
    const follow = async ({ key, newValue: news }: StorageEvent) => {
      if (key !== NEWS || news === null) return
      const { forgetAlong, takeOver } = await loadOwnerChanged()
      dispatch(news === 'signed-in' ? takeOver() : forgetAlong())
    }
    const onStorage = (event: StorageEvent) => void follow(event)
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [dispatch])
  return async () => {
    const { endVisit } = await loadOwnerChanged()
    dispatch(endVisit())
  }
}
