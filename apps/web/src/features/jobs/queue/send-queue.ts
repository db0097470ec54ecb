import { SHOWN_TITLE_CHARS } from '@tailorbird/contracts'
import { nanoid } from 'nanoid'
import { describeUnreachable, isFailure, type Failure } from '../../../lib/failure.ts'
import { isSamePress } from '../../../lib/one-press.ts'
import { shorten } from '../../../lib/shorten.ts'
import { failedToast, notified } from '../../../lib/toast-slice.ts'
import { signText, textOf, type UploadedResume } from '../../../lib/uploaded-resume.ts'
import { takeJobs } from '../change-cache.ts'
import { noteRefusal } from '../count-usage.ts'
import { guessTitle, UNTITLED } from '../guess-title.ts'
import { jobsApi } from '../jobs-api.ts'
import { sayOptions } from '../kept-options.ts'
import type { JobsThunk } from '../jobs-root.ts'
import { describeCall, isUnderWay, type Call } from '../outgoing-job.ts'
import {
  jobQueued,
  KEPT_UNSENT,
  queueCallChanged,
  queueCallsRepeated,
  unsentGone,
  type UnsentJob,
} from './queue-slice.ts'

/**
 * Queues one job, once for the second press of a double one. Jobs go out one after the other, so that they
 * arrive in the order of the keystrokes.
 */
export function queueJob(resume: UploadedResume, text: string): JobsThunk<void> {
  return (dispatch, _getState, parts) => {
    const { keep } = parts
    if (isSamePress(parts, `${text}\n${signText(textOf(resume))}`)) return
    dispatch(
      jobQueued({
        id: nanoid(),
        text,
        call: 'waiting',
        failure: null,
        ...textOf(resume),
        fileName: resume.fileName.slice(-255),
      }),
    )
    dispatch(keepUnsent())
    void keep.saved().then(() => dispatch(callNext()))
  }
}

/** Repeats calls that failed, with the same ids: one that got no answer may have arrived. */
export function repeatQueueCalls(calls: Call[], id?: string): JobsThunk<void> {
  return (dispatch) => {
    dispatch(queueCallsRepeated(id === undefined ? { calls } : { calls, id }))
    dispatch(callNext())
  }
}

/** Lets go of a job that the server does not have. */
export function removeUnsent(id: string): JobsThunk<void> {
  return (dispatch) => {
    dispatch(unsentGone([id]))
    dispatch(keepUnsent())
  }
}

function callNext(): JobsThunk<void> {
  return (dispatch, getState) => {
    const { unsent } = getState().queue
    if (unsent.some(({ call }) => call === 'calling')) return
    const next = unsent.find(({ call }) => call === 'waiting')
    if (next) void dispatch(send(next))
  }
}

function send(job: UnsentJob): JobsThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { id, text, originalContent, sections, fileName } = job
    dispatch(queueCallChanged({ id, call: 'calling' }))
    const { data, error } = await dispatch(
      jobsApi.endpoints.createJobs.initiate(
        {
          originalContent,
          sections,
          fileName,
          mode: 'queue',
          jobs: [{ id, jobDescription: text }],
          ...dispatch(sayOptions()),
        },
        { track: false },
      ),
    )
    if (data) {
      dispatch(notified({ title: 'Job queued', tone: 'good' }))
      dispatch(takeJobs(data.jobs))
      dispatch(unsentGone([id]))
    } else {
      const failure = isFailure(error) ? error : describeUnreachable()
      dispatch(queueCallChanged(describeCall(id, failure)))
      dispatch(noteRefusal(failure))
      if (failure.status !== 'unreachable') dispatch(sayRefused(job, failure))
    }
    if (!getState().queue.unsent.some(isUnderWay)) dispatch(keepUnsent())
    dispatch(callNext())
  }
}

function sayRefused({ text }: UnsentJob, failure: Failure) {
  const title = shorten(guessTitle(text) ?? UNTITLED, SHOWN_TITLE_CHARS)
  return failedToast('Processing failed', `Failed to process ${title}: ${failure.message}`, failure)
}

function keepUnsent(): JobsThunk<void> {
  return (_dispatch, getState, { keep }) => keep.write(KEPT_UNSENT, getState().queue.unsent)
}
