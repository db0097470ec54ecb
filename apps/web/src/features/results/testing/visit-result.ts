import type { JobDto, TailoredResume } from '@tailorbird/contracts'
import type { Keep } from '../../../lib/keep.ts'
import { jobOf, RESUME_ID, type Loopback } from '../../../testing/loopback.ts'
import { keepTexts, renderApp } from '../../../testing/render-app.tsx'

const ID = 'd'.repeat(21)
const DONE = jobOf(ID, { rev: 4, status: 'done', progress: 100, resumeId: RESUME_ID })

/** Opens the page of somebody whose single job is done with this result. @param keep of an earlier visit */
export function visitResult(
  server: Loopback,
  result: TailoredResume,
  keep: Keep = keepTexts(),
  job: JobDto = DONE,
) {
  server.answer('GET /api/jobs', () => ({
    status: 200,
    body: { jobs: [job], nextCursor: null, rev: 4 },
  }))
  server.answer(`GET /api/resume/${RESUME_ID}`, () => ({ status: 200, body: result }))
  server.answer('GET /api/confirmed-skills', () => ({ status: 200, body: { skills: [] } }))
  keep.write('job', job.id)
  return renderApp(server.origin, { keep })
}
