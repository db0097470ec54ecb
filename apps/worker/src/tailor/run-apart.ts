import { closeStart, countOpenStarts, failJob } from '@tailorbird/db'
import type { JobContext } from '@tailorbird/queue'
import { goOn } from '../dispatch-lanes.ts'
import type { Parts } from '../parts.ts'
import type { Gate } from './gate.ts'

/** Its worker died so often in the middle of it that it is the reason. */
const MAX_OPEN_STARTS = 4

/**
 * Runs a job beside others, or alone when a worker died in the middle of it: whatever killed that one
 * takes nobody with it. After the fourth death the job is given up.
 */
export async function runApart(
  parts: Parts,
  gate: Gate,
  { payload: { jobId, attempt }, signal, log }: JobContext<'tailor-resume'>,
  work: () => Promise<void>,
): Promise<void> {
  const job = { id: jobId, attempt }
  const starts = await countOpenStarts(parts.db, job)
  if (starts >= MAX_OPEN_STARTS) {
    log.error({ code: 'worker_crashed', starts }, 'work given up')
    return goOn(parts, await failJob(parts.db, job, 'worker_crashed'))
  }
  if (starts > 0) log.warn({ starts }, 'its worker died: runs alone')
  const leave = await gate.enter(starts > 0, signal)
  try {
    await work()
  } catch (error) {
    await closeStart(parts.db, job).catch((cause: unknown) =>
      log.warn({ err: cause }, 'end not noted: it will run alone'),
    )
    throw error
  } finally {
    leave()
  }
}
