import type { JobDto } from '@tailorbird/contracts'
import { countUsage } from './count-usage.ts'
import { jobsApi, selectJobs } from './jobs-api.ts'
import { mergeJob, type JobsCache } from './jobs-cache.ts'
import type { JobsThunk } from './jobs-root.ts'
import { reportJobs } from './report-jobs.ts'

/** Changes the cached jobs, as an answer says, and tells people what that means to them. */
export function changeCache(change: (cache: JobsCache) => void): JobsThunk<void> {
  return (dispatch, getState) => {
    const before = selectJobs(getState()).data
    dispatch(jobsApi.util.updateQueryData('jobs', undefined, change))
    const after = selectJobs(getState()).data
    if (!after) return
    dispatch(countUsage(before, after))
    dispatch(reportJobs(before, after))
  }
}

/**
 * Takes the jobs of an answer to a call of this page. News may have overtaken it, and a repeated call may
 * find its job done: what happened since the job was sent is news all the same.
 */
export function takeJobs(jobs: JobDto[]): JobsThunk<void> {
  return (dispatch, getState) => {
    const before = selectJobs(getState()).data
    const change = (cache: JobsCache) => {
      for (const job of jobs) mergeJob(cache, job)
    }
    dispatch(jobsApi.util.updateQueryData('jobs', undefined, change))
    const after = selectJobs(getState()).data
    if (!before || !after) return
    dispatch(countUsage(before, after, true))
    const sent = jobs.map((job) => [job.id, { ...job, status: 'queued', progress: 0 }] as const)
    dispatch(
      reportJobs({ ...before, jobs: { ...Object.fromEntries(sent), ...before.jobs } }, after),
    )
  }
}
