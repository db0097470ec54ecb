import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { nanoid } from 'nanoid'
import { describeUnreachable, isFailure, type Failure } from '../../../lib/failure.ts'
import { isSamePress } from '../../../lib/one-press.ts'
import type { Parts } from '../../../lib/parts.ts'
import { readLeft } from '../../../lib/usage-api.ts'
import {
  findCorrected,
  signText,
  textOf,
  type UploadedResume,
} from '../../../lib/uploaded-resume.ts'
import { takeJobs } from '../change-cache.ts'
import { noteRefusal } from '../count-usage.ts'
import { jobsApi, selectJobs } from '../jobs-api.ts'
import { sayOptions } from '../kept-options.ts'
import type { JobsRoot, JobsThunk } from '../jobs-root.ts'
import { describeCall, isUnderWay, type Call, type OutgoingJob } from '../outgoing-job.ts'
import {
  batchStarted,
  callChanged,
  callsChanged,
  callsRefused,
  callsRepeated,
  jobAdded,
  lineBroke,
  type Batch,
} from './batch-slice.ts'
import { finishCancel } from './change-batch.ts'
import { keepBatch } from './keep-batch.ts'
import { pickTogether } from './pick-together.ts'
import { reportBatch } from './report-batch.ts'
import { selectBatch } from './select-batch.ts'

/** Calls at once; browsers allow six to one server, and the page has others to make. */
const CALLS_AT_ONCE = 4

/**
 * Starts a batch: many jobs in one call, and few, or those that were refused together, in one call each, a few at a time,
 * so that each is accepted or refused by itself. While one is on its
 * way, and for the second click of a double click, it does nothing.
 */
export function tailorAll(resume: UploadedResume, texts: string[]): JobsThunk<void> {
  return (dispatch, getState, parts) => {
    const isSame = isSamePress(parts, [...texts, signText(textOf(resume))].join('\n'))
    if (isSame || (selectBatch(getState())?.open ?? 0) > 0) return
    dispatch(
      batchStarted({
        id: crypto.randomUUID(),
        ...textOf(resume),
        fileName: resume.fileName.slice(-255),
        jobs: texts.map(outgoing),
      }),
    )
    dispatch(sendKept())
  }
}

/**
 * Makes one more job of a posting of the batch, from the same resume and in the same way; its result stays.
 * @param onBegun gets the new job's id
 * @returns false where the posting is not here any more, or how the resume is read was put right since
 */
export function tailorJobAgain(id: string, onBegun: (id: string) => void): JobsThunk<boolean> {
  return (dispatch, getState, parts) => {
    const { batch, resume } = getState()
    const text = batch?.jobs.find((job) => job.id === id)?.text ?? ''
    // A batch has one resume: what was put right since goes out by itself.
    if (!batch || text === '' || findCorrected(batch, resume)) return false
    if (isSamePress(parts, `again ${id}`)) return true
    const job = outgoing(text)
    dispatch(jobAdded({ after: id, job }))
    dispatch(sendKept())
    onBegun(job.id)
    return true
  }
}

const outgoing = (text: string): OutgoingJob => ({
  id: nanoid(),
  text,
  call: 'waiting',
  failure: null,
})

/** A closed tab loses nothing: all of it is kept before the first call goes out. */
function sendKept(): JobsThunk<void> {
  return (dispatch, _getState, { keep }) => {
    dispatch(keepBatch())
    void keep.saved().then(() => dispatch(callNext()))
  }
}

/** Repeats calls that failed, with the same ids: one that got no answer may have arrived. */
export function repeatCalls(calls: Call[], id?: string): JobsThunk<void> {
  return (dispatch, getState) => {
    if (!getState().batch?.jobs.some(({ call }) => calls.includes(call))) return
    dispatch(callsRepeated(id === undefined ? { calls } : { calls, id }))
    dispatch(callNext())
  }
}

