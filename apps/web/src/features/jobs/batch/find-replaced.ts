import { selectJobs } from '../jobs-api.ts'
import type { JobsThunk } from '../jobs-root.ts'
import type { Batch } from './batch-slice.ts'

/**
 * Finds the results whose place others take when these postings are tailored.
 * @param cleared the batch that a change of the list took away, where none is shown
 * @returns their ids, the newest of each posting
 */
export function findReplaced(texts: readonly string[], cleared: Batch | null): JobsThunk<string[]> {
  return (_dispatch, getState) => {
    const rows = selectJobs(getState()).data?.jobs ?? {}
    const known = (getState().batch ?? cleared)?.jobs ?? []
    const results = new Map(
      known.flatMap(({ id, text }) => {
        const resumeId = rows[id]?.resumeId
        return resumeId === undefined ? [] : [[text, resumeId] as const]
      }),
    )
    return [...new Set(texts)].flatMap((text) => results.get(text) ?? [])
  }
}
