import type {
  BatchChange,
  BatchDto,
  BatchPage,
  CheckedPostings,
  CreateJobs,
  JobDto,
  ResumeRequest,
  TailorRequest,
} from '@tailorbird/contracts'
import { api } from '../../lib/http.ts'
import { emptyJobs, type JobsCache } from './jobs-cache.ts'
import { followJobs } from './job-feed.ts'

/** What can be asked of one job, and of a whole batch. */
export type JobChange = 'cancel' | 'retry' | 'remove'
export type BatchWish = 'pause' | 'resume' | 'cancel' | 'retry-failed'

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
    /** What a result was made from. */
    resumeRequest: build.query<ResumeRequest, string>({
      query: (id) => ({ url: `/api/resume/${encodeURIComponent(id)}/request` }),
    }),
    /** Asks what postings ask for, before they are handed in. */
    checkPostings: build.mutation<CheckedPostings, { postings: string[] }>({
      query: (body) => ({ url: '/api/postings/check', method: 'POST', body }),
    }),
    /** Hands several in. The same ids again change nothing. */
    createJobs: build.mutation<BatchDto, CreateJobs>({
      query: (body) => ({ url: '/api/jobs', method: 'POST', body }),
    }),
    /** A retry answers with the job, the others with nothing. */
    changeJob: build.mutation<JobDto | null, { id: string; change: JobChange }>({
      query: ({ id, change }) =>
        change === 'remove'
          ? { url: `/api/jobs/${id}`, method: 'DELETE' }
          : { url: `/api/jobs/${id}/${change}`, method: 'POST' },
    }),
    /** The owner's batches, in pages; `refresh-batches` keeps those that are here up to date. */
    batches: build.infiniteQuery<BatchPage, void, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor,
      },
      query: ({ pageParam }) => ({
        url:
          pageParam === null
            ? '/api/batches'
            : `/api/batches?cursor=${encodeURIComponent(pageParam)}`,
      }),
      providesTags: ['user'],
    }),
    changeBatch: build.mutation<BatchChange, { id: string; wish: BatchWish }>({
      query: ({ id, wish }) => ({ url: `/api/batches/${id}/${wish}`, method: 'POST' }),
    }),
  }),
})

export const selectJobs = jobsApi.endpoints.jobs.select()
export const { useJobsQuery, useBatchesInfiniteQuery } = jobsApi
