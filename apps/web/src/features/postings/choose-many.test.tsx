import type { PostingDto, StatePostings } from '@tailorbird/contracts'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { keepInMemory } from '../../lib/keep.ts'
import { shareSocket } from '../../lib/socket.ts'
import { startLoopback, type Loopback } from '../../testing/loopback.ts'
import { PostingsList } from './postings-list.tsx'
import { postingOf } from './testing/posting-of.ts'

let server: Loopback
let socket: ReturnType<typeof shareSocket>
beforeEach(async () => {
  server = await startLoopback()
  socket = shareSocket(server.origin)
})
afterEach(async () => {
  cleanup()
  await server.close()
})

function show(postings: PostingDto[]) {
  const store = makeStore({ origin: server.origin, keep: keepInMemory(), socket })
  const listOf = (now: PostingDto[]) => (
    <Provider store={store}>
      <MemoryRouter>
        <PostingsList
          byId={Object.fromEntries(now.map((posting) => [posting.id, posting]))}
          isPartial={false}
          isSending={false}
          readOptions={() => ({})}
          renderResult={() => null}
        />
      </MemoryRouter>
    </Provider>
  )
  const { rerender } = render(listOf(postings))
  return (now: PostingDto[]) => rerender(listOf(now))
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const sent = () => server.bodies as StatePostings[]

test('a state is set for all that are chosen in one call, and undone in one', async () => {
  const [one, other] = [postingOf(), postingOf({ state: 'applied' })]
  const before = [one, other].map(({ id, state, dates }) => ({ id, state, dates }))
  server.answer('POST /api/postings/states', () => ({ status: 200, body: { before } }))
  show([one, other, postingOf({ copyOf: one.id })])
  press('Choose all shown')
  fireEvent.change(screen.getByLabelText('State for the chosen'), { target: { value: 'closed' } })
  expect(server.bodies).toEqual([])
  press('Set 2 to it')
  expect(await screen.findByText(/2 postings are set to/)).toBeTruthy()
  expect(sent()).toHaveLength(1)
  expect(new Set(sent()[0]?.postings)).toEqual(
    new Set([one, other].map(({ id }) => ({ id, state: 'closed' }))),
  )
  const undo = screen.getByRole('button', { name: 'Undo' })
  expect(document.activeElement).toBe(undo)
  fireEvent.click(undo)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
  expect(sent()[1]?.postings).toEqual(before)
})

test('what was not kept stays chosen, and so does what was not deleted', async () => {
  server.answer('POST /api/postings/states', () => ({ status: 503, body: {} }))
  server.answer('POST /api/postings/delete', () => ({ status: 503, body: {} }))
  show([postingOf()])
  press('Choose all shown')
  press('Set 1 to it')
  await waitFor(() => expect(server.bodies).toHaveLength(1))
  press('Delete 1')
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(server.bodies).toHaveLength(2))
  expect(screen.getByText(/1 of 1 shown, 1 chosen/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('what would be answered by what is there is said before anything is sent', async () => {
  const job = (resumeId: string) =>
    ({
      id: 'j',
      batchId: 'b',
      rev: 1,
      status: 'done',
      progress: 100,
      resumeId,
      matchScore: 9,
    }) as const
  const [same, edited] = [
    postingOf({ title: 'Cook', job: job('r1') }),
    postingOf({ job: job('r2') }),
  ]
  server.answer('POST /api/postings/unchanged', () => ({
    status: 200,
    body: { unchanged: [same.id] },
  }))
  show([same, edited, postingOf()])
  press('Choose all shown')
  expect(screen.getByText(/Takes up to 3 generations/)).toBeTruthy()
  expect(
    await screen.findByText(
      /Takes 2 generations\. 1 unchanged, answered from what is there: Cook\./,
    ),
  ).toBeTruthy()
  expect(server.bodies).toEqual([{ postings: [same.id, edited.id] }])
})

test('the best are one of each group, also where copies are found only afterwards', () => {
  const [first, other] = [postingOf({}, { score: 60 }), postingOf({}, { score: 50 })]
  const copy = postingOf({}, { score: 60 })
  const show3 = show([first, other, copy])
  press('Choose')
  expect(screen.getByText(/3 of 3 shown, 3 chosen/)).toBeTruthy()
  show3([first, other, { ...copy, copyOf: first.id }])
  expect(screen.getByText(/2 of 3 shown, 2 chosen/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Tailor 2 resumes' })).toBeTruthy()
})

test('the search says where it looks, and looks there', () => {
  const [noted, asking] = [postingOf({ note: 'Call Jo' }), postingOf({}, { covered: ['Mulching'] })]
  show([noted, asking])
  const search = screen.getByRole('searchbox', {
    name: 'Search in title, company, place, note and skills, not in the text',
  })
  for (const value of ['jo', 'mulch']) {
    fireEvent.change(search, { target: { value } })
    expect(screen.getByText(/1 of 2 shown/)).toBeTruthy()
  }
})

test('the question says of how many it is', async () => {
  show([postingOf(), postingOf()])
  press('Choose all shown')
  press('Delete 2')
  fireEvent.click(await screen.findByRole('button', { name: 'Keep them' }))
  expect(screen.getByText(/2 of 2 shown, 2 chosen/)).toBeTruthy()
})

test('nothing is asked where nothing was made yet', async () => {
  show([postingOf(), postingOf()])
  press('Choose all shown')
  expect(await screen.findByText(/Takes 2 generations/)).toBeTruthy()
  expect(server.bodies).toEqual([])
})
