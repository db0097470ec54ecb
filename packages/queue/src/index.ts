export type { QueueBackend } from './backend.ts'
export { openQueueBackend } from './open-backend.ts'
export { createProducer, type Producer } from './producer.ts'
export { startWorker, type JobContext, type Log, type RunningWorker } from './worker.ts'
