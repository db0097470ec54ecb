import { MAX_OWN_TEXT_CHARS } from '@tailorbird/contracts'
import { useId, useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import '../field.css'

interface Props {
  text: string
  isBusy: boolean
  onSay: (text: string) => void
  onCancel: () => void
}

/** The line to write as one would say it, in place; the marked words stay in view above it. */
export function RewordForm({ text, isBusy, onSay, onCancel }: Props) {
  const id = useId()
  const [own, setOwn] = useState(text)
  const [message, setMessage] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  function submit(event?: FormEvent) {
    event?.preventDefault()
    const said = own.replaceAll(/\s+/g, ' ').trim()
    if (said === '') setMessage('Write the line as you would say it, or leave it as it is.')
    else if (said.length > MAX_OWN_TEXT_CHARS)
      setMessage(`A line may have up to ${MAX_OWN_TEXT_CHARS.toLocaleString('en')} characters.`)
    else if (!isBusy) onSay(said)
  }

  return (
    <form className="mt-3" onSubmit={submit}>
      <label htmlFor={id} className="field-label">
        In your words
      </label>
      <div className="field-box">
        <textarea
          ref={field}
          id={id}
          dir="auto"
          rows={3}
          value={own}
          aria-invalid={message !== undefined}
          aria-describedby={message === undefined ? undefined : `${id}-message`}
          onChange={(event) => {
            setOwn(event.target.value)
            setMessage(undefined)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onCancel()
            else if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
              event.preventDefault()
              submit()
            }
          }}
        />
      </div>
      {message !== undefined && (
        <p id={`${id}-message`} role="alert" className="mt-1.5 text-small text-amber">
          <span aria-hidden="true">▲ </span>
          {message}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-x-4">
        <button type="submit" className="button-ink" aria-disabled={isBusy}>
          Use my words{' '}
          <kbd aria-hidden="true" className="key">
            Enter
          </kbd>
        </button>
        <button type="button" className="button-plain" onClick={onCancel}>
          Cancel{' '}
          <kbd aria-hidden="true" className="key">
            Esc
          </kbd>
        </button>
      </div>
    </form>
  )
}
