import { MAX_POSTING_CHARS, SHOWN_TITLE_CHARS } from '@tailorbird/contracts'
import { memo, useEffect, useId, useRef, type ClipboardEvent } from 'react'
import { LanguageNote } from '../../../components/language-note.tsx'
import { shorten } from '../../../lib/shorten.ts'
import { guessTitle } from '../guess-title.ts'
import { ThinNote } from '../thin-note.tsx'
import type { JobEntry } from './job-list.ts'

export interface FieldCalls {
  onChange: (key: string, text: string) => void
  /** @returns whether the pasted text was split, so that it need not be inserted */
  onPaste: (key: string, text: string) => boolean
  onRemove: (key: string) => void
  onFocused: () => void
}

interface Props {
  entry: JobEntry
  /** Counted from 1. */
  number: number
  /** What is wrong with it. */
  message: string | undefined
  /** Why a resume can't be scored against it, once it was asked. */
  thinReason: string | undefined
  /** What says what a change does to the results, when there is such a line. */
  warningId: string
  wantsFocus: boolean
  calls: FieldCalls
}

/** One job description of the list. */
export const JobField = memo(function JobField(props: Props) {
  const { entry, number, warningId, message, thinReason, wantsFocus, calls } = props
  const { onChange, onPaste, onRemove, onFocused } = calls
  const { key, text } = entry
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const title = guessTitle(text)

  useEffect(() => {
    if (!wantsFocus) return
    field.current?.focus()
    onFocused()
  }, [onFocused, wantsFocus])

  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const { selectionStart, selectionEnd } = event.currentTarget
    const pasted = event.clipboardData.getData('text')
    const whole = text.slice(0, selectionStart) + pasted + text.slice(selectionEnd)
    if (onPaste(key, whole)) event.preventDefault()
  }

  return (
    <div className="pb-5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="min-w-0 truncate font-medium">
          <span className="text-soft tabular-nums">
            Job {number}
            {title !== undefined && ': '}
          </span>
          {title !== undefined && <bdi>{shorten(title, SHOWN_TITLE_CHARS)}</bdi>}
        </label>
        <button type="button" className="button-plain text-small" onClick={() => onRemove(key)}>
          Remove<span className="sr-only">: Job {number}</span>
        </button>
      </div>
      <textarea
        ref={field}
        id={id}
        data-home
        dir="auto"
        rows={4}
        value={text}
        onChange={({ target }) => onChange(key, target.value)}
        onPaste={paste}
        placeholder="Paste a posting here."
        aria-invalid={message !== undefined}
        aria-describedby={`${id}-note ${warningId}`}
        className="block w-full resize-none rounded-small border border-soft bg-card px-4 py-3 placeholder:text-soft aria-invalid:border-amber"
      />
      <p id={`${id}-note`} className="mt-1 flex flex-wrap gap-x-4 text-fine text-soft tabular-nums">
        {text.length.toLocaleString('en')} of {MAX_POSTING_CHARS.toLocaleString('en')} characters
        {message !== undefined && (
          <span className="text-amber">
            <span aria-hidden="true">▲ </span>
            {message}
          </span>
        )}
      </p>
      <LanguageNote text={text} />
      <ThinNote reason={thinReason} />
    </div>
  )
})
