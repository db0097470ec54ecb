import { TEMPLATE_NAMES } from '@tailorbird/contracts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { RESUME_ID, resultOf, startLoopback, type Loopback } from '../../testing/loopback.ts'
import { visitResult } from './testing/visit-result.ts'

let server: Loopback
let visit: ReturnType<typeof visitResult>
const answerUsage = (limit: number | null, plan: string) =>
  server.answer('GET /api/device-usage', () => ({
    status: 200,
    body: { used: 1, reserved: 0, limit, left: limit, plan },
  }))

beforeEach(async () => {
  server = await startLoopback()
})
afterEach(async () => {
  await visit.leave()
  await server.close()
})

const choose = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }))
const chooseFit = async (name: string) => {
  const fit = await screen.findByRole('group', { name: 'Print on pages' })
  fireEvent.click(within(fit).getByRole('radio', { name }))
}
const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked

test('a template of Pro says so, and leads to the plans and back', async () => {
  answerUsage(2, 'free')
  visit = visitResult(server, resultOf())
  await waitFor(() => expect(server.calls).toContain('GET /api/device-usage'))
  await screen.findByRole('radio', { name: 'Modern' })
  await choose('Modern')
  expect(
    await screen.findByText(/Modern is part of Pro, so your resume stays in Classic/),
  ).toBeTruthy()
  expect(isChosen('Classic')).toBe(true)
  const link = screen.getByRole('link', { name: 'See the plans' })
  expect(link.getAttribute('href')).toBe('/pricing?returnTo=%2F%23result')
})

test.each([
  ['has Pro', 'pro'],
  ['is limited by nothing', 'free'],
])('who %s may choose any', async (_what, plan) => {
  answerUsage(null, plan)
  visit = visitResult(server, resultOf())
  await waitFor(() => expect(server.calls).toContain('GET /api/device-usage'))
  await choose('Compact')
  expect(isChosen('Compact')).toBe(true)
  expect(screen.queryByText(/is part of Pro/)).toBeNull()
  expect(visit.keep.read('paper')).toMatchObject({ template: 'compact' })
  expect(server.calls.join()).not.toContain(`${RESUME_ID}/pdf`)
})

test('each template has a picture, and words for who does not see it', async () => {
  visit = visitResult(server, resultOf())
  const group = await screen.findByRole('group', { name: 'Template' })
  const radios = within(group).getAllByRole('radio')
  expect(radios).toHaveLength(TEMPLATE_NAMES.length)
  expect(group.querySelectorAll('img[src*=".webp"][alt=""][loading="lazy"]')).toHaveLength(
    TEMPLATE_NAMES.length,
  )
  const description = screen.getByRole('radio', {
    name: 'Chronicle',
    description: 'Letters with serifs, the dates in front of each role.',
  })
  expect(description).toBeTruthy()
})

const answerPdf = (pages: number) =>
  server.answer(`GET /api/resume/${RESUME_ID}/pdf`, () => ({
    status: 200,
    body: Buffer.from(`<</Type /Pages\n/Count ${pages}>>`),
  }))

test.each([
  [2, '2 pages', 2, 'Fits: your resume takes 2 pages.'],
  [3, '3 pages', 1, 'Fits: your resume takes 1 page.'],
  [
    1,
    '1 page',
    3,
    'It takes 3 pages even at the smallest size that people can read. Take something out, print on more pages, or tailor it again with ‘Shorten: to 1 page’.',
  ],
  [
    3,
    '3 pages',
    4,
    'It takes 4 pages even at the smallest size that people can read. Take something out.',
  ],
])('fit to %i: %s, with a PDF of %i', async (fit, name, pages, said) => {
  answerPdf(pages)
  visit = visitResult(server, resultOf())
  await chooseFit(name)
  expect(await screen.findByText(said)).toBeTruthy()
  expect(server.calls).toContain(
    `GET /api/resume/${RESUME_ID}/pdf?size=letter&template=classic&fit=${fit}`,
  )
  expect(visit.keep.read('paper')).toMatchObject({ fit })
  fireEvent.click(screen.getByRole('button', { name: 'Download PDF' }))
  expect(visit.store.getState().download.files).toMatchObject([{ fit }])
})

test('a PDF that can not be made is said, not counted', async () => {
  server.answer(`GET /api/resume/${RESUME_ID}/pdf`, () => ({ status: 200, body: {} }))
  visit = visitResult(server, resultOf())
  await chooseFit('1 page')
  expect(await screen.findByText('The pages could not be counted here.')).toBeTruthy()
})
