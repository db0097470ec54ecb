import { useRef, useState } from 'react'
import { useLeaving } from '../../lib/use-leaving.ts'

interface Props {
  label: string
  value: string
  /** @returns whether it is kept */
  onKeep: (text: string) => Promise<boolean>
}

/** Long enough for the next word, in milliseconds. */
const REST_MS = 1000

/** A field that is kept when it or the page is left, and when nothing is typed for a while. */
export function KeptField({ label, value, onKeep }: Props) {
  const [text, setText] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = useRef(value)

  async function keep(typed: string) {
    clearTimeout(timer.current)
    const [said, before] = [typed.trim(), sent.current]
    // A page that is closed is hidden and left, and its field, too.
    if (said === before) return
    sent.current = said
    if (!(await onKeep(said)) && sent.current === said) sent.current = before
  }
  useLeaving(() => void keep(text))

  return (
    <label className="postings-field">
      {label}
      <input
        type="text"
        value={text}
        maxLength={2000}
        onChange={({ target }) => {
          setText(target.value)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => void keep(target.value), REST_MS)
        }}
        onBlur={() => void keep(text)}
      />
    </label>
  )
}
