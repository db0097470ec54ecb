import { jobCatalog, type CatalogName } from '@tailorbird/contracts'
import type { Queue } from 'bullmq'
import type { QueueBackend } from '../backend.ts'

/** All that a queue's storage knows of one kind of work, ended or not, as JSON. */
export async function listWork(backend: QueueBackend, name: CatalogName): Promise<WorkRecord[]> {
  // Both kinds of queue can list; the product itself never does.
  const queue = backend.openQueue(jobCatalog[name].queue, {}) as unknown as Pick<
    Queue,
    'getJobs' | 'close'
  >
  const jobs = await queue.getJobs(['wait', 'delayed', 'active', 'completed', 'failed'])
  await queue.close()
  return jobs
    .filter((job) => job.name === name)
    .map((job) => ({ payload: job.data as object, stored: JSON.stringify(job.toJSON()) }))
}

export interface WorkRecord {
  payload: object
  /** Everything, also reasons of failures. */
  stored: string
}
