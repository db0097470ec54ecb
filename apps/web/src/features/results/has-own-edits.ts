import { readKeptEdit } from './edit/kept-edits.ts'
import { loadResult, type ResultThunk } from './results-api.ts'

/**
 * Whether a person has changed a result in a way that the next one does not know: undone something, written what is
 * for this one alone, or begun to write. Their wordings, skills and answers to suggestions are taken over.
 */
export default function hasOwnEdits(resumeId: string): ResultThunk<Promise<boolean>> {
  return async (dispatch) => {
    if (dispatch(readKeptEdit(resumeId)) !== null) return true
    const result = await dispatch(loadResult(resumeId))
    if (!result) return false
    return (
      result.hasOneOffEdits ||
      result.changes.some(({ state, doubt }) => state === 'undone' && !doubt)
    )
  }
}
