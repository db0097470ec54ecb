import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { JobMode } from '@tailorbird/contracts'
import type { ConnectionRoot } from '../../lib/connection-slice.ts'
import type { ApiRoot } from '../../lib/http.ts'
import type { Parts } from '../../lib/parts.ts'
import type { UploadedResume } from '../../lib/uploaded-resume.ts'
import type { BatchRoot } from './batch/batch-slice.ts'
import type { CurrentJobRoot } from './current-job-slice.ts'
import type { QueueRoot } from './queue/queue-slice.ts'
import type { SpokenRoot } from './spoken-slice.ts'

/** The part of the store's state that the jobs read. */
export interface JobsRoot
  extends ApiRoot, ConnectionRoot, CurrentJobRoot, BatchRoot, QueueRoot, SpokenRoot {
  mode: JobMode
  /** What is loaded now, which may have been corrected since a job was made. */
  resume: UploadedResume | null
}

/** A thunk of the jobs. */
export type JobsThunk<R> = ThunkAction<R, JobsRoot, Parts, UnknownAction>
