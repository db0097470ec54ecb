import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeStore } from '../../../app/store.ts'
import { keepInMemory } from '../../../lib/keep.ts'
import { shareSocket } from '../../../lib/socket.ts'
import { startLoopback, type Loopback } from '../../../testing/loopback.ts'
import { ImportSection } from './import-section.tsx'

let server: Loopback
let socket: ReturnType<typeof shareSocket>
beforeEach(async () => {
  server = await startLoopback()
  socket = shareSocket(server.origin)
  server.answer('POST /api/postings', () => ({ status: 200, body: { added: 2, known: 0 } }))
})
afterEach(async () => {
  cleanup()
  await server.close()
})

function show(keep = keepInMemory(), total = 7) {
  const store = makeStore({ origin: server.origin, keep, socket })
  render(
    <Provider store={store}>
      <ImportSection total={total} />
    </Provider>,
    { reactStrictMode: true },
  )
  return keep
}
const field = () => screen.getByLabelText<HTMLTextAreaElement>(/^Paste postings/)
const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('what was pasted is there after a reload, in sight, until it is added', async () => {
  const keep = show(keepInMemory(), 0)
  fireEvent.change(field(), { target: { value: 'You cook.\n===\nYou bake.' } })
  expect(leave()).toBe(true)
  cleanup()
  show(keep)
  expect(field().value).toBe('You cook.\n===\nYou bake.')
  fireEvent.click(screen.getByRole('button', { name: 'Add 2 postings' }))
  await waitFor(() => expect(screen.queryByText('2 postings found')).toBeNull())
  cleanup()
  show(keep)
  expect(screen.getByRole('button', { name: 'Add postings' }).ariaExpanded).toBe('false')
})

test('leaving is asked about while files are chosen, and no longer', async () => {
  show(keepInMemory(), 0)
  expect(leave()).toBe(true)
  fireEvent.change(screen.getByLabelText('Choose files'), {
    target: { files: [new File(['title,text\nCook,You cook.'], 'a.csv')] },
  })
  expect(leave()).toBe(false)
  await screen.findByText('1 posting found')
  expect(leave()).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(leave()).toBe(true)
  fireEvent.change(screen.getByLabelText('Choose files'), {
    target: { files: [new File(['You cook.'], 'a.txt')] },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Add 1 posting' }))
  await waitFor(() => expect(leave()).toBe(true))
})
