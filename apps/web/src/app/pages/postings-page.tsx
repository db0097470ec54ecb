import { Suspense } from 'react'
import { useSelector } from 'react-redux'
import { Link, useNavigate } from 'react-router-dom'
import { sayOptions } from '../../features/jobs/kept-options.ts'
import { tailorAgain } from '../../features/jobs/tailor-again.ts'
import { ImportSection } from '../../features/postings/import/import-section.tsx'
import { LiftPanel } from '../../features/postings/lift-panel.tsx'
import { LIST_TITLE } from '../../features/postings/list-title.ts'
import { PostingsList } from '../../features/postings/postings-list.tsx'
import { ReadingLine } from '../../features/postings/reading-line.tsx'
import { signMissing } from '../../features/postings/posting-cache.ts'
import { usePostings } from '../../features/postings/use-postings.ts'
import { useScoredResume } from '../../features/postings/use-scored-resume.ts'
import { describeUnreachable, isFailure } from '../../lib/failure.ts'
import { ResultView } from '../later.ts'
import { ResumeAndReading } from '../resume-and-reading.tsx'
import type { RootState } from '../store.ts'
import { usePageDispatch } from '../use-page-dispatch.ts'
import { PageText } from './page-text.tsx'
import { POSTINGS_HEAD } from './postings-head.ts'

/** Many postings: put in, scored, sorted, chosen, tailored for, and what came of each. */
export default function PostingsPage() {
  const resume = useSelector((state: RootState) => state.resume)
  const dispatch = usePageDispatch()
  const navigate = useNavigate()
  const { cache, error, refetch } = usePostings()
  const { isSending, problem } = useScoredResume(resume)

  async function tailorOnceMore(id: string) {
    if ((await dispatch(tailorAgain(id))) !== 'busy') void navigate('/')
  }

  return (
    <PageText {...POSTINGS_HEAD}>
      <section aria-labelledby="resume-title" className="border-t border-line pt-8 pb-10">
        <h2 id="resume-title" className="mb-4 text-h3">
          Scored against
        </h2>
        {resume === null && cache?.resume ? (
          <p>
            <bdi>{cache.resume.fileName || 'The resume that you sent last'}</bdi>. Choose another
            one on <Link to="/">the first page</Link>.
          </p>
        ) : (
          <ResumeAndReading />
        )}
        {problem !== undefined && (
          <p role="alert" className="text-small text-amber">
            <span aria-hidden="true">▲ </span>
            {problem}
          </p>
        )}
      </section>
      <ImportSection total={cache?.total} />
      <section aria-labelledby={LIST_TITLE} className="border-t border-line pt-8">
        <h2 id={LIST_TITLE} tabIndex={-1} className="mb-4 text-h3 outline-none">
          The list{' '}
          <span className="text-soft tabular-nums">{cache?.total.toLocaleString('en')}</span>
        </h2>
        {error && !cache && (
          <div role="alert">
            <p>{(isFailure(error) ? error : describeUnreachable()).message}</p>
            <button type="button" className="button-ink mt-4" onClick={() => void refetch()}>
              Load it again
            </button>
          </div>
        )}
        {cache && <ReadingLine cache={cache} isSending={isSending} />}
        {cache && cache.total === 0 && <p className="text-soft">None yet.</p>}
        {cache && cache.total > 0 && (
          <LiftPanel of={signMissing(cache)} isScoring={cache.unread > 0} />
        )}
        {cache && cache.total > 0 && (
          <PostingsList
            byId={cache.byId}
            isPartial={cache.cursor !== null}
            isSending={isSending}
            readOptions={() => dispatch(sayOptions())}
            renderResult={(id) => (
              <Suspense>
                <ResultView
                  resumeId={id}
                  pdf={{ phase: 'there' }}
                  onAgain={() => void tailorOnceMore(id)}
                />
              </Suspense>
            )}
          />
        )}
        {cache && cache.total > 0 && (
          <p className="mt-6 flex flex-wrap gap-x-6 text-small">
            <a className="button-plain" href="/api/postings/export?format=csv" download>
              Save as a table (CSV)
            </a>
            <a className="button-plain" href="/api/postings/export?format=json" download>
              Save to put in again (JSON)
            </a>
          </p>
        )}
      </section>
    </PageText>
  )
}
