import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { TailorRequest } from '@tailorbird/contracts'
import { describeUnreachable, type Failure } from '../../lib/failure.ts'
import type { JobsCache } from './jobs-cache.ts'

interface CurrentJob {
  /** The job that this page shows; it may not have reached the server. */
  id: string | null
  /** What was sent from this page, or by an earlier visit that saw no answer. */
  sent: TailorRequest | null
  /** Why the server did not take it. */
  failure: Failure | null
}

export interface CurrentJobRoot {
  currentJob: CurrentJob
}

const initialState: CurrentJob = { id: null, sent: null, failure: null }

/** Where the current job's id is kept, for a reload. */
export const KEPT_JOB = 'job'
/** Where its request is kept until the server has answered it. */
export const KEPT_REQUEST = 'job-request'

/** Reads what an earlier visit kept. A request without an answer goes out again. */
export function parseKeptJobOf(id: unknown, request: unknown): CurrentJob {
  const sent = request as TailorRequest | null | undefined
  if (sent?.jobId !== undefined) return { id: sent.jobId, sent, failure: describeUnreachable() }
  return { ...initialState, id: typeof id === 'string' ? id : null }
}

/** Which job the page shows, and the request on its way. The job itself is in the cached list. */
export const currentJobSlice = createSlice({
  name: 'currentJob',
  initialState,
  reducers: {
    jobAdopted: (_state, { payload }: PayloadAction<string>) => ({
      id: payload,
      sent: null,
      failure: null,
    }),
    jobSent: (_state, { payload }: PayloadAction<TailorRequest & { jobId: string }>) => ({
      id: payload.jobId,
      sent: payload,
      failure: null,
    }),
    jobForgotten: () => initialState,
    jobRefused: (state, { payload }: PayloadAction<Failure>) => ({ ...state, failure: payload }),
  },
})

export const { jobAdopted, jobForgotten, jobSent, jobRefused } = currentJobSlice.actions

/**
 * Finds the job to show after a reload that forgot its id: the newest single job that still runs. An id that
 * the server does not know, and with it no texts to send, is forgotten.
 * @returns the action, or undefined when the page has its job
 */
export function adoptRunningJob({ currentJob }: CurrentJobRoot, cache: JobsCache | undefined) {
  if (!cache || currentJob.sent || (currentJob.id && cache.jobs[currentJob.id])) return undefined
  const running = Object.values(cache.jobs)
    .filter((job) => job.mode === 'single')
    .filter((job) => job.status === 'queued' || job.status === 'processing')
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0]
  if (running) return jobAdopted(running.id)
  return currentJob.id && cache.loaded ? jobForgotten() : undefined
}
