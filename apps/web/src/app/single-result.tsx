import { progressText } from '@tailorbird/contracts'
import { Suspense } from 'react'
import { useSelector } from 'react-redux'
import { changeJob } from '../features/jobs/change-job.ts'
import { JobFailed } from '../features/jobs/job-failed.tsx'
import { JobProgress } from '../features/jobs/job-progress.tsx'
import { JobWaits } from '../features/jobs/job-waits.tsx'
import { LastResult } from '../features/jobs/last-result.tsx'
import { sayWait } from '../features/jobs/say-wait.ts'
import { selectJobs } from '../features/jobs/jobs-api.ts'
import { isPdfMissing, readPdfStand } from '../features/jobs/read-pdf-stand.ts'
import { useJobsDispatch } from '../features/jobs/tailor-resume.ts'
import type { CurrentView } from '../features/jobs/current-view.ts'
import { EmptyResult } from './empty-result.tsx'
import { NothingLeft, ResultView } from './later.ts'
import type { RootState } from './store.ts'

interface Props {
  view: CurrentView
  /** Asks before a result that the person changed is replaced. */
  mayReplace: () => Promise<boolean>
  /** Tailors a result once more. */
  onAgain: (resumeId: string) => void
}

/** What became of the single job: its progress, its result, or what went wrong. */
export function SingleResult({ view, mayReplace, onAgain }: Props) {
  const resumeId = 'resumeId' in view ? view.resumeId : undefined
  const running = view.phase === 'running'
  const dispatch = useJobsDispatch()
  const job = useSelector((state: RootState) => {
    const { id } = state.currentJob
    return id === null ? undefined : selectJobs(state).data?.jobs[id]
  })
  const makePdf = () => {
    if (job) void dispatch(changeJob(job.id, 'retry'))
  }
  async function sendAgain(id: string) {
    if (await mayReplace()) onAgain(id)
  }
  const hasFailed = view.phase === 'failed' && !view.exhausted && !(job && isPdfMissing(job))
  return (
    <>
      <output className="sr-only">
        {running && (view.waitsUntil ? sayWait(view.waitsUntil) : progressText(view.progress))}
        {view.phase === 'waiting' && 'Waiting for the connection'}
      </output>
      <div className="space-y-8">
        {running && <JobProgress progress={view.progress} waitsUntil={view.waitsUntil} />}
        {view.phase === 'waiting' && <JobWaits />}
        {hasFailed && <JobFailed {...view} />}
        {view.phase === 'failed' && view.exhausted && (
          <Suspense>
            <NothingLeft message={view.message} />
          </Suspense>
        )}
        {resumeId !== undefined && (
          <Suspense>
            <ResultView
              key={resumeId}
              resumeId={resumeId}
              pdf={readPdfStand(job, makePdf)}
              onAgain={() => void sendAgain(resumeId)}
            />
          </Suspense>
        )}
        {view.phase === 'none' && <LastResult />}
        {(view.phase === 'none' || view.phase === 'finding') && <EmptyResult />}
      </div>
    </>
  )
}
