import { string, type InferType } from 'yup'

/** Paper that a PDF is laid out for. */
export const pageSize = string().oneOf(['letter', 'a4'] as const)
export type PageSize = NonNullable<InferType<typeof pageSize>>

/** Looks of the PDF. */
export const templateName = string().oneOf(['classic'] as const)
export type TemplateName = NonNullable<InferType<typeof templateName>>

export const DEFAULT_PAGE_SIZE: PageSize = 'letter'
export const DEFAULT_TEMPLATE: TemplateName = 'classic'
