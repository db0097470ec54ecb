export { createBatch, type NewBatch } from './batches.ts'
export { createDb, type Db } from './client.ts'
export { isDatabaseUnavailable, pingDatabase } from './health.ts'
export { listJobs, readJob } from './job-lists.ts'
export {
  advanceJob,
  failJob,
  failRendering,
  finishJobs,
  startJob,
  type StartedJob,
} from './jobs.ts'
export { claimLane, type DispatchedJob, type Lane } from './lanes.ts'
export { listen, type Listener } from './listen.ts'
export { migrate } from './migrate.ts'
export type { News } from './news.ts'
export { readAllowance, type Owner } from './owners.ts'
export { hasPdf, readPdf, savePdf, type PdfKey } from './pdfs.ts'
export { readForRendering, readResume, saveTailored } from './resumes.ts'
export { findIdleLanes, findOverdueJobs, type OverdueJob } from './sweep.ts'
