import { isOpenSuggestion, type Change, type TailoredResume } from '@tailorbird/contracts'
import { useMemo, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { Link } from 'react-router-dom'
import { SuggestionList } from '../../components/suggestions/suggestion-list.tsx'
import type { Said, Suggestion } from '../../components/suggestions/suggestion.ts'
import type { Failure } from '../../lib/failure.ts'
import { failedToast } from '../../lib/toast-slice.ts'
import { useReviseResumeMutation, useTailoredResumeQuery } from './results-api.ts'

/** What stands at a suggestion's place: of a summary part of the new one may be in use. */
const findStanding = ({ kind, before }: Change, changes: readonly Change[]) =>
  (kind === 'summary' &&
    changes.find((one) => one.kind === kind && one.state === 'accepted')?.after) ||
  before

const toSuggestion = (change: Change, changes: readonly Change[]): Suggestion => ({
  id: change.id,
  where: change.where,
  before: findStanding(change, changes),
  after: change.after,
  words: change.doubt?.words ?? [],
  doubt: change.doubt?.reason ?? '',
  reason: change.reason,
  requirement: change.requirement,
})

/**
 * Says something to a suggestion of a result. Wherever a change of this result is shown, one call runs at a time.
 * @returns whether one runs, and the function
 */
export function useSay({ id, revision }: Pick<TailoredResume, 'id' | 'revision'>) {
  const dispatch = useDispatch()
  const { refetch } = useTailoredResumeQuery(id)
  const [revise, { isLoading }] = useReviseResumeMutation({ fixedCacheKey: `changes ${id}` })

  async function say(change: string, { answer, text }: Said): Promise<boolean> {
    if (isLoading) return false
    const wish = {
      answer: { change, answer, text },
      acceptedChanges: undefined,
      tailoredContent: undefined,
      revision,
    }
    const { error } = await revise({ id, wish })
    if (!error) return true
    const failure = error as Failure
    if (failure.code === 'edited_elsewhere') void refetch()
    dispatch(failedToast('Error', 'Your answer was not saved.', failure))
    return false
  }
  return { isBusy: isLoading, say }
}

/** What waits for the person's answer in a result; nothing where nothing does. */
export function OpenSuggestions({ result }: { result: TailoredResume }) {
  const title = useRef<HTMLHeadingElement>(null)
  const { isBusy, say } = useSay(result)
  const suggestions = useMemo(
    () =>
      result.changes.filter(isOpenSuggestion).map((change) => toSuggestion(change, result.changes)),
    [result.changes],
  )
  const count = suggestions.length
  // The last answer can be taken back.
  const [wasThere, setWasThere] = useState(count > 0)
  if (count > 0 && !wasThere) setWasThere(true)
  if (!wasThere) return null
  return (
    <div className="mb-8">
      <h5 id="suggestions-title" ref={title} tabIndex={-1} className="font-semibold outline-none">
        {count === 0 ? (
          'Nothing waits for your eye'
        ) : (
          <span className="text-amber">
            <span aria-hidden="true">▲ </span>
            {count} {count === 1 ? 'suggestion needs' : 'suggestions need'} your eye
          </span>
        )}
      </h5>
      <p className="mt-1 text-small text-soft">
        What you use or write is{' '}
        <Link to="/your-words" className="underline underline-offset-4">
          yours
        </Link>
        , and the next jobs use it without asking.
      </p>
      <SuggestionList suggestions={suggestions} isBusy={isBusy} onSay={say} home={title} />
    </div>
  )
}
