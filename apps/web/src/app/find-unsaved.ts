import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { KEPT_DRAFT } from '../features/builder/kept-draft.ts'
import { KEPT_EDITS } from '../features/results/edit/kept-edits.ts'
import { hasUnanswered } from '../features/jobs/use-line-back.ts'
import type { Parts } from '../lib/parts.ts'
import type { RootState } from './store.ts'

/** What of a person's texts is in this browser and nowhere else, in words. A file of theirs is elsewhere. */
export function findUnsaved(): ThunkAction<string[], RootState, Parts, UnknownAction> {
  return (_dispatch, getState, { keep }) => {
    const edits = keep.read(KEPT_EDITS)
    return [
      keep.read(KEPT_DRAFT) == null ? [] : 'the resume in the form',
      Array.isArray(edits) && edits.length > 0 ? 'edits that are not saved' : [],
      hasUnanswered(getState()) ? 'jobs that are not sent yet' : [],
    ].flat()
  }
}
