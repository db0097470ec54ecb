import { string, type InferType } from 'yup'

/** Paper that a PDF is laid out for. */
export const pageSize = string().oneOf(['letter', 'a4'] as const)
export type PageSize = NonNullable<InferType<typeof pageSize>>

/** Looks of the PDF. */
export const templateName = string().oneOf(['classic'] as const)
export type TemplateName = NonNullable<InferType<typeof templateName>>

/** The PDF that a job is done with; others are made when somebody asks for them. */
export function isJobPdf(pdf: { template: string; size: string }): boolean {
  return pdf.template === DEFAULT_TEMPLATE && pdf.size === DEFAULT_PAGE_SIZE
}

export const DEFAULT_PAGE_SIZE: PageSize = 'letter'
export const DEFAULT_TEMPLATE: TemplateName = 'classic'
