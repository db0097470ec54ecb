import { useEffect, useState } from 'react'

/** How long the keys must rest, in milliseconds. */
const REST_MS = 2000

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, [contenteditable="true"]')

/** Whether the person is in the middle of writing: a dialog that opens then would catch their keys. */
export function useTyping(): boolean {
  const [typing, setTyping] = useState(() => isTextField(document.activeElement))
  useEffect(() => {
    let timer = setTimeout(() => setTyping(false), REST_MS)
    const noteKey = ({ target }: KeyboardEvent) => {
      if (!isTextField(target)) return
      setTyping(true)
      clearTimeout(timer)
      timer = setTimeout(() => setTyping(false), REST_MS)
    }
    document.addEventListener('keydown', noteKey)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', noteKey)
    }
  }, [])
  return typing
}
