import { Suspense } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { BatchList } from '../../features/jobs/batches/batch-list.tsx'
import { useBatches } from '../../features/jobs/batches/use-batches.ts'
import { tailorAgain } from '../../features/jobs/tailor-again.ts'
import { describeUnreachable, isFailure } from '../../lib/failure.ts'
import { ResultView } from '../later.ts'
import { usePageDispatch } from '../use-page-dispatch.ts'
import { BATCHES_HEAD } from './batches-head.ts'
import { PageText } from './page-text.tsx'

/** All that was sent together, what became of it, and the way back to each result. */
export default function BatchesPage() {
  const { batches, error, reload, more, isLoadingMore } = useBatches()
  const dispatch = usePageDispatch()
  const navigate = useNavigate()

  async function tailorOnceMore(id: string) {
    if ((await dispatch(tailorAgain(id))) !== 'busy') void navigate('/')
  }

  return (
    <PageText {...BATCHES_HEAD}>
      <section aria-labelledby="batches-title">
        <h2 id="batches-title" className="sr-only">
          The list
        </h2>
        {!batches && !error && (
          <p className="border-t border-line py-7 text-soft">Looking up your batches…</p>
        )}
        {!batches && error && (
          <div role="alert" className="border-t border-amber py-7">
            <p className="wrap-anywhere">
              {(isFailure(error) ? error : describeUnreachable()).message}
            </p>
            <button type="button" className="button-ink mt-4" onClick={reload}>
              Load it again
            </button>
          </div>
        )}
        {batches?.length === 0 && (
          <p className="border-t border-line py-7 text-soft">
            None yet. Send several postings at once on <Link to="/">the first page</Link>, or choose
            some of <Link to="/postings">your postings</Link>.
          </p>
        )}
        {batches && batches.length > 0 && (
          <BatchList
            batches={batches}
            renderResult={(id, pdf) => (
              <Suspense>
                <ResultView resumeId={id} pdf={pdf} onAgain={() => void tailorOnceMore(id)} />
              </Suspense>
            )}
          />
        )}
        {more && (
          <button
            type="button"
            className="button-plain mt-2"
            aria-disabled={isLoadingMore}
            onClick={() => isLoadingMore || more()}
          >
            {isLoadingMore ? 'Loading…' : 'Show older batches'}
          </button>
        )}
      </section>
    </PageText>
  )
}
