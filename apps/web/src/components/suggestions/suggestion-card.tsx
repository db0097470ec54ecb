import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { Marked } from './marked.tsx'
import { RewordForm } from './reword-form.tsx'
import type { Said, Suggestion } from './suggestion.ts'

interface Props {
  suggestion: Suggestion
  /** 'Suggestion 2 of 4'. */
  name: string
  isBusy: boolean
  onSay: (said: Said) => void
}

/** One suggestion beside its line, with the words in question marked: take it, change it, leave it. */
export function SuggestionCard({ suggestion, name, isBusy, onSay }: Props) {
  const { where, before, after, words, doubt, reason, requirement = '' } = suggestion
  const [isWriting, setIsWriting] = useState(false)
  const card = useRef<HTMLFieldSetElement>(null)
  const texts = useId()

  function stopWriting() {
    setIsWriting(false)
    card.current?.focus()
  }
  const actions = {
    t: () => onSay({ answer: 'take' }),
    c: () => setIsWriting(true),
    l: () => onSay({ answer: 'leave' }),
  }
  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey, repeat, target } = event
    if (ctrlKey || metaKey || altKey || repeat || isBusy) return
    if (target instanceof Element && target.closest('textarea')) return
    const act = actions[key.toLowerCase() as keyof typeof actions] as (() => void) | undefined
    if (!act) return
    event.preventDefault()
    act()
  }

  return (
    // Keys act on the card that has the focus; each has its button, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      ref={card}
      tabIndex={-1}
      data-suggestion
      aria-label={`${name}: ${where}`}
      aria-describedby={texts}
      className="suggestion min-w-0 py-4"
      onKeyDown={onKeyDown}
    >
      <div id={texts} className="min-w-0">
        <p className="text-fine font-semibold text-soft" dir="auto">
          {where}
        </p>
        {before !== '' && (
          <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere text-soft">
            <span className="sr-only">Now: </span>
            {before}
          </p>
        )}
        <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
          <span className="sr-only">Suggested: </span>
          <ins className="no-underline">
            <Marked text={after} words={words} />
          </ins>
        </p>
        <p className="mt-2 text-small text-amber wrap-anywhere">
          <span aria-hidden="true">▲ </span>
          Not used yet. {doubt} Use it if it is true.
        </p>
        <p className="mt-1 text-small text-soft wrap-anywhere">
          {reason}
          {requirement !== '' && (
            <>
              {' '}
              Asked for: <b className="font-semibold">{requirement}</b>.
            </>
          )}
        </p>
        <Jobs {...suggestion} />
      </div>
      {isWriting ? (
        <RewordForm
          text={after}
          isBusy={isBusy}
          onSay={(text) => onSay({ answer: 'reword', text })}
          onCancel={stopWriting}
        />
      ) : (
        <div className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
          {BUTTONS.map(({ key, words: verb, className }) => (
            <button
              key={key}
              type="button"
              className={className}
              aria-disabled={isBusy}
              aria-keyshortcuts={key.toUpperCase()}
              onClick={() => isBusy || actions[key]()}
            >
              {verb}
              <span className="sr-only">: {where}</span>
              <kbd aria-hidden="true" className="key">
                {key.toUpperCase()}
              </kbd>
            </button>
          ))}
        </div>
      )}
    </fieldset>
  )
}

const BUTTONS = [
  { key: 't', words: 'Use it', className: 'button-ink' },
  { key: 'c', words: 'Change it', className: 'button-plain' },
  { key: 'l', words: 'Leave it', className: 'button-plain' },
] as const

function Jobs({ jobs, results }: Pick<Suggestion, 'jobs' | 'results'>) {
  if (!jobs || !results) return null
  const others = results - jobs.length
  return (
    <p className="mt-1 text-small text-soft wrap-anywhere">
      {results === 1 ? 'For 1 job: ' : `For ${results} jobs: `}
      {jobs.join(', ')}
      {others > 0 && ` and ${others} more`}.
    </p>
  )
}
