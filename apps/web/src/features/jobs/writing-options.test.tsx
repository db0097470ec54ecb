import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startLoopback, type Loopback } from '../../testing/loopback.ts'
import { keepTexts, renderApp } from '../../testing/render-app.tsx'
import { parseKeptOptions } from './kept-options.ts'
import { answerJobs, button, connected } from './testing/visit.ts'

let server: Loopback
let visit: ReturnType<typeof renderApp>

beforeEach(async () => {
  server = await startLoopback()
  answerJobs(server)
  visit = renderApp(server.origin, { keep: keepTexts() })
  await connected(server)
})

afterEach(async () => {
  await visit.leave()
  await server.close()
})

test('nothing is said of the writing until somebody chooses, and then it is kept and sent', async () => {
  fireEvent.click(await screen.findByText('How to write it'))
  const choose = (group: string, name: string) =>
    fireEvent.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name }))
  choose('How much may change', 'Light')
  expect(screen.getByText('How to write it: light, plain')).toBeTruthy()
  // Who shortens leaves something out: 'Light' would contradict it.
  choose('Shorten', 'To 2 pages')
  expect(screen.getByText('How to write it: full, plain, shortened to 2 pages')).toBeTruthy()
  choose('How much may change', 'Order only')
  expect(screen.getByText('How to write it: order only, plain')).toBeTruthy()
  choose('How much may change', 'Light')
  const chosen = { pages: 0, tone: 'plain', strength: 'light' }
  expect(visit.keep.read('tailor-options')).toEqual(chosen)
  fireEvent.click(await button('Tailor my resume'))
  await waitFor(() => expect(server.bodies.at(-1)).toMatchObject({ options: chosen }))
})

test('what was kept and is no choice is as by default', () => {
  const usual = { pages: 0, tone: 'plain', strength: 'full' }
  expect(parseKeptOptions({ pages: 9, tone: 'rude', strength: 'light' })).toEqual({
    ...usual,
    strength: 'light',
  })
  expect(parseKeptOptions(null)).toEqual(usual)
})
