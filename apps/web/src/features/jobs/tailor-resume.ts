import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { nanoid } from 'nanoid'
import { useDispatch } from 'react-redux'
import { describeUnreachable, type Failure } from '../../lib/failure.ts'
import type { Parts } from '../../lib/parts.ts'
import { jobRefused, jobSent, type JobsRoot } from './current-job-slice.ts'
import { jobsApi } from './jobs-api.ts'
import { mergeJob } from './jobs-cache.ts'

/** The texts of one tailoring. */
interface Texts {
  originalContent: string
  jobDescription: string
  fileName: string
}

export const useJobsDispatch =
  useDispatch.withTypes<ThunkDispatch<JobsRoot, Parts, UnknownAction>>()

/** Where the current job's id is kept, for a reload. */
export const KEPT_JOB = 'job'

/**
 * Sends the texts as a new job and shows it. The same texts after a call without an answer keep their
 * job id, because that call may have arrived.
 */
export function tailorResume(
  texts: Texts,
): ThunkAction<Promise<void>, JobsRoot, Parts, UnknownAction> {
  return async (dispatch, getState, { keep }) => {
    const jobId = findUnansweredId(getState(), texts) ?? nanoid()
    const request = { ...texts, jobId }
    dispatch(jobSent(request))
    keep.write(KEPT_JOB, jobId)
    const { data, error } = await dispatch(
      jobsApi.endpoints.tailor.initiate(request, { track: false }),
    )
    if (data) {
      dispatch(jobsApi.util.updateQueryData('jobs', undefined, (cache) => mergeJob(cache, data)))
      return
    }
    const failure = isFailure(error) ? error : describeUnreachable()
    dispatch(jobRefused(failure))
  }
}

function findUnansweredId({ currentJob: { sent, failure } }: JobsRoot, texts: Texts) {
  if (failure?.status !== 'unreachable' || !sent) return undefined
  const same =
    sent.originalContent === texts.originalContent &&
    sent.jobDescription === texts.jobDescription &&
    sent.fileName === texts.fileName
  return same ? sent.jobId : undefined
}

function isFailure(error: unknown): error is Failure {
  return typeof error === 'object' && error !== null && 'status' in error && 'detail' in error
}
