import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { stopSecondClick } from '../../lib/stop-second-click.ts'
import { SuggestionCard } from './suggestion-card.tsx'
import { SAID, type Said, type Suggestion } from './suggestion.ts'

interface Props {
  suggestions: readonly Suggestion[]
  /** How many there are, with those that are not in the list. */
  total?: number
  isBusy: boolean
  /** Says it to the server. @returns whether it was taken */
  onSay: (id: string, said: Said) => Promise<boolean>
  /** Where the focus goes when none is left; the arrow down leads from there to the first. */
  home: RefObject<HTMLElement | null>
  /** The page is about them: the arrow leads from its title, too, where the focus begins. */
  isPage?: boolean
}

interface Last {
  id: string
  said: Said
  after: string
}

/**
 * Suggestions, one below the other. An answer takes the focus on to the next, so that a hand stays on the keyboard; the
 * last answer can be taken back.
 */
export function SuggestionList({ suggestions, total, isBusy, onSay, home, isPage }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const left = useRef(-1)
  const [last, setLast] = useState<Last>()
  const count = total ?? suggestions.length

  const cards = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-suggestion]') ?? [])]
  const shown = useRef(suggestions)
  useEffect(() => {
    if (shown.current === suggestions) return
    const isGone = suggestions.length < shown.current.length
    const added = suggestions.findIndex(({ id }) => id === last?.id)
    shown.current = suggestions
    if (left.current < 0 || (!isGone && added < 0)) return
    const all = cards()
    const next = isGone ? (all[left.current] ?? all.at(-1)) : all[added]
    left.current = -1
    ;(next ?? home.current)?.focus()
  })

  const enter = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event
    if (key !== 'ArrowDown' || ctrlKey || metaKey || altKey) return
    const isTitle = isPage && target instanceof Element && target.matches('h1')
    const [first] = cards()
    if (!first || (!isTitle && target !== home.current)) return
    event.preventDefault()
    first.focus()
  })
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => enter(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  async function say(suggestion: Suggestion, place: number, said: Said) {
    if (isBusy) return
    left.current = place
    const isTaken = await onSay(suggestion.id, said)
    if (isTaken) setLast({ id: suggestion.id, said, after: said.text ?? suggestion.after })
    else left.current = -1
  }
  async function undo() {
    if (!last || isBusy) return
    left.current = 0
    if (await onSay(last.id, { answer: 'reopen' })) setLast({ ...last, said: { answer: 'reopen' } })
    else left.current = -1
  }
  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey, repeat, target } = event
    if (ctrlKey || metaKey || altKey || repeat) return
    if (target instanceof Element && target.closest('textarea')) return
    if (key.toLowerCase() === 'u' && last && last.said.answer !== 'reopen') {
      event.preventDefault()
      void undo()
    }
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    const all = cards()
    const at = all.findIndex((card) => card.contains(document.activeElement))
    const next = all[at + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    // Keys act wherever the focus is in the list; each has its button, too.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={onKeyDown} onClickCapture={stopSecondClick}>
      <div className={`flex flex-wrap items-center gap-x-4 ${last ? 'min-h-11' : 'min-h-3'}`}>
        <output className="min-w-0 text-small text-soft wrap-anywhere">
          {last && (
            <>
              {SAID[last.said.answer]}: <bdi>{last.after}</bdi> {count} left.
            </>
          )}
        </output>
        {last && last.said.answer !== 'reopen' && (
          <button
            type="button"
            className="button-plain text-small"
            aria-disabled={isBusy}
            aria-keyshortcuts="U"
            onClick={() => void undo()}
          >
            Undo{' '}
            <kbd aria-hidden="true" className="key">
              U
            </kbd>
          </button>
        )}
      </div>
      <ul ref={list} className="divide-y divide-line border-y border-line" aria-busy={isBusy}>
        {suggestions.map((suggestion, place) => (
          <li key={suggestion.id}>
            <SuggestionCard
              suggestion={suggestion}
              name={`Suggestion ${place + 1} of ${count}`}
              isBusy={isBusy}
              onSay={(said) => void say(suggestion, place, said)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
