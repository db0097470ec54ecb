import type { OpenSuggestion } from '@tailorbird/contracts'
import { useMemo, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { SuggestionList } from '../../components/suggestions/suggestion-list.tsx'
import type { Said, Suggestion } from '../../components/suggestions/suggestion.ts'
import { describeUnreachable, isFailure } from '../../lib/failure.ts'
import { useAnswerSuggestionMutation, useOpenSuggestionsQuery } from '../../lib/own-words-api.ts'
import { failedToast } from '../../lib/toast-slice.ts'

/** One answer goes to all results that have the suggestion: any of them names it. */
const keyOf = ({ resumeId, change }: OpenSuggestion) => `${resumeId} ${change}`

const toSuggestion = (open: OpenSuggestion): Suggestion => ({ ...open, id: keyOf(open) })

/** All suggestions of a batch, or of all results, each once. @param batchId null for all */
export function AnswerAll({ batchId }: { batchId: string | null }) {
  const dispatch = useDispatch()
  const title = useRef<HTMLHeadingElement>(null)
  const query = useOpenSuggestionsQuery(batchId, { refetchOnMountOrArgChange: true })
  const { data, error, refetch, isFetching } = query
  const [answer, { isLoading }] = useAnswerSuggestionMutation()
  const suggestions = useMemo(() => data?.suggestions.map(toSuggestion) ?? [], [data])

  async function say(key: string, { answer: said, text }: Said): Promise<boolean> {
    const [resumeId = '', change = ''] = key.split(' ')
    const { error: failed } = await answer({ resumeId, change, answer: said, text })
    if (!failed) return true
    const failure = isFailure(failed) ? failed : describeUnreachable()
    if (failure.status === 404) void refetch()
    dispatch(failedToast('Error', 'Your answer was not saved.', failure))
    return false
  }

  if (!data) {
    if (!error || isFetching) return <p className="text-soft">Looking them up…</p>
    return (
      <div role="alert">
        <p className="wrap-anywhere">
          {(isFailure(error) ? error : describeUnreachable()).message}
        </p>
        <button type="button" className="button-ink mt-4" onClick={() => void refetch()}>
          Load them again
        </button>
      </div>
    )
  }
  const { total } = data
  return (
    <section aria-labelledby="suggestions-title">
      <h2 id="suggestions-title" ref={title} tabIndex={-1} className="text-h3 outline-none">
        {total === 0 ? 'Nothing waits for your eye' : sayCount(total)}
      </h2>
      <p className="mt-1 max-w-prose text-small text-soft">
        {total === 0
          ? 'What we can’t prove from your resume will stand here, once for all jobs.'
          : 'Your answer goes to all jobs that it concerns, also when you close this page. PDFs follow when you download them.'}
        {total > suggestions.length &&
          ` The ${suggestions.length} that concern most jobs come first, the others as you go.`}
      </p>
      <SuggestionList
        suggestions={suggestions}
        total={total}
        isBusy={isLoading || isFetching}
        onSay={say}
        home={title}
        isPage
      />
    </section>
  )
}

const sayCount = (total: number) =>
  total === 1 ? '1 suggestion needs your eye' : `${total} suggestions need your eye`
