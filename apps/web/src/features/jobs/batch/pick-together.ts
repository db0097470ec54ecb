import { MAX_BATCH_JOBS, MAX_BODY_BYTES } from '@tailorbird/contracts'
import type { OutgoingJob } from '../outgoing-job.ts'
import type { Batch } from './batch-slice.ts'

/** Fewer are sent as soon each by itself, and each is accepted or refused by itself. */
const LEAST_TOGETHER = 9
/** The rest of a body is for names, ids and what stands around them. */
const MOST_BYTES = MAX_BODY_BYTES - 1024 * 1024

/** How much a text is in a body. */
const measure = (text: string): number => new Blob([JSON.stringify(text)]).size

/**
 * The jobs of a batch that go out next in one call: those that wait, from the first, as many as can be made and fit into a body.
 * @param left generations; undefined where nothing is limited
 * @returns none where they are few, or where the server refused them together
 */
export function pickTogether({ jobs, apart, ...resume }: Batch, left = MAX_BATCH_JOBS) {
  if (apart) return []
  const most = Math.min(left, MAX_BATCH_JOBS)
  const firsts = new Map(jobs.toReversed().map(({ id, text }) => [text, id]))
  const picked: OutgoingJob[] = []
  let bytes = measure(resume.originalContent)
  for (const job of jobs) {
    // One more of the same posting is meant as one, and goes by itself.
    if (job.call !== 'waiting' || firsts.get(job.text) !== job.id) continue
    bytes += measure(job.text)
    if (picked.length === most || bytes > MOST_BYTES) break
    picked.push(job)
  }
  return picked.length < LEAST_TOGETHER ? [] : picked
}
