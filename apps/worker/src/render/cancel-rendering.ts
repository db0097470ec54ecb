import { jobPdf } from '@tailorbird/contracts'
import { failRendering, type News } from '@tailorbird/db'
import type { RunningWorker } from '@tailorbird/queue'
import type { Parts } from '../parts.ts'

/**
 * Stops the rendering that a cancelled job waited for, if it is done here.
 * @returns whether it was
 */
export async function cancelRendering(
  { db }: Pick<Parts, 'db'>,
  worker: Pick<RunningWorker<'render'>, 'cancel'>,
  { resumeId }: News['cancel'],
): Promise<boolean> {
  if (!resumeId || !worker.cancel('render-pdf', jobPdf(resumeId))) return false
  // A download may wait for the same PDF.
  await failRendering(db, jobPdf(resumeId), 'render_failed')
  return true
}
