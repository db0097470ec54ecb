import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useDispatch } from 'react-redux'
import type { Failure } from '../../../lib/failure.ts'
import { failedToast } from '../../../lib/toast-slice.ts'
import type { RankedTerm } from '../rank-terms.ts'
import {
  useConfirmedSkillsQuery,
  useConfirmSkillMutation,
  useTakeBackSkillMutation,
} from '../results-api.ts'
import { TierMark } from '../tier-mark.tsx'
import { SkillNote } from './skill-note.tsx'

interface Props {
  terms: readonly RankedTerm[]
  /** Terms that a job like one of the person's lets presume. */
  presumed: ReadonlySet<string>
  /** Lines of the resume that name a term and say that it is not had, by the term. */
  named: ReadonlyMap<string, string>
  /** Tailors the same texts once more. */
  onAgain: () => void
}

/** So many stand there at once, the firmest first: all that is beside them stays on one screen. */
const SHOWN = 12

const sameAs = (term: string) => (skill: { skill: string }) =>
  skill.skill.toLowerCase() === term.toLowerCase()

/** What the posting asks for and the resume does not show, as chips: the person ticks what they have. */
export function MissingTerms({ terms, presumed, named, onAgain }: Props) {
  const dispatch = useDispatch()
  const { data } = useConfirmedSkillsQuery()
  const [confirm, confirming] = useConfirmSkillMutation()
  const [takeBack, takingBack] = useTakeBackSkillMutation()
  const [keepNote] = useConfirmSkillMutation()
  /** A note on its way: what comes after it waits. */
  const keeping = useRef<Promise<void>>(undefined)
  const [ticked, setTicked] = useState('')
  const [isWhole, setWhole] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const busy = confirming.isLoading || takingBack.isLoading
  const confirmed = data?.skills ?? []
  const unwritten = terms.filter(({ term }) => named.has(term) && confirmed.some(sameAs(term)))
  const isAnyTicked = terms.some(({ term }) => confirmed.some(sameAs(term)))
  const noted = confirmed.find(sameAs(ticked))
  const shown = isWhole ? terms : terms.slice(0, SHOWN)
  const inPart = shown.filter(({ term }) => presumed.has(term)).map(({ term }) => term)

  async function toggle(term: string) {
    if (busy) return
    await keeping.current
    const known = confirmed.find(sameAs(term))
    const { error } = await (known ? takeBack(known.id) : confirm({ skill: term }))
    if (error) sayFailed(error)
    else setTicked(known ? '' : term)
  }
  async function keep(note: string) {
    const { error } = await keepNote({ skill: ticked, note })
    if (error) sayFailed(error)
  }
  async function tailorAgain() {
    await keeping.current
    onAgain()
  }

  const sayFailed = (error: unknown) =>
    dispatch(failedToast('Error', 'That was not saved.', error as Failure))

  function showAll() {
    // The button goes away: the keyboard goes on with the first of those that came.
    flushSync(() => setWhole(true))
    list.current?.querySelectorAll('button')[SHOWN]?.focus()
  }

  return (
    <div className="mt-3">
      <h5 id="still-missing" className="text-small font-semibold text-amber">
        <span aria-hidden="true">▲ </span>
        Still missing <span className="tabular-nums">({terms.length})</span>
      </h5>
      <p className="text-fine text-soft">
        Tick what you have, if it is true. The next tailoring may write it.
      </p>
      <ul ref={list} aria-labelledby="still-missing" className="mt-2 flex flex-wrap gap-2">
        {shown.map(({ term, tier }) => {
          const isTicked = confirmed.some(sameAs(term))
          return (
            <li key={term} className="max-w-full">
              <button
                type="button"
                className="term-chip"
                aria-pressed={isTicked}
                aria-disabled={busy}
                aria-label={`I have this skill: ${term}${tier === 'mentioned' ? '' : ` ${tier}`}`}
                onClick={() => void toggle(term)}
              >
                <span aria-hidden="true" className={isTicked ? 'text-leaf' : 'text-soft'}>
                  {isTicked ? '✓' : '+'}
                </span>
                <bdi className="wrap-anywhere">{term}</bdi>
                <TierMark tier={tier} />
              </button>
            </li>
          )
        })}
      </ul>
      {shown.length < terms.length && (
        <button type="button" className="button-plain text-fine" onClick={showAll}>
          Show all {terms.length}
        </button>
      )}
      {noted && (
        <SkillNote
          key={noted.id}
          skill={ticked}
          kept={noted.note}
          onKeep={(note) => {
            keeping.current = keep(note)
          }}
        />
      )}
      <output className="block text-fine wrap-anywhere">
        {unwritten.map(({ term }) => (
          <span key={term} className="mt-2 block">
            <span aria-hidden="true" className="text-amber">
              ▲{' '}
            </span>
            <bdi>{term}</bdi> is not written: your resume says ‘<bdi>{named.get(term)}</bdi>’. If
            that is no longer so, change this line in your resume, and tailor it again.
          </span>
        ))}
      </output>
      {inPart.length > 0 && (
        <p className="mt-2 text-fine text-soft wrap-anywhere">
          No line says <bdi>{inPart.join(', ')}</bdi>: counted in part, because of the work you have
          done.
        </p>
      )}
      {isAnyTicked && (
        <button type="button" className="button-ink mt-3" onClick={() => void tailorAgain()}>
          Tailor again
        </button>
      )}
    </div>
  )
}
