import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { newsOf, RESUME_ID, type Loopback } from '../../../testing/loopback.ts'
import { button, connected, keepMode, visitEach, type Sent } from './visit.ts'

export const done = { status: 'done', progress: 100, resumeId: RESUME_ID } as const
export const failed = {
  status: 'error',
  progress: 30,
  error: { code: 'model_timeout', message: 'It took too long.' },
} as const

/** What the page has sent in its tailor calls, in order. */
export const readSent = (server: Loopback) =>
  server.bodies.filter((body) => body !== null) as Sent[]

/** Gives each test of a file a visit that starts a batch, and what is asked about it. */
export function visitBatches() {
  const place = visitEach()
  const sent = () => readSent(place.server)
  /** The id of the last call with this job description. */
  const idOf = (text: string) =>
    sent().findLast((body) => body.jobDescription === text)?.jobId ?? ''
  return {
    place,
    sent,
    idOf,
    /** Sends news of the job with this description. */
    tell: (text: string, rev: number, change: Parameters<typeof newsOf>[1]): void => {
      const batchId = sent()[0]?.batchId ?? ''
      place.server.send('job', newsOf(idOf(text), { batchId, rev, ...change }))
    },
    rows: () =>
      screen.queryByRole('list', { name: 'Jobs of this batch' })?.querySelectorAll('li').length ??
      0,
    /** Starts the batch that the page's list has, and waits until all its calls were made. */
    start: async (jobs: string[], keep = keepMode('batch', { 'batch-jobs': jobs })) => {
      place.open(keep)
      await connected(place.server)
      fireEvent.click(await button('Tailor all'))
      await waitFor(() => expect(sent()).toHaveLength(jobs.length))
    },
  }
}
