import { CodedError, type StructuredResume } from '@tailorbird/contracts'
import { toHtml } from '@tailorbird/document'
import type { Paper } from '../../../lib/kept-paper.ts'

/** The HTML that a resume is printed from; null when it is too long to be printed. */
export function writePage(resume: StructuredResume, { size, template }: Paper): string | null {
  try {
    return toHtml(resume, { size, template })
  } catch (error) {
    if (error instanceof CodedError && error.code === 'document_too_large') return null
    throw error
  }
}
