import { jobPdf } from '@tailorbird/contracts'
import {
  failJob,
  failRendering,
  findIdleLanes,
  findOverdueJobs,
  type OverdueJob,
} from '@tailorbird/db'
import { dispatchLanes } from '../dispatch-lanes.ts'
import type { Parts } from '../parts.ts'

const OVERDUE_S = 10

/**
 * Finds what the queue forgot (a crash between commit and enqueue, an emptied Redis) and dispatches
 * it again. Rows are the truth; running it twice at once is harmless.
 * @param overdueS seconds without a step after which a job is looked up in the queue
 */
export async function sweep(parts: Parts, overdueS = OVERDUE_S): Promise<void> {
  for (const job of await findOverdueJobs(parts.db, overdueS)) await mend(parts, job)
  await dispatchLanes(parts, await findIdleLanes(parts.db))
}

async function mend(parts: Parts, job: OverdueJob): Promise<void> {
  const { db, producer } = parts
  const log = parts.log.child({ jobId: job.id, attempt: job.attempt, requestId: job.requestId })
  if (job.resumeId) {
    const pdf = { ...jobPdf(job.resumeId), jobId: job.id, requestId: job.requestId }
    const state = await producer.readState('render-pdf', pdf)
    if (state === 'pending') return
    if (state === 'failed') {
      log.error({ code: 'render_failed' }, 'rendering given up by the sweep')
      return dispatchLanes(parts, await failRendering(db, pdf, 'render_failed'))
    }
    log.warn('rendering dispatched again')
    return producer.enqueue('render-pdf', pdf, { again: true })
  }
  const payload = { jobId: job.id, attempt: job.attempt, requestId: job.requestId }
  const state = await producer.readState('tailor-resume', payload)
  if (state === 'pending') return
  if (state === 'failed') {
    // The queue gave up, but the process died before it could say so.
    log.error({ code: 'worker_crashed' }, 'job given up by the sweep')
    return dispatchLanes(parts, await failJob(db, job, 'worker_crashed'))
  }
  log.warn('job dispatched again')
  await producer.enqueue('tailor-resume', payload, { again: true })
}
