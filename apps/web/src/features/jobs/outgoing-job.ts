import { isFailure, type Failure } from '../../lib/failure.ts'

/**
 * Where a job's call to the server is: it waits for its turn, is under way, was taken in, got no answer
 * (it may have arrived: repeat it with the same id), or was refused.
 */
export type Call = 'waiting' | 'calling' | 'taken' | 'unanswered' | 'refused'

/** A job on its way to the server. */
export interface OutgoingJob {
  /** Ours, 21 characters; the server's job has the same. */
  id: string
  text: string
  call: Call
  /** Why there is no job yet. */
  failure: Failure | null
}

export interface CallChange {
  id: string
  call: Call
  failure?: Failure
}

/** Takes what became of a call. Changes the job in the list. */
export function applyCall(jobs: OutgoingJob[], { id, call, failure }: CallChange): void {
  const job = jobs.find((known) => known.id === id)
  if (job) Object.assign(job, { call, failure: failure ?? null })
}

/** Puts those whose calls failed in line again. @param id only this one. Changes the jobs. */
export function applyRetry(jobs: OutgoingJob[], calls: Call[], id?: string): void {
  for (const job of jobs) {
    if (calls.includes(job.call) && (id === undefined || job.id === id)) job.call = 'waiting'
  }
}

/** @returns whether it has not ended: its answer is still to come */
export const isUnderWay = ({ call }: OutgoingJob): boolean =>
  call === 'waiting' || call === 'calling'

/** What a failed call amounts to. */
export function describeCall(id: string, failure: Failure): CallChange {
  return { id, call: failure.status === 'unreachable' ? 'unanswered' : 'refused', failure }
}

/** Whether it goes out again by itself, as soon as the server can be reached. */
export const isUnanswered = ({ call }: OutgoingJob): boolean => call === 'unanswered'

/** Reads what an earlier visit kept. A call that waited or was under way then may have arrived or not. */
export function parseKeptJob(kept: unknown): OutgoingJob | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const { id, text, call, failure } = kept as Record<string, unknown>
  if (typeof id !== 'string' || typeof text !== 'string') return undefined
  if (call === 'refused' && isFailure(failure)) return { id, text, call, failure }
  return { id, text, call: call === 'taken' ? 'taken' : 'unanswered', failure: null }
}
