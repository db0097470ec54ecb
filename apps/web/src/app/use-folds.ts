import type { JobMode } from '@tailorbird/contracts'
import { useEffect, useMemo, useRef } from 'react'
import { shallowEqual, useSelector } from 'react-redux'
import { selectBatch } from '../features/jobs/batch/select-batch.ts'
import type { CurrentView } from '../features/jobs/current-view.ts'
import { selectJobs } from '../features/jobs/jobs-api.ts'
import { nameTitles } from '../features/jobs/name-titles.ts'
import { selectQueue } from '../features/jobs/queue/select-queue.ts'
import { countWords } from '../lib/describe-size.ts'
import type { Fold } from './page-section.tsx'
import type { RootState } from './store.ts'

/** The result that the page of a single job is about; undefined where it shows none, or an older one instead. */
export function readResultId(view: CurrentView): string | undefined {
  if (view.phase === 'done' || view.phase === 'running') return view.resumeId
  return view.phase === 'failed' && !view.exhausted ? view.resumeId : undefined
}

/** What there is a result of, by which its inputs fold, and its postings in a line. */
interface Folded {
  of: string | undefined
  /** undefined where the postings stay open. */
  postings: string | undefined
}

const OPEN: Folded = { of: undefined, postings: undefined }

function foldSingle(state: RootState, view: CurrentView): Folded {
  const { id } = state.currentJob
  if (id === null || (readResultId(view) === undefined && view.phase !== 'finding')) return OPEN
  const job = selectJobs(state).data?.jobs[id]
  return { of: id, postings: job ? `${job.title} at ${job.company}` : 'Your last posting' }
}

function foldBatch(state: RootState): Folded {
  const batch = selectBatch(state)
  const jobs = selectJobs(state).data?.jobs
  if (!batch || (jobs && batch.done.length === 0)) return OPEN
  // One that was tailored again is one posting.
  const newest = new Map(state.batch?.jobs.map(({ id, text }) => [text || id, id]))
  const ids = [...newest.values()]
  const { length } = ids
  const count = length === 1 ? '1 posting' : `${length} postings`
  const named = nameTitles(ids.flatMap((id) => jobs?.[id] ?? []))
  return { of: batch.id, postings: named === '' ? count : `${count}: ${named}` }
}

/** The next posting is added below its resume: only that folds. */
function foldQueue(state: RootState): Folded {
  const { line, ended } = selectQueue(state)
  const isEmpty = selectJobs(state).data !== undefined && line.length + ended.length === 0
  return isEmpty ? OPEN : { of: 'queue', postings: undefined }
}

/**
 * What the inputs fold to once there is a result, in a queue once something is in it, and while a page that was loaded
 * again looks for it: what is open meanwhile would close under somebody's hands.
 */
export function useFolds(mode: JobMode, view: CurrentView) {
  const { of, postings } = useSelector((state: RootState) => {
    if (mode === 'single') return foldSingle(state, view)
    return mode === 'batch' ? foldBatch(state) : foldQueue(state)
  }, shallowEqual)
  const resume = useSelector((state: RootState) => state.resume)
  const isFolded = of !== undefined && !(mode === 'single' && view.phase === 'finding')
  const wasFolded = useRef(isFolded)

  useEffect(() => {
    const isNew = isFolded && !wasFolded.current
    wasFolded.current = isFolded
    const { activeElement } = document
    const result = document.getElementById('result')
    // What stood above has gone: whoever waits at the result, or types the next posting, stays there.
    if (isNew && result?.contains(activeElement)) result.scrollIntoView()
    else if (isNew && activeElement?.closest('#job'))
      activeElement.scrollIntoView({ block: 'nearest' })
  }, [isFolded])

  return useMemo((): { upload: Fold | undefined; job: Fold | undefined } => {
    if (of === undefined) return { upload: undefined, job: undefined }
    const words = resume ? `, ${countWords(resume.content).toLocaleString('en')} words` : ''
    return {
      upload: resume ? { of, line: `${resume.fileName}${words}` } : undefined,
      job: postings === undefined ? undefined : { of, line: postings },
    }
  }, [of, postings, resume])
}
