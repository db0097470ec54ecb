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

/** On how many pages a resume is printed, by the size of the print alone; 0: as many as it takes. */
export const PAGE_FITS = [0, 1, 2, 3] as const
export type PageFit = (typeof PAGE_FITS)[number]

/** What a PDF is printed like. */
export interface PaperChoice {
  template: TemplateName
  size: PageSize
  fit: PageFit
}

export const DEFAULT_PAGE_SIZE: PageSize = 'letter'
export const DEFAULT_TEMPLATE: TemplateName = 'classic'
export const DEFAULT_FIT: PageFit = 0

/** The PDF that a job is done with; others are made when somebody asks for them. */
export function jobPdf(resumeId: string) {
  return { resumeId, template: DEFAULT_TEMPLATE, size: DEFAULT_PAGE_SIZE, fit: DEFAULT_FIT }
}

/** Whether a job waits for this PDF. */
export function isJobPdf({ template, size, fit }: PaperChoice): boolean {
  return template === DEFAULT_TEMPLATE && size === DEFAULT_PAGE_SIZE && fit === DEFAULT_FIT
}
