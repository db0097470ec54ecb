import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { JobDto } from '@tailorbird/contracts'
import { makePostings } from './many-postings.ts'
import { switchMode, uploadResume } from './main-page.ts'
import { RESUME } from './samples.ts'
import { test } from './shared-product.ts'

/** MANY_JOBS=500 is a full batch. */
const JOBS = Number(process.env['MANY_JOBS'] ?? 60)
const MAKE_MS = JOBS * 3000

/** Notes from now on with how many jobs each submission goes out. */
function noteSubmissions(page: Page): number[] {
  const sizes: number[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (request.method() !== 'POST') return
    if (path === '/api/resume/tailor') sizes.push(1)
    if (path !== '/api/jobs') return
    const { jobs } = request.postDataJSON() as { jobs: unknown[] }
    sizes.push(jobs.length)
  })
  return sizes
}

const readDone = async (page: Page): Promise<number> => {
  const words = await page
    .getByText(new RegExp(`^\\d+ of ${JOBS} done$`))
    .textContent({ timeout: MAKE_MS })
  return Number.parseInt(words ?? '', 10)
}

async function listJobs(page: Page): Promise<JobDto[]> {
  const all: JobDto[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const answer = await page.request.get(`/api/jobs${cursor === '' ? '' : `?cursor=${cursor}`}`)
    const { jobs, nextCursor } = (await answer.json()) as {
      jobs: JobDto[]
      nextCursor: string | null
    }
    all.push(...jobs)
    cursor = nextCursor
  }
  return all
}

test('a batch goes out in one call, and a closed tab finds all of it, sent once', async ({
  page,
  context,
  product,
}) => {
  test.setTimeout(120_000 + MAKE_MS)
  await page.goto('/')
  await uploadResume(page, 'resume.txt', RESUME)
  await switchMode(page, 'Batch Processing')
  const texts = makePostings(JOBS).map(({ text }) => text)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('textbox', { name: /^Job 1/ }).click()
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), texts.join('\n===\n'))
  await page.keyboard.press('Control+V')
  await expect(page.getByText(`${JOBS} of 500 jobs`)).toBeVisible()
  const sizes = noteSubmissions(page)
  const begin = performance.now()
  await page.getByRole('button', { name: 'Tailor all' }).click()
  await expect
    .poll(() => readDone(page), { timeout: MAKE_MS })
    .toBeGreaterThanOrEqual(Math.ceil(JOBS * 0.4))
  const seen = await readDone(page)
  expect(seen).toBeLessThan(JOBS)
  await page.close()

  const back = await context.newPage()
  const later = noteSubmissions(back)
  await back.goto('/')
  await expect(back.getByText(`${JOBS} of ${JOBS} done`)).toBeVisible({ timeout: MAKE_MS })
  test.info().annotations.push({
    type: 'figure',
    description: `${JOBS} jobs done after ${((performance.now() - begin) / 1000).toFixed(1)} s, closed at ${seen}`,
  })
  await expect(
    back
      .getByRole('list', { name: 'Jobs of this batch' })
      .locator(`li[aria-setsize="${JOBS}"]`)
      .first(),
  ).toBeVisible()
  expect([sizes, later]).toEqual([[JOBS], []])
  const jobs = await listJobs(back)
  expect(jobs).toHaveLength(JOBS)
  expect(new Set(jobs.map(({ status, attempt }) => `${status} ${attempt}`))).toEqual(
    new Set(['done 1']),
  )
  expect(new Set(jobs.map(({ resumeId }) => resumeId)).size).toBe(JOBS)
  const [batchId, ...others] = new Set(jobs.map((job) => job.batchId))
  expect(others).toEqual([])
  const log = await readFile(join(product.dataDir, 'tailorbird.log'), 'utf8')
  const accepted = log
    .split('\n')
    .filter((line) => line.includes('jobs accepted') && line.includes(batchId ?? '?'))
  expect(accepted).toHaveLength(1)
})
