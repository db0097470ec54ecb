import type { CreateJobs, JobDto } from '@tailorbird/contracts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect } from 'vitest'
import { keepInMemory, type Keep } from '../../../lib/keep.ts'
import { layOut } from '../../../testing/lay-out.ts'
import {
  jobOf,
  RESUME_ID,
  resultOf,
  startLoopback,
  type Loopback,
} from '../../../testing/loopback.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const BATCH_ID = '6f9c1f5e-64fb-4b0b-9d0e-0a52c5a4b9d1'

/** Body of a tailor call as the page sends it. */
export interface Sent {
  originalContent: string
  fileName: string
  jobDescription: string
  batchId: string
  jobId: string
}

/** A visit in a mode, with a resume. */
export function keepMode(mode: 'batch' | 'queue', more: Record<string, unknown> = {}): Keep {
  const keep = keepInMemory()
  keep.write('mode', mode)
  keep.write('resume', { content: 'Noor Haddad\nBakes bread.', fileName: 'noor.md', size: 24 })
  for (const [key, value] of Object.entries(more)) keep.write(key, value)
  return keep
}

interface Place {
  server: Loopback
  /** The newest visit; a test that begins another one leaves the one before. */
  visit: ReturnType<typeof renderApp>
  open: (keep: Keep) => void
}

/** Gives each test of a file a server on loopback that answers as ours does, and leaves both after it. */
export function visitEach(): Place {
  const place = {} as Place
  place.open = (keep) => {
    place.visit = renderApp(place.server.origin, { keep })
  }
  beforeEach(async () => {
    layOut()
    place.server = await startLoopback()
    answerJobs(place.server)
  })
  afterEach(async () => {
    await place.visit.leave()
    await place.server.close()
  })
  return place
}

/** Answers as ours does: no jobs yet, every job taken in with the first line as its title. */
export function answerJobs(server: Loopback): void {
  server.answer('GET /api/jobs', () => list([], 4))
  server.answer('GET /api/settings', () => ({ status: 503, body: {} }))
  server.answer(`GET /api/resume/${RESUME_ID}`, () => ({ status: 200, body: resultOf() }))
  server.answer('POST /api/resume/tailor', ({ body }) => {
    const { jobId, jobDescription, batchId } = JSON.parse(body) as Sent
    const job = jobOf(jobId, { batchId, mode: 'batch', title: firstLine(jobDescription) })
    return { status: 202, body: job }
  })
  server.answer('POST /api/jobs', ({ body }) => answerQueued(body))
}

/** Takes queued jobs in. */
export function answerQueued(body: string) {
  const { jobs } = JSON.parse(body) as CreateJobs
  const rows = jobs.map(({ id = '', jobDescription }) =>
    jobOf(id, { mode: 'queue', title: firstLine(jobDescription) }),
  )
  return { status: 202, body: { batchId: BATCH_ID, jobs: rows } }
}

export const list = (jobs: JobDto[], rev: number) => ({
  status: 200,
  body: { jobs, nextCursor: null, rev },
})

const firstLine = (text: string) => text.split('\n')[0] ?? ''

/** Connected: the socket's own question after the list has been answered. */
export const connected = (server: Loopback, rev = 4) =>
  waitFor(() => expect(server.calls).toContain(`GET /api/jobs?since=${rev}`))

export const problem = (status: number, code: string, detail: string) => ({
  status,
  body: { type: 'about:blank', title: code, status, detail, code, requestId: 'request-17' },
})

export const button = (name: string | RegExp) => screen.findByRole('button', { name })

/** How often a call was made. */
export const count = (server: Loopback, call: string) =>
  server.calls.filter((made) => made === call).length
