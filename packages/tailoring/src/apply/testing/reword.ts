import type { StructuredResume } from '@tailorbird/contracts'
import { applyEdits } from '../apply-edits.ts'
import { EMPTY_PLAN } from '../../plan/edit-plan.ts'

/** The new texts that hold when a line is worded anew from itself alone. @param id of the line */
export const reword = (resume: StructuredResume, id: string, text: string): string[] =>
  applyEdits(resume, {
    ...EMPTY_PLAN,
    edits: [{ targetId: id, text, sourceIds: [id], requirement: '', reason: '' }],
  }).applied.map((edit) => edit.text)
