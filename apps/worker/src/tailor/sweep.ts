import { randomUUID } from 'node:crypto'
import { jobPdf, type Lane } from '@tailorbird/contracts'
import {
  failJob,
  failRendering,
  findIdleLanes,
  takeLease,
  takeOverdueJobs,
  type OverdueJob,
} from '@tailorbird/db'
import { goOn } from '../go-on.ts'
import type { Parts } from '../parts.ts'

const OVERDUE_S = 10
/** Little longer than from round to round: who falls silent is soon replaced, and two at once do no harm. */
const LEADS_S = 6
/** Lanes that one query reads, and jobs that one takes, each with a row to write: both stay short, however much waits. */
const LANES_A_PAGE = 200
const JOBS_A_PAGE = 50
/** What waits longer goes first, a few at a time: others' short work is not held up by all that waits. */
const HURRY_AFTER_S = 60
const HURRIED_A_ROUND = 2
/** Questions to the queue at once. */
const ASKED_AT_ONCE = 25
const self = randomUUID()

/**
 * Finds what the queue forgot (a crash between commit and enqueue, an emptied Redis) and dispatches
 * it again, and lets go first what waited too long. Rows are the truth; of all workers one does it.
 * @param overdueS seconds without a step after which a job is looked up in the queue
 */
export async function sweep(parts: Parts, overdueS = OVERDUE_S): Promise<void> {
  if (!(await takeLease(parts.db, 'sweep', self, LEADS_S))) return
  let hurried = 0
  for (let isFull = true; isFull;) {
    const jobs = await takeOverdueJobs(parts.db, overdueS, JOBS_A_PAGE)
    isFull = jobs.length === JOBS_A_PAGE
    const waiting = await mendAll(parts, jobs)
    const late = waiting.filter(
      ({ status, waited }) => status === 'queued' && waited > HURRY_AFTER_S,
    )
    for (const job of late.slice(0, HURRIED_A_ROUND - hurried)) {
      await parts.producer.hurry('tailor-resume', toPayload(job))
      hurried += 1
    }
    if (!(await takeLease(parts.db, 'sweep', self, LEADS_S))) return
  }
  for (let page: Lane | null | undefined; page !== null;) {
    const { lanes, next } = await findIdleLanes(parts.db, page, LANES_A_PAGE)
    for (const lane of lanes) await parts.lanes.dispatch(lane, parts.log)
    page = next
  }
}

/** @returns the jobs that the queue still has */
async function mendAll(parts: Parts, jobs: OverdueJob[]): Promise<OverdueJob[]> {
  const waiting: OverdueJob[] = []
  for (let at = 0; at < jobs.length; at += ASKED_AT_ONCE) {
    const asked = jobs.slice(at, at + ASKED_AT_ONCE)
    const states = await Promise.all(asked.map((job) => mend(parts, job)))
    waiting.push(...asked.filter((_, index) => states[index] === 'pending'))
  }
  return waiting
}

const toPayload = ({ id, attempt, requestId }: OverdueJob) => ({ jobId: id, attempt, requestId })

async function mend(parts: Parts, job: OverdueJob): Promise<'pending' | 'mended'> {
  const { db, producer } = parts
  const payload = toPayload(job)
  const log = parts.log.child(payload)
  if (job.resumeId) {
    const pdf = { ...jobPdf(job.resumeId), jobId: job.id, requestId: job.requestId }
    const state = await producer.readState('render-pdf', pdf)
    if (state === 'pending') return state
    if (state === 'failed') {
      log.error({ code: 'render_failed' }, 'rendering given up by the sweep')
      await goOn(parts, await failRendering(db, pdf, 'render_failed'))
    } else {
      log.warn('rendering dispatched again')
      await producer.enqueue('render-pdf', pdf, { again: true })
    }
    return 'mended'
  }
  const state = await producer.readState('tailor-resume', payload)
  if (state === 'pending') return state
  if (state === 'failed') {
    // The queue gave up, but the process died before it could say so.
    log.error({ code: 'worker_crashed' }, 'job given up by the sweep')
    await goOn(parts, await failJob(db, job, 'worker_crashed'))
  } else {
    log.warn('job dispatched again')
    await producer.enqueue('tailor-resume', payload, { again: true })
  }
  return 'mended'
}
