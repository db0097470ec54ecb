import type { JobDto } from '@tailorbird/contracts'
import type { JobsCache } from '../jobs-cache.ts'
import type { JobsThunk } from '../jobs-root.ts'
import { readySet } from './queue-slice.ts'

/** Where the ids of the line are kept: auto-download owes these their PDFs. */
const KEPT_LINE = 'queue-line'

/** Remembers who is in line, and finds with the first list who was done while no page was open. */
export function followLine(before: JobsCache | undefined, after: JobsCache): JobsThunk<void> {
  return (dispatch, getState, { keep }) => {
    if (!after.loaded) return
    const kept = keep.read(KEPT_LINE)
    const owed: unknown[] = Array.isArray(kept) ? kept : []
    if (!before?.loaded) {
      const ready = owed.filter(
        (id): id is string => typeof id === 'string' && after.jobs[id]?.status === 'done',
      )
      if (ready.length > 0) dispatch(readySet(ready))
    }
    const line = Object.values(after.jobs).filter(isInLine)
    const next = [...getState().queue.ready, ...line.map(({ id }) => id)]
    if (next.join() !== owed.join()) keep.write(KEPT_LINE, next)
  }
}

const isInLine = ({ mode, status }: JobDto) =>
  mode === 'queue' && (status === 'queued' || status === 'processing')
