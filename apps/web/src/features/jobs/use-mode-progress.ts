import type { JobMode } from '@tailorbird/contracts'
import { shallowEqual, useSelector } from 'react-redux'
import { selectBatch } from './batch/select-batch.ts'
import type { CurrentView } from './current-view.ts'
import { selectJobs } from './jobs-api.ts'
import type { JobsRoot } from './jobs-root.ts'
import { selectQueue } from './queue/select-queue.ts'

interface ModeProgress {
  hasResult: boolean
  /** Of what runs now, 0 to 100; undefined while nothing runs. */
  progress: number | undefined
}

/** How far the page's work is in the mode that it is in. */
export function useModeProgress(mode: JobMode, view: CurrentView): ModeProgress {
  return useSelector((state: JobsRoot) => {
    if (mode === 'batch') return readBatch(state)
    if (mode === 'queue') return readQueue(state)
    return {
      hasResult: 'resumeId' in view && view.resumeId !== undefined,
      progress: view.phase === 'running' ? view.progress : undefined,
    }
  }, shallowEqual)
}

function readBatch(state: JobsRoot): ModeProgress {
  const batch = selectBatch(state)
  return {
    hasResult: batch !== undefined && batch.done.length > 0,
    progress: batch && batch.open > 0 ? batch.progress : undefined,
  }
}

/** Jobs run one at a time, so the progress is that of the first in line. */
function readQueue(state: JobsRoot): ModeProgress {
  const { line, ended } = selectQueue(state)
  const jobs = selectJobs(state).data?.jobs ?? {}
  const [first] = line
  return {
    hasResult: ended.some((id) => jobs[id]?.status === 'done'),
    progress: first === undefined ? undefined : (jobs[first]?.progress ?? 0),
  }
}
