import { createSelector } from '@reduxjs/toolkit'
import { selectJobs } from '../jobs-api.ts'
import type { JobsRoot } from '../jobs-root.ts'

/** The newest rev of each batch, by its id; undefined until the server has answered. */
export const selectRevs = createSelector(
  [(state: JobsRoot) => selectJobs(state).data],
  (cache): ReadonlyMap<string, number> | undefined => {
    if (!cache?.loaded) return undefined
    const known = new Map<string, { rev: number; count: number; mode: string }>()
    for (const { batchId, mode, rev } of Object.values(cache.jobs)) {
      const { rev: before = 0, count = 0 } = known.get(batchId) ?? {}
      known.set(batchId, { rev: Math.max(rev, before), count: count + 1, mode })
    }
    // What came or was queued alone is in no list of batches.
    const listed = [...known].filter(([, { mode, count }]) => mode === 'batch' || count > 1)
    return new Map(listed.map(([id, { rev }]) => [id, rev]))
  },
)
