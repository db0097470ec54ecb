import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { TailorOptions } from '@tailorbird/contracts'
import { nanoid } from 'nanoid'
import { useDispatch } from 'react-redux'
import { describeUnreachable, isFailure, isUnexpected } from '../../lib/failure.ts'
import { isSamePress } from '../../lib/one-press.ts'
import type { Parts } from '../../lib/parts.ts'
import { signText, type ResumeText } from '../../lib/uploaded-resume.ts'
import { takeJobs } from './change-cache.ts'
import { noteRefusal } from './count-usage.ts'
import { viewCurrentJob } from './current-view.ts'
import {
  jobAdopted,
  jobForgotten,
  jobRefused,
  jobSent,
  KEPT_JOB,
  KEPT_REQUEST,
} from './current-job-slice.ts'
import { jobsApi } from './jobs-api.ts'
import type { JobsRoot, JobsThunk } from './jobs-root.ts'
import { sayOptions } from './kept-options.ts'

/** The texts of one tailoring. */
interface Texts extends ResumeText {
  jobDescription: string
  fileName?: string | undefined
  /** How these were to be written; what is sent anew asks for what is chosen now. */
  options?: TailorOptions | undefined
  /** Made even where there is a result of the same. */
  anew?: boolean | undefined
}

/** The form's button, the one beside a failure, the one beside a result, or the page when the line is back. */
type Asker = 'form' | 'retry' | 'again' | 'line'

export const useJobsDispatch =
  useDispatch.withTypes<ThunkDispatch<JobsRoot, Parts, UnknownAction>>()

/**
 * Sends the texts as a new job and shows it. While a job is on its way, and for the second click of a double
 * click, it does nothing: forms know of a press only when they were drawn again. The same texts keep their job
 * id after a call without an answer, or with one of a server or proxy that broke: that call may have arrived,
 * and arriving twice takes one generation.
 * @param by what asks for it: another button is another press
 */
export function tailorResume(texts: Texts, by: Asker): JobsThunk<Promise<void>> {
  return async (dispatch, getState, parts) => {
    const { keep } = parts
    const isSame = isSamePress(parts, [by, texts.jobDescription, signText(texts)].join('\n'))
    if (isSame || viewCurrentJob(getState()).phase === 'running') return
    const jobId = findUncertainId(getState(), texts) ?? nanoid()
    const isMeantAsBefore = by === 'again' || by === 'line'
    const request = { ...texts, ...(isMeantAsBefore ? {} : dispatch(sayOptions())), jobId }
    dispatch(jobSent(request))
    // The texts first: what is stored when the page goes is whole, or nothing.
    keep.write(KEPT_REQUEST, request)
    keep.write(KEPT_JOB, jobId)
    // A closed tab loses nothing: it is kept before it goes out.
    await keep.saved()
    const { data, error } = await dispatch(
      jobsApi.endpoints.tailor.initiate(request, { track: false }),
    )
    const failure = isFailure(error) ? error : describeUnreachable()
    const isCurrent = getState().currentJob.id === jobId
    if (isCurrent && (data || failure.status !== 'unreachable')) keep.write(KEPT_REQUEST, null)
    if (data) dispatch(takeJobs([data]))
    else {
      dispatch(noteRefusal(failure))
      if (isCurrent) dispatch(jobRefused(failure))
    }
  }
}

/** Whether the single job's call got no answer, so that it goes out again by itself. */
export function isSingleUnanswered({ currentJob: { sent, failure } }: JobsRoot): boolean {
  return sent !== null && failure?.status === 'unreachable'
}

/** Makes the single job's call again, with the id that it had, when it got no answer. */
export function repeatTailor(): JobsThunk<void> {
  return (dispatch, getState) => {
    const { sent } = getState().currentJob
    if (!sent || !isSingleUnanswered(getState())) return
    void dispatch(tailorResume(sent, 'line'))
  }
}

/** Lets the page go of its job; the row stays with the server. */
export function forgetJob(): JobsThunk<void> {
  return (dispatch, _getState, { keep }) => {
    dispatch(jobForgotten())
    keep.write(KEPT_JOB, null)
    keep.write(KEPT_REQUEST, null)
  }
}

/** Shows a job of before again, as after the mode was switched. */
export function openJob(id: string): JobsThunk<void> {
  return (dispatch, _getState, { keep }) => {
    dispatch(jobAdopted(id))
    keep.write(KEPT_JOB, id)
  }
}

function findUncertainId({ currentJob: { sent, failure } }: JobsRoot, texts: Texts) {
  if (!sent || !failure) return undefined
  if (failure.status !== 'unreachable' && !isUnexpected(failure)) return undefined
  const same =
    signText(sent) === signText(texts) &&
    sent.jobDescription === texts.jobDescription &&
    sent.fileName === texts.fileName
  return same ? sent.jobId : undefined
}
