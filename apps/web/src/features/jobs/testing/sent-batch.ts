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

/** The id of the last call with this job description. */
export const readId = (server: Loopback, text: string) =>
  readSent(server).findLast((body) => body.jobDescription === text)?.jobId ?? ''

/** Sends news of the job with this description. */
export function sendNews(
  server: Loopback,
  text: string,
  rev: number,
  change: Parameters<typeof newsOf>[1],
): void {
  const batchId = readSent(server)[0]?.batchId ?? ''
  server.send('job', newsOf(readId(server, text), { batchId, rev, ...change }))
}

/** Starts the batch that the page's list has, and waits until all its calls were made. */
export async function startBatch(server: Loopback, calls: number): Promise<void> {
  await connected(server)
  fireEvent.click(await button('Tailor all'))
  await waitFor(() => expect(readSent(server)).toHaveLength(calls))
}

/** Gives each test of a file a visit that starts a batch, and what is asked about it. */
export function visitBatches() {
  const place = visitEach()
  return {
    place,
    sent: () => readSent(place.server),
    idOf: (text: string) => readId(place.server, text),
    tell: (text: string, rev: number, change: Parameters<typeof newsOf>[1]) =>
      sendNews(place.server, text, rev, change),
    rows: () =>
      screen.queryByRole('list', { name: 'Jobs of this batch' })?.querySelectorAll('li').length ??
      0,
    start: async (jobs: string[], keep = keepMode('batch', { 'batch-jobs': jobs })) => {
      place.open(keep)
      await startBatch(place.server, jobs.length)
    },
  }
}
