import { jobPdf } from '@tailorbird/contracts'
import { isPdfAwaited, tellRenderingFailed, type News } from '@tailorbird/db'
import type { RunningWorker } from '@tailorbird/queue'
import type { Parts } from '../parts.ts'

/**
 * Stops the rendering that a cancelled job waited for, if it is done here and no other job waits for it: one that was given the
 * same result does.
 * @returns whether it was stopped
 */
export async function cancelRendering(
  { db }: Pick<Parts, 'db'>,
  worker: Pick<RunningWorker<'render'>, 'cancel'>,
  { resumeId }: News['cancel'],
): Promise<boolean> {
  if (!resumeId || (await isPdfAwaited(db, resumeId))) return false
  if (!worker.cancel('render-pdf', jobPdf(resumeId))) return false
  // A download may wait for the same PDF. A job that came for it this moment is found by the sweep.
  await tellRenderingFailed(db, jobPdf(resumeId), 'render_failed')
  return true
}
