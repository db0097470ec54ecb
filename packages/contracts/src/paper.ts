/** Paper that a PDF is laid out for, and its looks. Free of schemas, for the first load. */
export const PAGE_SIZES = ['letter', 'a4'] as const
export type PageSize = (typeof PAGE_SIZES)[number]

export const TEMPLATE_NAMES = [
  'classic',
  'modern',
  'compact',
  'formal',
  'chronicle',
  'banded',
] as const
export type TemplateName = (typeof TEMPLATE_NAMES)[number]

export const DEFAULT_PAGE_SIZE: PageSize = 'letter'
export const DEFAULT_TEMPLATE: TemplateName = 'classic'

/** The PDF that a job is done with; others are made when somebody asks for them. */
export function jobPdf(resumeId: string) {
  return { resumeId, template: DEFAULT_TEMPLATE, size: DEFAULT_PAGE_SIZE }
}

/** Whether a job waits for this PDF. */
export function isJobPdf(pdf: { template: string; size: string }): boolean {
  return pdf.template === DEFAULT_TEMPLATE && pdf.size === DEFAULT_PAGE_SIZE
}
