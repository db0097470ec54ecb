import { useDispatch } from 'react-redux'
import type { Failure } from '../../lib/failure.ts'
import { failedToast } from '../../lib/toast-slice.ts'
import {
  useConfirmedSkillsQuery,
  useConfirmSkillMutation,
  useTakeBackSkillMutation,
} from './results-api.ts'

const sameAs = (term: string) => (skill: { skill: string }) =>
  skill.skill.toLowerCase() === term.toLowerCase()

/** What the posting asks for and the resume does not show; the person can say 'I have this skill'. */
export function MissingTerms({ terms }: { terms: readonly string[] }) {
  const dispatch = useDispatch()
  const { data } = useConfirmedSkillsQuery()
  const [confirm, confirming] = useConfirmSkillMutation()
  const [takeBack, takingBack] = useTakeBackSkillMutation()
  const busy = confirming.isLoading || takingBack.isLoading
  const confirmed = data?.skills ?? []

  async function toggle(term: string) {
    if (busy) return
    const known = confirmed.find(sameAs(term))
    const { error } = await (known ? takeBack(known.id) : confirm(term))
    if (error) dispatch(failedToast('Error', 'That was not saved.', error as Failure))
  }

  return (
    <>
      <ul className="mt-1 space-y-1.5">
        {terms.map((term) => {
          const isConfirmed = confirmed.some(sameAs(term))
          return (
            <li key={term} className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span dir="auto" className="wrap-anywhere">
                {term}
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
            </li>
          )
        })}
      </ul>
      <p className="mt-1.5 text-fine text-soft">
        Say so only if it is true. What you note is used the next time you tailor.
      </p>
    </>
  )
}
