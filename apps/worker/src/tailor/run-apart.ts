import { closeStart, countOpenStarts, failJob, startJob, type StartedJob } from '@tailorbird/db'
import type { JobContext } from '@tailorbird/queue'
import { goOn } from '../go-on.ts'
import type { Parts } from '../parts.ts'
import type { Gate } from './gate.ts'

/** Its worker died so often in the middle of it that it is the reason. */
const MAX_OPEN_STARTS = 4

type Context = JobContext<'tailor-resume'>
type Work = (job: StartedJob) => Promise<void>

/**
 * Starts a job and runs it beside others, or alone when a worker died in the middle of it: whatever killed that one
 * takes nobody with it. After the fourth death the job is given up.
 */
export async function runApart(
  parts: Parts,
  gate: Gate,
  context: Context,
  work: Work,
): Promise<void> {
  const { payload, log } = context
  if (await enterAndRun(parts, gate, context, work, false)) return
  const job = { id: payload.jobId, attempt: payload.attempt }
  const starts = await countOpenStarts(parts.db, job)
  if (starts >= MAX_OPEN_STARTS) {
    log.error({ code: 'worker_crashed', starts }, 'work given up')
    return goOn(parts, await failJob(parts.db, job, 'worker_crashed'))
  }
  if (starts > 0) log.warn({ starts }, 'its worker died: runs alone')
  if (starts > 0 && (await enterAndRun(parts, gate, context, work, true))) return
  log.info({}, 'nothing to do: the job has moved on')
}

/** @returns whether it could be started: a suspect only where it is alone */
async function enterAndRun(
  { db }: Parts,
  gate: Gate,
  { payload: { jobId, attempt }, signal, log }: Context,
  work: Work,
  alone: boolean,
): Promise<boolean> {
  const leave = await gate.enter(alone, signal)
  let job: StartedJob | undefined
  try {
    job = await startJob(db, jobId, attempt, alone ? undefined : 0)
    if (job) await work(job)
  } catch (error) {
    if (job)
      await closeStart(db, job).catch((cause: unknown) =>
        log.warn({ err: cause }, 'end not noted: it will run alone'),
      )
    throw error
  } finally {
    leave()
  }
  return job !== undefined
}
