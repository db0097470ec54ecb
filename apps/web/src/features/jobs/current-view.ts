import type { JobDto } from '@tailorbird/contracts'
import { isUnexpected, type Failure } from '../../lib/failure.ts'
import { isExhausted } from './count-usage.ts'
import { selectJobs } from './jobs-api.ts'
import type { JobsCache } from './jobs-cache.ts'
import type { JobsRoot } from './jobs-root.ts'

/** What there is to show about the current job. */
export type CurrentView =
  | { phase: 'none' }
  /** Remembered from before a reload; the server has not told yet. */
  | { phase: 'finding' }
  /** Its call got no answer; it goes out again by itself. */
  | { phase: 'waiting' }
  | {
      phase: 'running'
      progress: number
      resumeId: string | undefined
      /** The AI service asked to wait. */
      waitsUntil?: string | undefined
    }
  | { phase: 'done'; resumeId: string | undefined }
  | {
      phase: 'failed'
      message: string
      reference: string | undefined
      /** No generation is left. */
      exhausted?: boolean
      resumeId: string | undefined
    }

const NONE: CurrentView = { phase: 'none' }
const FINDING: CurrentView = { phase: 'finding' }
const WAITING: CurrentView = { phase: 'waiting' }
const SENT: CurrentView = { phase: 'running', progress: 0, resumeId: undefined }

/** Joins the current job's id, its request and its row into one thing to show. */
export function viewCurrentJob(state: JobsRoot): CurrentView {
  const { id, sent, failure } = state.currentJob
  if (!id) return NONE
  const cache = selectJobs(state).data
  const job = cache?.jobs[id]
  if (!job) {
    if (failure?.status === 'unreachable') return WAITING
    if (failure) return viewFailure(failure, cache)
    if (sent) return SENT
    return cache?.loaded ? NONE : FINDING
  }
  const { resumeId } = job
  if (job.status === 'removed') return NONE
  if (job.status === 'done') return { phase: 'done', resumeId }
  if (job.status === 'error') {
    const message = job.error?.message ?? 'This job failed. Try it again.'
    // The log knows each job under its id.
    return { phase: 'failed', message, reference: id, resumeId }
  }
  return { phase: 'running', progress: job.progress, resumeId, waitsUntil: job.waitsUntil }
}

/** The newest single job that is done. */
export function findLastResult(cache: JobsCache | undefined): JobDto | undefined {
  return Object.values(cache?.jobs ?? {})
    .filter(({ mode, status }) => mode === 'single' && status === 'done')
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0]
}

function viewFailure(failure: Failure, cache: JobsCache | undefined): CurrentView {
  const reference = isUnexpected(failure) ? failure.requestId : undefined
  const exhausted = isExhausted(failure)
  const message = exhausted ? failure.detail : failure.message
  // Where nothing is left, the newest result stays in sight.
  const resumeId = exhausted ? findLastResult(cache)?.resumeId : undefined
  return { phase: 'failed', message, reference, exhausted, resumeId }
}
