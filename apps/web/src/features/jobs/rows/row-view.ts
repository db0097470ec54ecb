import type { JobDto } from '@tailorbird/contracts'
import { isUnexpected } from '../../../lib/failure.ts'
import { describeJob } from '../describe-job.ts'
import { guessTitle, UNTITLED } from '../guess-title.ts'
import { selectJobs } from '../jobs-api.ts'
import type { JobsRoot } from '../jobs-root.ts'
import type { OutgoingJob } from '../outgoing-job.ts'

/** A job as a list shows it: flat, so that a row is only drawn anew when it changed. */
export interface RowView {
  title: string
  company: string | undefined
  /** 'sending' and 'unsent' are ours: the server does not have the job yet. */
  state: 'finding' | 'sending' | 'unsent' | 'refused' | 'queued' | 'processing' | 'done' | 'error'
  words: string
  /** How well the result matches; undefined as long as there is none. */
  score: string | undefined
  progress: number
  resumeId: string | undefined
  /** For support. */
  reference: string | undefined
}

/** @returns undefined when there is no such job */
export function viewRow(state: JobsRoot, id: string): RowView | undefined {
  const job = selectJobs(state).data?.jobs[id]
  if (job) return job.status === 'removed' ? undefined : viewJob(job, job.status)
  const isIt = (outgoing: OutgoingJob) => outgoing.id === id
  const outgoing = state.queue.unsent.find(isIt) ?? state.batch?.jobs.find(isIt)
  return outgoing && viewOutgoing(outgoing)
}

function viewJob(job: JobDto, state: RowView['state']): RowView {
  const { title, company, progress, resumeId } = job
  return {
    title,
    company,
    state,
    words: describeJob(job),
    score: state === 'done' ? describeScore(job.matchScore) : undefined,
    progress,
    resumeId,
    // The log knows each job under its id.
    reference: state === 'error' ? job.id : undefined,
  }
}

function describeScore(score: JobDto['matchScore']): string | undefined {
  if (score === undefined) return undefined
  return score === null ? 'no score' : `match ${score} of 100`
}

function viewOutgoing({ text, call, failure }: OutgoingJob): RowView {
  const base = {
    title: guessTitle(text) ?? UNTITLED,
    company: undefined,
    score: undefined,
    progress: 0,
    resumeId: undefined,
    reference: undefined,
  }
  if (call === 'taken') return { ...base, state: 'finding', words: 'Looking for it…' }
  if (call === 'unanswered') {
    return { ...base, state: 'unsent', words: 'Not sent yet. It goes out by itself.' }
  }
  if (call === 'refused' && failure) {
    const reference = isUnexpected(failure) ? failure.requestId : undefined
    return { ...base, state: 'refused', words: `Error: ${failure.message}`, reference }
  }
  return { ...base, state: 'sending', words: 'Sending…' }
}
