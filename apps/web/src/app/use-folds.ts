import { useEffect, useMemo, useRef } from 'react'
import { useSelector } from 'react-redux'
import type { CurrentView } from '../features/jobs/current-view.ts'
import { selectJobs } from '../features/jobs/jobs-api.ts'
import { countWords } from '../lib/describe-size.ts'
import type { Fold } from './page-section.tsx'
import type { RootState } from './store.ts'

/** The result that the page of a single job is about; undefined where it shows none, or an older one instead. */
export function readResultId(view: CurrentView): string | undefined {
  if (view.phase === 'done' || view.phase === 'running') return view.resumeId
  return view.phase === 'failed' && !view.exhausted ? view.resumeId : undefined
}

/**
 * What the inputs fold to once there is a result, and while a page that was loaded again looks for it: what is open
 * meanwhile would close under somebody's hands.
 * @param isSingle the mode that shows one result
 */
export function useFolds(isSingle: boolean, view: CurrentView) {
  const resumeId = isSingle ? readResultId(view) : undefined
  const jobId = useSelector((state: RootState) => state.currentJob.id)
  const of =
    jobId !== null && (resumeId !== undefined || (isSingle && view.phase === 'finding'))
      ? jobId
      : undefined
  const resume = useSelector((state: RootState) => state.resume)
  const job = useSelector(({ currentJob: { id }, ...state }: RootState) =>
    id === null ? undefined : selectJobs(state).data?.jobs[id],
  )
  const wasFolded = useRef(resumeId !== undefined)

  useEffect(() => {
    const isNew = resumeId !== undefined && !wasFolded.current
    wasFolded.current = resumeId !== undefined
    const result = document.getElementById('result')
    // What stood above has gone: whoever waits at the result stays there.
    if (isNew && result?.contains(document.activeElement)) result.scrollIntoView()
  }, [resumeId])

  return useMemo((): { upload: Fold | undefined; job: Fold | undefined } => {
    if (of === undefined) return { upload: undefined, job: undefined }
    const words = resume ? `, ${countWords(resume.content).toLocaleString('en')} words` : ''
    return {
      upload: resume ? { of, line: `${resume.fileName}${words}` } : undefined,
      job: { of, line: job ? `${job.title} at ${job.company}` : 'Your last posting' },
    }
  }, [job, of, resume])
}
