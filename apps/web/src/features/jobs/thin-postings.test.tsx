import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keepTexts } from '../../testing/render-app.tsx'
import { button, connected, count, keepMode, visitEach } from './testing/visit.ts'

const place = visitEach()
const CHECK = 'POST /api/postings/check'
const TAILOR = 'POST /api/resume/tailor'
const REASON = 'The posting names no skills or requirements that we could read.'

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Answers as ours does: those that speak of coffee ask for nothing. */
function answerChecks() {
  place.server.answer(CHECK, ({ body }) => {
    const { postings } = JSON.parse(body) as { postings: string[] }
    const read = (text: string) =>
      text.includes('coffee')
        ? { requirements: 0, noScoreReason: REASON }
        : { requirements: 5, noScoreReason: null }
    return { status: 200, body: { postings: postings.map(read) } }
  })
}
async function fillSingle(text: string) {
  place.open(keepTexts())
  await connected(place.server)
  const field = await screen.findByRole('textbox', { name: 'Job description' })
  fireEvent.change(field, { target: { value: text } })
}

test('a posting without requirements says so before it is sent, once; a shaky press does not send it', async () => {
  answerChecks()
  await fillSingle('Great coffee')
  fireEvent.click(await button('Tailor my resume'))
  const anyway = await button('Tailor anyway')
  expect(screen.getByText(/names no skills or requirements/)).toBeTruthy()
  fireEvent.click(anyway)
  await wait(300)
  expect(count(place.server, TAILOR)).toBe(0)
  await wait(400)
  fireEvent.click(anyway)
  await waitFor(() => expect(count(place.server, TAILOR)).toBe(1))
  expect(count(place.server, CHECK)).toBe(1)
})

test('another posting takes the note away, and goes out at once', async () => {
  answerChecks()
  await fillSingle('Great coffee')
  fireEvent.click(await button('Tailor my resume'))
  await button('Tailor anyway')
  const field = screen.getByRole('textbox', { name: 'Job description' })
  fireEvent.change(field, { target: { value: 'Baker: sourdough, pastry, cakes' } })
  expect(screen.queryByText(/names no skills or requirements/)).toBeNull()
  await wait(700)
  fireEvent.click(await button('Tailor my resume'))
  await waitFor(() => expect(count(place.server, TAILOR)).toBe(1))
})

test('a check that fails holds nothing up', async () => {
  place.server.answer(CHECK, () => ({ status: 503, body: {} }))
  await fillSingle('Great coffee')
  fireEvent.click(await button('Tailor my resume'))
  await waitFor(() => expect(count(place.server, TAILOR)).toBe(1))
})

test('each posting of a batch says so at its place, and the batch may go on', async () => {
  answerChecks()
  const jobs = ['Baker', 'Great coffee', 'Cook', 'More coffee']
  place.open(keepMode('batch', { 'batch-jobs': jobs }))
  await connected(place.server)
  fireEvent.click(await button('Tailor all'))
  const anyway = await button('Tailor all anyway')
  expect(screen.getAllByText(/names no skills or requirements/)).toHaveLength(2)
  expect(screen.getByText(/2 postings ask for too little to be scored/)).toBeTruthy()
  expect(count(place.server, TAILOR)).toBe(0)
  await wait(700)
  fireEvent.click(anyway)
  await waitFor(() => expect(count(place.server, TAILOR)).toBe(4))
})

test('a queue holds it back until Enter is pressed again', async () => {
  answerChecks()
  place.open(keepMode('queue', { 'queue-posting': 'Great coffee' }))
  await connected(place.server)
  const field = await screen.findByRole('textbox', { name: 'Job description' })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(await button('Add it anyway')).toBeTruthy()
  expect(count(place.server, 'POST /api/jobs')).toBe(0)
  await wait(700)
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() => expect(count(place.server, 'POST /api/jobs')).toBe(1))
})
