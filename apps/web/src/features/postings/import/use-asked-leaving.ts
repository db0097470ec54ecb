import { useEffect } from 'react'

/** The browser asks before the page is closed or loaded anew. @param isAsked whether something would be lost */
export function useAskedLeaving(isAsked: boolean): void {
  useEffect(() => {
    // Listened to only then: browsers keep no page ready to come back to that always asks.
    if (!isAsked) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isAsked])
}
