import type { PostingDto } from '@tailorbird/contracts'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { keepInMemory } from '../../lib/keep.ts'
import { shareSocket } from '../../lib/socket.ts'
import { startLoopback, type Loopback } from '../../testing/loopback.ts'
import { OpenedPosting } from './opened-posting.tsx'
import { postingOf } from './testing/posting-of.ts'

let server: Loopback
let socket: ReturnType<typeof shareSocket>
beforeEach(async () => {
  server = await startLoopback()
  socket = shareSocket(server.origin)
  Element.prototype.scrollIntoView = () => {}
})
afterEach(async () => {
  cleanup()
  await server.close()
})

function show(posting: PostingDto, others: PostingDto[] = []) {
  const opened: string[] = []
  const store = makeStore({ origin: server.origin, keep: keepInMemory(), socket })
  render(
    <Provider store={store}>
      <OpenedPosting
        posting={posting}
        others={others}
        onOpen={(id) => opened.push(id)}
        onClose={() => {}}
        renderResult={() => null}
      />
    </Provider>,
    { reactStrictMode: true },
  )
  return opened
}

const changes = () => server.calls.filter((call) => call.startsWith('PATCH'))

test('a note that was just typed goes out when the page is left, once', async () => {
  const posting = postingOf({ note: 'Ask' })
  const route = `/api/postings/${posting.id}`
  server.answer(`PATCH ${route}`, () => ({ status: 200, body: { ...posting, note: 'Ask Jo' } }))
  show(posting)
  const note = screen.getByLabelText('Note')
  fireEvent.change(note, { target: { value: 'Ask Jo ' } })
  expect(changes()).toEqual([])
  window.dispatchEvent(new Event('pagehide'))
  fireEvent.blur(note)
  await waitFor(() => expect(changes()).toEqual([`PATCH ${route}`]))
  expect(server.bodies).toEqual([{ note: 'Ask Jo' }])
})

test('a note that was not kept goes out once more when the field is left', async () => {
  const posting = postingOf()
  server.answer(`PATCH /api/postings/${posting.id}`, () => ({ status: 503, body: {} }))
  show(posting)
  const note = screen.getByLabelText('Note')
  fireEvent.change(note, { target: { value: 'Jo' } })
  fireEvent.blur(note)
  await waitFor(() => expect(changes()).toHaveLength(1))
  await waitFor(() => {
    fireEvent.blur(note)
    expect(changes()).toHaveLength(2)
  })
})

test('a missing must that the person has is said once, where it is missing', async () => {
  server.answer('POST /api/own-texts', () => ({
    status: 200,
    body: { texts: [], nextCursor: null, total: 1 },
  }))
  show(postingOf({}, { covered: ['Epic'], missing: ['Grafting', 'Pruning'], musts: 3 }))
  expect(screen.queryByRole('button', { name: 'I have this: Epic' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'I have this: Grafting' }))
  expect(await screen.findByText('Do you have Grafting?')).toBeTruthy()
  expect(server.bodies).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'I have this' }))
  await waitFor(() =>
    expect(server.bodies).toEqual([{ kind: 'skill', text: 'Grafting', line: '', note: '' }]),
  )
  expect(document.activeElement?.textContent).toBe('Asked for, and missing')
})

test('a posting whose tailoring failed says so, with a reference to copy', async () => {
  const copied: string[] = []
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
  })
  const job = {
    id: 'V1StGXR8_Z5jdHi6B-myT',
    batchId: 'b',
    rev: 1,
    status: 'error',
    progress: 30,
  } as const
  show(postingOf({ job }))
  expect(screen.getByText('Tailoring failed')).toBeTruthy()
  expect(screen.getByText(`Reference: ${job.id}`)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Copy reference' }))
  expect(await screen.findByText('Copied')).toBeTruthy()
  expect(copied).toEqual([job.id])
})

test('a result that was there already is said to be that', () => {
  const job = {
    id: 'j',
    batchId: 'b',
    rev: 1,
    status: 'done',
    progress: 100,
    resumeId: 'r',
  } as const
  show(postingOf({ job: { ...job, reused: true } }))
  expect(screen.getByText(/^Unchanged: answered from what was there/)).toBeTruthy()
  cleanup()
  show(postingOf({ job }))
  expect(screen.queryByText(/^Unchanged/)).toBeNull()
})

test('the same posting in other towns is listed, and opens', () => {
  const first = postingOf({ place: 'Dublin' })
  const copy = (place: string) => postingOf({ place, copyOf: first.id, company: 'Hill Park' })
  const [cork, nowhere] = [copy('Cork'), copy('')]
  const opened = show(first, [cork, nowhere])
  expect(screen.getByText('2 copies of it')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /^Cork/ }))
  expect(opened).toEqual([cork.id])
  expect(screen.getByRole('button', { name: /^No place named/ })).toBeTruthy()
})
