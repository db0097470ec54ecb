import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepInMemory } from '../../lib/keep.ts'
import { startLoopback, type Loopback } from '../../testing/loopback.ts'
import { postingOf, postingPageOf } from '../../testing/postings.ts'
import { renderApp } from '../../testing/render-app.tsx'

const RESUME = `Anna Muster
anna@example.org

Experience
Hearth, Anchor, 2015 - 2017
- Baked 400 loaves a day
`
const QUESTION = (_: string, element: Element | null) =>
  element?.tagName === 'P' && element.textContent.includes('Is “Hearth” the employer')
let server: Loopback
let visit: ReturnType<typeof renderApp>
beforeEach(async () => {
  server = await startLoopback()
  server.answer('GET /api/postings', () => ({
    status: 200,
    body: postingPageOf({ postings: [postingOf('a')] }),
  }))
})
afterEach(async () => {
  await visit.leave()
  await server.close()
})
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))
const scored = () =>
  server.bodies.flatMap((body) => (body as { originalContent?: string }).originalContent ?? [])

test('who the employer is is asked here too, and each answer is scored, one after the other', async () => {
  const first = Promise.withResolvers<void>()
  server.answer('POST /api/postings/resume', async () => {
    await first.promise
    return { status: 200, body: { hash: 'hash' } }
  })
  const keep = keepInMemory()
  keep.write('resume', { content: RESUME, fileName: 'anna.txt', size: RESUME.length })
  visit = renderApp(server.origin, { path: '/postings', keep })
  expect(await screen.findByText(/thing.* to look at/, {}, { timeout: 10_000 })).toBeTruthy()
  await press('Check how it was read')
  await press(/^The other way round: .*Hearth/)
  await screen.findByText(/^✓ Checked by hand/)
  await press('Undo all corrections')
  await screen.findByText(QUESTION)
  await press(/^Yes, that is right: .*Hearth/)
  await screen.findByText(/^✓ Checked by hand/)
  expect(scored()).toEqual([RESUME])
  first.resolve()
  await waitFor(() => expect(scored()).toHaveLength(2))
  expect(scored()[1]).toMatch(/### Hearth.*\n\*\*Anchor\*\*/)
  expect(keep.read('resume')).toMatchObject({ corrected: { originalContent: scored()[1] } })
})
