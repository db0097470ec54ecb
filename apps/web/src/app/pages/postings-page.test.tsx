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
const TAILOR = 'POST /api/postings/tailor'
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
  // What is tailored now would have the resume from before.
  await press('Choose all shown')
  await press('Tailor 1 resume')
  const button = screen.getByRole('button', { name: 'Tailor 1 resume' })
  expect(button.ariaDisabled).toBe('true')
  first.resolve()
  await waitFor(() => expect(scored()).toHaveLength(2))
  expect(scored()[1]).toMatch(/### Hearth.*\n\*\*Anchor\*\*/)
  await waitFor(() => expect(button.ariaDisabled).toBe('false'))
  await press('Tailor 1 resume')
  await waitFor(() => expect(server.calls).toContain(TAILOR))
  expect(server.calls.filter((call) => call === TAILOR)).toHaveLength(1)
  expect(keep.read('resume')).toMatchObject({ corrected: { originalContent: scored()[1] } })
})

test('what would lift most of them stays open while all are scored anew, and the keyboard in it', async () => {
  const liftOf = (...terms: string[]) => ({
    status: 200,
    body: { lift: terms.map((term) => ({ term, postings: 2, alone: 0 })) },
  })
  const list = (unread: number) => () => ({
    status: 200,
    body: postingPageOf({ postings: [postingOf('a')], unread, rev: unread === 0 ? 8 : 6 }),
  })
  server.answer('GET /api/postings/lift', () => liftOf('Suturing', 'Triage', 'Casts'))
  server.answer('POST /api/own-texts', () => {
    // What is counted while it is scored anew is not the whole.
    server.answer('GET /api/postings/lift', () => liftOf())
    server.answer('GET /api/postings', list(1))
    return { status: 200, body: { texts: [], nextCursor: null, total: 0 } }
  })
  visit = renderApp(server.origin, { path: '/postings' })
  const summary = await screen.findByText(/^What would lift most of them: Suturing/)
  const details = summary.closest('details')
  details?.setAttribute('open', '')
  screen.getByRole('button', { name: 'I have this: Suturing' }).focus()
  await press('I have this: Suturing')
  expect(await screen.findByRole('button', { name: 'Cancel' })).toBeTruthy()
  await press('I have this')
  const next = screen.getByRole('button', { name: 'I have this: Triage' })
  await waitFor(() => expect(document.activeElement).toBe(next))
  expect(await screen.findByText('Scored: 0 of 1.')).toBeTruthy()
  expect(screen.getByText(/^As it was/)).toBeTruthy()
  expect(document.activeElement).toBe(next)
  server.answer('GET /api/postings/lift', () => liftOf('Casts'))
  server.answer('GET /api/postings', list(0))
  await waitFor(() => expect(server.connected()).toBe(1))
  server.send('postings', { after: 6, rev: 8, total: 1, unread: 0 })
  await waitFor(() => expect(summary.textContent).toBe('What would lift most of them: Casts'))
  expect(screen.queryByText(/^As it was/)).toBeNull()
  expect(summary.closest('details')).toBe(details)
  expect(details?.open).toBe(true)
  expect(document.activeElement).toBe(summary)
})

test('when what was chosen is deleted, the keyboard goes on at the list', async () => {
  server.answer('POST /api/postings/delete', () => ({ status: 200, body: { deleted: 1 } }))
  visit = renderApp(server.origin, { path: '/postings' })
  await press('Choose all shown')
  await press('Delete 1')
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'))
})
