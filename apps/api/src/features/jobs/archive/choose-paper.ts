import { DEFAULT_TEMPLATE, jobPdf, type PaperChoice } from '@tailorbird/contracts'
import type { BatchResult, PdfKey } from '@tailorbird/db'

/**
 * The PDF of a result that goes into an archive: as it was looked at last, else the job's own, in the size that is asked for.
 * @param anyTemplate whether the owner has all templates, also those that they had before
 * @returns undefined when the job is not done
 */
export function choosePaper(
  { resumeId, look }: Pick<BatchResult, 'resumeId' | 'look'>,
  { anyTemplate, size }: { anyTemplate: boolean; size: PaperChoice['size'] | undefined },
): PdfKey | undefined {
  if (resumeId === null) return undefined
  const pdf = { ...jobPdf(resumeId), ...(size && { size }), ...look }
  return anyTemplate ? pdf : { ...pdf, template: DEFAULT_TEMPLATE }
}
