import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { parseKeptText, type ResumeText } from '../../../lib/uploaded-resume.ts'
import {
  applyCall,
  applyRetry,
  isUnderWay,
  parseKeptJob,
  type Call,
  type CallChange,
  type OutgoingJob,
} from '../outgoing-job.ts'

/** The batch whose results the page shows. Its jobs' states are in the cached list. */
export interface Batch extends ResumeText {
  /** Ours; the server's batch has the same. */
  id: string
  fileName: string
  /** In the order of the list. */
  jobs: OutgoingJob[]
  /** They were refused together: each goes by itself. */
  apart: boolean
  /** Somebody wants to cancel it; the calls under way are awaited first. */
  cancelling: boolean
  /** Whom 'Cancel all' was meant for in this visit; those that were done meanwhile stay. */
  lost: string[]
  /** Its end has been said. */
  announced: boolean
}

export interface BatchRoot {
  batch: Batch | null
}

const edit = (change: (batch: Batch) => void) => (batch: Batch | null) => {
  if (batch) change(batch)
}

export const batchSlice = createSlice({
  name: 'batch',
  initialState: null as Batch | null,
  reducers: {
    batchStarted: (
      _old,
      { payload }: PayloadAction<Pick<Batch, 'id' | 'fileName' | 'jobs'> & ResumeText>,
    ) => ({ ...payload, apart: false, cancelling: false, lost: [], announced: false }),
    batchForgotten: () => null,
    /** Answers that came while it was away are not known: what was on its way goes out again. */
    batchRestored: (_now, { payload }: PayloadAction<Batch>): Batch => ({
      ...payload,
      jobs: payload.jobs.map((job) => (isUnderWay(job) ? { ...job, call: 'unanswered' } : job)),
    }),
    /** An answer for a batch of before changes nothing: its jobs are not in the list. */
    callChanged: (batch, { payload }: PayloadAction<CallChange>) =>
      edit(({ jobs }) => applyCall(jobs, payload))(batch),
    /** The same of several that go out together. */
    callsChanged: (
      batch,
      { payload: { ids, ...change } }: PayloadAction<Omit<CallChange, 'id'> & { ids: string[] }>,
    ) =>
      edit(({ jobs }) => {
        const together = new Set(ids)
        for (const { id } of jobs.filter((job) => together.has(job.id)))
          applyCall(jobs, { id, ...change })
      })(batch),
    /** The server took none of those that went out together. */
    callsRefused: edit((batch) => {
      batch.apart = true
      for (const job of batch.jobs) if (job.call === 'calling') job.call = 'waiting'
    }),
    /** Jobs go out again. */
    callsRepeated: (batch, { payload }: PayloadAction<{ calls: Call[]; id?: string }>) =>
      edit((known) => {
        applyRetry(known.jobs, payload.calls, payload.id)
        known.announced = false
      })(batch),
    /** One more job of a posting, beside the one before it. */
    jobAdded: (batch, { payload }: PayloadAction<{ after: string; job: OutgoingJob }>) =>
      edit((known) => {
        // Behind all that was made of its posting: the last is the newest.
        const at = known.jobs.findLastIndex(
          ({ id, text }) => id === payload.after || text === payload.job.text,
        )
        known.jobs.splice(at + 1, 0, payload.job)
        known.announced = false
      })(batch),
    /** The line is down: what waits need not be tried. */
    lineBroke: edit(({ jobs }) => {
      for (const job of jobs) if (job.call === 'waiting') job.call = 'unanswered'
    }),
    /** What was not taken in yet is let go; the server is told about the rest. */
    cancelAsked: (batch, { payload }: PayloadAction<{ lost: string[] }>) =>
      edit((known) => {
        known.jobs = known.jobs.filter(({ call }) => call === 'taken' || call === 'calling')
        known.cancelling = true
        known.lost = payload.lost
      })(batch),
    cancelSent: edit((batch) => {
      batch.cancelling = false
    }),
    /** The rows say which jobs the server has, and which are gone. */
    rowsSeen: (batch, { payload }: PayloadAction<{ taken: string[]; gone: string[] }>) =>
      edit((known) => {
        const gone = new Set(payload.gone)
        known.jobs = known.jobs.filter(({ id }) => !gone.has(id))
        for (const id of payload.taken) applyCall(known.jobs, { id, call: 'taken' })
      })(batch),
    /** Its end was said, or a job of it was tried again and there will be another. */
    endAnnounced: (batch, { payload }: PayloadAction<boolean>) =>
      edit((known) => {
        known.announced = payload
      })(batch),
  },
})

export const {
  batchStarted,
  batchForgotten,
  batchRestored,
  callChanged,
  callsChanged,
  callsRefused,
  callsRepeated,
  jobAdded,
  lineBroke,
  cancelAsked,
  cancelSent,
  rowsSeen,
  endAnnounced,
} = batchSlice.actions

/** Where the batch is kept, for a reload. */
export const KEPT_BATCH = 'batch'

/** Reads what an earlier visit kept; anything else than a batch counts as none. */
export function parseKeptBatch(kept: unknown): Batch | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { id, fileName, jobs, announced } = kept as Record<string, unknown>
  const text = parseKeptText(kept)
  if (typeof id !== 'string' || !text) return null
  if (typeof fileName !== 'string' || !Array.isArray(jobs)) return null
  return {
    ...text,
    id,
    fileName,
    jobs: jobs.map(parseKeptJob).filter((job) => job !== undefined),
    apart: false,
    cancelling: false,
    lost: [],
    announced: announced === true,
  }
}
