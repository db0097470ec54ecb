import type { JobDto, TailorRequest } from '@tailorbird/contracts'
import { api } from '../../lib/http.ts'
import { emptyJobs, type JobsCache } from './jobs-cache.ts'
import { followJobs } from './job-feed.ts'

export const jobsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The owner's jobs, alive: starts empty, is filled and kept up to date by the feed. */
    jobs: build.query<JobsCache, void>({
      queryFn: () => ({ data: emptyJobs() }),
      onCacheEntryAdded: (_none, lifecycle) => followJobs(lifecycle),
    }),
    /** Hands one job in. The same `jobId` again changes nothing. */
    tailor: build.mutation<JobDto, TailorRequest>({
      query: (body) => ({
        url: '/api/resume/tailor',
        method: 'POST',
        headers: { prefer: 'respond-async' },
        body,
      }),
    }),
  }),
})

export const { useJobsQuery } = jobsApi
