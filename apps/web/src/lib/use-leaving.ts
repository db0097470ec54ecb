import { useEffect, useEffectEvent } from 'react'

/**
 * Calls when the page is left or only hidden, and when the part goes. A phone says nothing more than that the page
 * is hidden before it ends it.
 */
export function useLeaving(onLeave: () => void): void {
  const leave = useEffectEvent(onLeave)

  useEffect(() => {
    const left = () => leave()
    const hidden = () => document.visibilityState === 'hidden' && leave()
    window.addEventListener('pagehide', left)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      window.removeEventListener('pagehide', left)
      document.removeEventListener('visibilitychange', hidden)
      leave()
    }
  }, [])
}
