import { Link, useSearchParams } from 'react-router-dom'
import { AnswerAll } from '../../features/own-words/answer-all.tsx'
import { PageText } from './page-text.tsx'
import { SUGGESTIONS_HEAD } from './words-heads.ts'

/** What waits for the person's answer: of one batch where the address names it, else of all results. */
export default function SuggestionsPage() {
  const [params] = useSearchParams()
  const batchId = params.get('batch')
  return (
    <PageText {...SUGGESTIONS_HEAD}>
      <div className="border-t border-line pt-8">
        <AnswerAll batchId={batchId} />
        <p className="mt-6 flex flex-wrap gap-x-6">
          <Link to="/" className="button-plain">
            Back to your jobs
          </Link>
          <Link to="/your-words" className="button-plain">
            Your words
          </Link>
          {batchId !== null && (
            <Link to="/suggestions" className="button-plain">
              Suggestions of all jobs
            </Link>
          )}
        </p>
      </div>
    </PageText>
  )
}
