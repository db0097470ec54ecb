import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { parseKeptText, type ResumeText } from '../../../lib/uploaded-resume.ts'
import {
  applyCall,
  applyRetry,
  parseKeptJob,
  type Call,
  type CallChange,
  type OutgoingJob,
} from '../outgoing-job.ts'

/** A queued job that the server does not have yet. */
export interface UnsentJob extends OutgoingJob, ResumeText {
  fileName: string
}

interface Queue {
  /** In the order in which they were queued. */
  unsent: UnsentJob[]
  /** Each PDF is fetched when its job is done. */
  autoDownload: boolean
  /** Jobs that were in line when an earlier visit ended, and done when this one began. */
  ready: string[]
}

export interface QueueRoot {
  queue: Queue
}

const initialState: Queue = { unsent: [], autoDownload: true, ready: [] }

export const queueSlice = createSlice({
  name: 'queue',
  initialState,
  reducers: {
    jobQueued: ({ unsent }, { payload }: PayloadAction<UnsentJob>) => void unsent.push(payload),
    queueCallChanged: ({ unsent }, { payload }: PayloadAction<CallChange>) =>
      applyCall(unsent, payload),
    queueCallsRepeated: ({ unsent }, { payload }: PayloadAction<{ calls: Call[]; id?: string }>) =>
      applyRetry(unsent, payload.calls, payload.id),
    /** The server has them, or nobody wants them any more. */
    unsentGone: (queue, { payload }: PayloadAction<string[]>) => {
      queue.unsent = queue.unsent.filter(({ id }) => !payload.includes(id))
    },
    readySet: (queue, { payload }: PayloadAction<string[]>) => {
      queue.ready = payload
    },
    autoDownloadSet: (queue, { payload }: PayloadAction<boolean>) => {
      queue.autoDownload = payload
    },
  },
})

export const {
  jobQueued,
  queueCallChanged,
  queueCallsRepeated,
  unsentGone,
  readySet,
  autoDownloadSet,
} = queueSlice.actions

/** Where both are kept, for a reload. */
export const KEPT_UNSENT = 'queue-unsent'
export const KEPT_AUTO_DOWNLOAD = 'auto-download'

/** Reads what an earlier visit kept. Downloads are on until somebody switches them off. */
export function parseKeptQueue(unsent: unknown, autoDownload: unknown): Queue {
  return {
    unsent: (Array.isArray(unsent) ? unsent : [])
      .map(parseUnsent)
      .filter((job) => job !== undefined),
    autoDownload: autoDownload !== false,
    ready: [],
  }
}

function parseUnsent(kept: unknown): UnsentJob | undefined {
  const job = parseKeptJob(kept)
  if (!job) return undefined
  const { fileName } = kept as Record<string, unknown>
  const resume = parseKeptText(kept)
  if (!resume || typeof fileName !== 'string') return undefined
  return { ...job, ...resume, fileName }
}
