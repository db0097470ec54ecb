import { jobPdf } from '@tailorbird/contracts'
import { finishJobs, hasPdf, reuseResult } from '@tailorbird/db'
import type { JobContext } from '@tailorbird/queue'
import { goOn } from '../go-on.ts'
import type { Parts } from '../parts.ts'
import { sendToPrinter } from './send-to-printer.ts'

/**
 * Gives a job the result that was made from the same, if there is one: no text is read, and no PDF made that is there.
 * @returns whether it was given
 */
export async function giveAgain(
  parts: Parts,
  { payload, log }: Pick<JobContext<'tailor-resume'>, 'payload' | 'log'>,
  madeFrom: string,
): Promise<boolean> {
  const job = { id: payload.jobId, attempt: payload.attempt }
  const known = await reuseResult(parts.db, job, madeFrom)
  if (!known) return false
  const { resumeId, lane, isDone } = known
  log.info({ resumeId }, 'the result was there already')
  if (isDone) await goOn(parts, [lane])
  // Stored meanwhile: whoever stored it may have looked for those who wait before this job was one of them.
  else if (await hasPdf(parts.db, jobPdf(resumeId)))
    await goOn(parts, await finishJobs(parts.db, resumeId))
  else await sendToPrinter(parts, { ...job, mode: lane.mode }, resumeId, payload)
  return true
}
