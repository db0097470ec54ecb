import { useEffect, useRef } from 'react'

/**
 * Keeps the keyboard in a part of the page whose button goes away with what it stands beside.
 * @param find where it goes on then
 * @returns handlers for the part
 */
export function useFocusLeft(find: () => HTMLElement | null) {
  const last = useRef<Element>(null)

  useEffect(() => {
    // What React takes away says nothing: only who moves on by themselves is heard.
    if (!last.current || last.current.isConnected) return
    last.current = null
    if (document.activeElement === document.body) find()?.focus()
  })

  return {
    onFocus: ({ target }: { target: Element }) => void (last.current = target),
    onBlur: () => void (last.current = null),
  }
}