function callNext(): JobsThunk<void> {
  return (dispatch, getState) => {
    const { batch } = getState()
    if (!batch) return
    const calling = batch.jobs.filter(({ call }) => call === 'calling').length
    const waiting = batch.jobs.filter(({ call }) => call === 'waiting')
    const together = calling === 0 ? pickTogether(batch, readLeft(getState())) : []
    if (together.length > 0) {
      void dispatch(sendTogether(batch, together))
      return
    }
    // Not more than can be made, so that the first ones are; the others are refused after them.
    const left = readLeft(getState()) ?? CALLS_AT_ONCE
    const atOnce = Math.min(CALLS_AT_ONCE, Math.max(1, left))
    for (const job of waiting.slice(0, Math.max(0, atOnce - calling))) {
      void dispatch(send(batch, job))
    }
    if (!batch.jobs.some(isUnderWay)) dispatch(settle(batch))
  }
}

/** Those that go out in one call: all or none of them is taken. */
function sendTogether(batch: Batch, jobs: OutgoingJob[]): JobsThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const ids = jobs.map(({ id }) => id)
    dispatch(callsChanged({ ids, call: 'calling' }))
    const { id: batchId, originalContent, sections, fileName } = batch
    const request = {
      originalContent,
      sections,
      fileName,
      batchId,
      mode: 'batch' as const,
      jobs: jobs.map(({ id, text }) => ({ id, jobDescription: text })),
      ...dispatch(sayOptions()),
    }
    const { data, error } = await dispatch(
      jobsApi.endpoints.createJobs.initiate(request, { track: false }),
    )
    const failure: Failure = isFailure(error) ? error : describeUnreachable()
    const isCurrent = getState().batch?.id === batch.id
    if (data) {
      dispatch(takeJobs(data.jobs))
      dispatch(callsChanged({ ids, call: 'taken' }))
    } else if (failure.status === 'unreachable') {
      dispatch(callsChanged({ ids, call: 'unanswered', failure }))
      if (isDown(getState())) dispatch(lineBroke())
    } else if (isCurrent) dispatch(callsRefused())
    if (isCurrent) dispatch(callNext())
  }
}

const isDown = ({ connection }: JobsRoot): boolean =>
  connection.status !== 'fine' || !navigator.onLine

function send(batch: Batch, { id, text }: OutgoingJob): JobsThunk<Promise<void>> {
  return async (dispatch, getState) => {
    dispatch(callChanged({ id, call: 'calling' }))
    const answer = await dispatch(callTailor(batch, id, text))
    if ('job' in answer) {
      dispatch(takeJobs([answer.job]))
      dispatch(callChanged({ id, call: 'taken' }))
    } else {
      dispatch(callChanged(describeCall(id, answer.failure)))
      dispatch(noteRefusal(answer.failure))
      if (answer.failure.status === 'unreachable' && isDown(getState())) dispatch(lineBroke())
    }
    if (getState().batch?.id === batch.id) dispatch(callNext())
  }
}

function callTailor(
  { id: batchId, originalContent, sections, fileName, jobs }: Batch,
  jobId: string,
  text: string,
) {
  // One more of the same posting is meant as one.
  const anew = jobs.find((job) => job.text === text)?.id !== jobId
  return async (dispatch: ThunkDispatch<JobsRoot, Parts, UnknownAction>) => {
    const request = {
      originalContent,
      sections,
      jobDescription: text,
      fileName,
      batchId,
      jobId,
      ...(anew && { anew }),
      ...dispatch(sayOptions()),
    }
    const { data, error } = await dispatch(
      jobsApi.endpoints.tailor.initiate(request, { track: false }),
    )
    if (data) return { job: data }
    const failure: Failure = isFailure(error) ? error : describeUnreachable()
    return { failure }
  }
}

/** All calls have ended. */
function settle(batch: Batch): JobsThunk<void> {
  return (dispatch, getState) => {
    dispatch(keepBatch())
    if (batch.cancelling) dispatch(finishCancel(batch))
    const cache = selectJobs(getState()).data
    if (cache) dispatch(reportBatch(cache))
  }
}
