import { SHOWN_TITLE_CHARS, type JobDto } from '@tailorbird/contracts'
import { countOwnResumes } from '../../lib/analytics-api.ts'
import { shorten } from '../../lib/shorten.ts'
import { notified } from '../../lib/toast-slice.ts'
import { reportBatch } from './batch/report-batch.ts'
import { describeJob, sayError } from './describe-job.ts'
import type { JobsCache } from './jobs-cache.ts'
import type { JobsThunk } from './jobs-root.ts'
import { followLine } from './queue/ready-while-away.ts'
import { statesChanged } from './spoken-slice.ts'
import { wantAnotherPdf } from './want-pdfs.ts'

/**
 * Says what a change of the cached jobs means to people: toasts, files, words for screen readers. Only
 * what changed while the page is open counts, so a job that it did not know before has no news.
 */
export function reportJobs(before: JobsCache | undefined, after: JobsCache): JobsThunk<void> {
  return (dispatch) => {
    const changed = findChanged(before?.jobs ?? {}, after.jobs)
    for (const { was, job } of changed) {
      const isNew = job.status !== was.status || job.attempt !== was.attempt
      if (job.mode === 'queue' && isNew) dispatch(reportQueued(job))
    }
    const tailored = changed.filter(({ was, job }) => !was.resumeId && job.resumeId)
    if (tailored.length > 0) dispatch(countOwnResumes(tailored.length))
    const spoken = changed
      .filter(
        ({ was, job }) => job.mode !== 'single' && job.status !== 'removed' && differ(was, job),
      )
      .map(({ job }) => ({
        id: job.id,
        mode: job.mode,
        title: shorten(job.title, SHOWN_TITLE_CHARS),
        words: describeJob(job),
      }))
    if (spoken.length > 0) dispatch(statesChanged(spoken))
    dispatch(followLine(before, after))
    dispatch(reportBatch(after))
  }
}

function findChanged(before: JobsCache['jobs'], after: JobsCache['jobs']) {
  const changed: { was: JobDto; job: JobDto }[] = []
  for (const [id, job] of Object.entries(after)) {
    const was = before[id]
    if (was && was !== job) changed.push({ was, job })
  }
  return changed
}

const differ = (was: JobDto, job: JobDto) =>
  was.attempt !== job.attempt || describeJob(was) !== describeJob(job)

function reportQueued(job: JobDto): JobsThunk<void> {
  return (dispatch, getState) => {
    const title = shorten(job.title, SHOWN_TITLE_CHARS)
    if (job.status === 'done') {
      dispatch(notified({ title: 'Resume completed', description: title, tone: 'good' }))
      if (getState().queue.autoDownload) dispatch(wantAnotherPdf(job))
    }
    if (job.status === 'error') {
      const description = `Failed to process ${title}: ${sayError(job.error)}`
      dispatch(notified({ title: 'Processing failed', description, tone: 'bad' }))
    }
  }
}
