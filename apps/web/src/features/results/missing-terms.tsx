import { useDispatch } from 'react-redux'
import type { Failure } from '../../lib/failure.ts'
import { failedToast } from '../../lib/toast-slice.ts'
import type { RankedTerm } from './rank-terms.ts'
import {
  useConfirmedSkillsQuery,
  useConfirmSkillMutation,
  useTakeBackSkillMutation,
} from './results-api.ts'
import { TierMark } from './tier-mark.tsx'

interface Props {
  terms: readonly RankedTerm[]
  /** Terms that a job like one of the person's lets presume. */
  presumed: ReadonlySet<string>
  /** Tailors the same texts once more. */
  onAgain: () => void
}

const sameAs = (term: string) => (skill: { skill: string }) =>
  skill.skill.toLowerCase() === term.toLowerCase()

/** What the posting asks for and the resume does not show; the person can say 'I have this skill'. */
export function MissingTerms({ terms, presumed, onAgain }: Props) {
  const dispatch = useDispatch()
  const { data } = useConfirmedSkillsQuery()
  const [confirm, confirming] = useConfirmSkillMutation()
  const [takeBack, takingBack] = useTakeBackSkillMutation()
  const busy = confirming.isLoading || takingBack.isLoading
  const confirmed = data?.skills ?? []
  const isAnyConfirmed = terms.some(({ term }) => confirmed.some(sameAs(term)))

  async function toggle(term: string) {
    if (busy) return
    const known = confirmed.find(sameAs(term))
    const { error } = await (known ? takeBack(known.id) : confirm(term))
    if (error) dispatch(failedToast('Error', 'That was not saved.', error as Failure))
  }

  return (
    <>
      <ul className="mt-1 space-y-1.5">
        {terms.map(({ term, tier }) => {
          const isConfirmed = confirmed.some(sameAs(term))
          return (
            <li key={term} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3">
              <span className="wrap-anywhere">
                <bdi>{term}</bdi>
                <TierMark tier={tier} />
              </span>
              <button
                type="button"
                className="button-plain text-fine"
                aria-pressed={isConfirmed}
                aria-disabled={busy}
                aria-label={`I have this skill: ${term}`}
                onClick={() => void toggle(term)}
              >
                {isConfirmed && <span aria-hidden="true">✓ </span>}I have this skill
              </button>
              {presumed.has(term) && (
                <span className="col-span-2 text-fine text-soft">
                  No line says it. It counts in part, because of the work you have done.
                </span>
              )}
            </li>
          )
        })}
      </ul>
      <p className="mt-1.5 text-fine text-soft">
        Say so only if it is true. What you note is used the next time you tailor.
      </p>
      {isAnyConfirmed && (
        <button type="button" className="button-ink mt-2" onClick={onAgain}>
          Tailor again
        </button>
      )}
    </>
  )
}
