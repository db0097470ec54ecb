import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { jobOf, startLoopback, type Loopback } from '../../testing/loopback.ts'
import { keepTexts, renderApp } from '../../testing/render-app.tsx'
import { describeJob } from './describe-job.ts'
import { sayWait } from './say-wait.ts'
import { answerJobs, button, connected, list } from './testing/visit.ts'

let server: Loopback
let visit: ReturnType<typeof renderApp>
const ID = 's'.repeat(21)
const waitsUntil = '2026-03-01T09:00:00.000Z'
const waiting = jobOf(ID, { status: 'processing', progress: 30, waitsUntil })

beforeEach(async () => {
  server = await startLoopback()
  answerJobs(server)
  server.answer('GET /api/jobs', () => list([waiting], 4))
  const keep = keepTexts()
  keep.write('job', ID)
  visit = renderApp(server.origin, { keep })
  await connected(server)
})
afterEach(async () => {
  await visit.leave()
  await server.close()
})

test('a job that waits for the AI service says until when, and that nobody has to do anything', async () => {
  expect(await button('Cancel')).toBeTruthy()
  expect(screen.getAllByText(sayWait(waitsUntil)).map(({ tagName }) => tagName)).toEqual([
    'OUTPUT',
    'SPAN',
  ])
  expect(screen.getByText(/goes on by itself. You may close this page/)).toBeTruthy()
  expect(screen.queryByText('Tailoring resume...')).toBeNull()
})

test('so does its row in a list, as long as it runs', () => {
  expect(describeJob(waiting)).toBe(sayWait(waitsUntil))
  expect(describeJob({ ...waiting, status: 'done' })).toBe('Done')
  expect(describeJob({ ...waiting, status: 'done', reused: true })).toMatch(/unchanged/)
})
