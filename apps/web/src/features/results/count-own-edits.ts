import { readKeptEdit } from './edit/kept-edits.ts'
import { loadResult, type ResultThunk } from './results-api.ts'

/** Results that are read at once; browsers allow six calls to one server. */
const AT_ONCE = 6

/**
 * How many of these results a person has changed in a way that the next ones do not know: undone something, written what
 * is for this one alone, or begun to write. Their wordings, skills and answers to suggestions are taken over.
 */
export default function countOwnEdits(resumeIds: readonly string[]): ResultThunk<Promise<number>> {
  return async (dispatch) => {
    let count = 0
    for (let from = 0; from < resumeIds.length; from += AT_ONCE) {
      const some = resumeIds.slice(from, from + AT_ONCE)
      const edited = await Promise.all(some.map((id) => dispatch(hasOwnEdits(id))))
      count += edited.filter(Boolean).length
    }
    return count
  }
}

function hasOwnEdits(resumeId: string): ResultThunk<Promise<boolean>> {
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
