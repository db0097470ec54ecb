import { progressText } from '@tailorbird/contracts'
import { Suspense } from 'react'
import { JobFailed } from '../features/jobs/job-failed.tsx'
import { JobProgress } from '../features/jobs/job-progress.tsx'
import { JobWaits } from '../features/jobs/job-waits.tsx'
import type { CurrentView } from '../features/jobs/current-view.ts'
import { useTailorAgain } from '../features/jobs/use-tailor-again.ts'
import { EmptyResult } from './empty-result.tsx'
import { NothingLeft, ResultView } from './later.ts'

interface Props {
  view: CurrentView
  /** The same texts are on their way once more. */
  onSent: () => void
}

/** What became of the single job: its progress, its result, or what went wrong. */
export function SingleResult({ view, onSent }: Props) {
  const tailorAgain = useTailorAgain(onSent)
  const resumeId = 'resumeId' in view ? view.resumeId : undefined
  const running = view.phase === 'running'
  return (
    <>
      <output className="sr-only">
        {running && progressText(view.progress)}
        {view.phase === 'waiting' && 'Waiting for the connection'}
      </output>
      <div className="space-y-8">
        {running && <JobProgress progress={view.progress} />}
        {view.phase === 'waiting' && <JobWaits />}
        {view.phase === 'failed' && !view.exhausted && <JobFailed {...view} />}
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
              preparing={running}
              onAgain={tailorAgain}
            />
          </Suspense>
        )}
        {(view.phase === 'none' || view.phase === 'finding') && <EmptyResult />}
      </div>
    </>
  )
}
