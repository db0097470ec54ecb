import type { Change, TailoredResume } from '@tailorbird/contracts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { RESUME_ID, resultOf, startLoopback, type Loopback } from '../../testing/loopback.ts'
import { visitResult } from './testing/visit-result.ts'

const suggest = (id: string, over: Partial<Change> = {}): Change => ({
  id,
  kind: 'bullet',
  place: 'w0',
  where: 'Baker, Rye House',
  before: `Shaped the rye loaves ${id}`,
  after: `Shaped artisan rye loaves ${id}`,
  reason: 'Says what is asked for.',
  sources: [],
  requirement: '',
  state: 'undone',
  doubt: { words: ['artisan'], reason: 'Your resume does not say "artisan" there.' },
  ...over,
})
let server: Loopback
let visit: ReturnType<typeof visitResult> | undefined

beforeEach(async () => {
  server = await startLoopback()
})
afterEach(async () => {
  await visit?.leave()
  await server.close()
})

/** Opens a result whose server does as ours does with answers. */
function open(...changes: Change[]) {
  let result: TailoredResume = { ...resultOf(), changes }
  server.answer(`PATCH /api/resume/${RESUME_ID}`, ({ body }) => {
    const { answer } = JSON.parse(body) as {
      answer: { change: string; answer: string; text?: string }
    }
    const answered = result.changes.map((change): Change => {
      if (change.id !== answer.change || !change.doubt) return change
      const doubt = { ...change.doubt, isLeft: answer.answer === 'leave' }
      const state = ['take', 'reword'].includes(answer.answer) ? 'accepted' : 'undone'
      return { ...change, doubt, state, after: answer.text ?? change.after }
    })
    result = { ...result, changes: answered, revision: result.revision + 1 }
    return { status: 200, body: result }
  })
  visit = visitResult(server, result)
}
const findCard = (name: string) => screen.findByRole('group', { name: new RegExp(`^${name}`) })
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })

test('a suggestion is not used, says why, marks its words, and is used with a click', async () => {
  open(suggest('c0'))
  expect(await screen.findByRole('heading', { name: /1 suggestion needs your eye/ })).toBeTruthy()
  expect(screen.getByText(/Not used yet. Your resume does not say "artisan" there/)).toBeTruthy()
  expect(screen.getByText('artisan').tagName).toBe('MARK')
  fireEvent.click(screen.getByRole('button', { name: 'Use it: Baker, Rye House' }))
  await waitFor(() =>
    expect(server.bodies.at(-1)).toMatchObject({ answer: { change: 'c0', answer: 'take' } }),
  )
  expect(await screen.findByRole('button', { name: 'Undo: Baker, Rye House' })).toBeTruthy()
  expect(await screen.findByText('Nothing waits for your eye')).toBe(document.activeElement)
})

test('without a mouse: take, change and leave, and the focus goes on to the next', async () => {
  open(suggest('c0'), suggest('c1'), suggest('c2'), suggest('c3'))
  const card = await findCard('Suggestion 1 of 4')
  screen.getByRole('heading', { name: /4 suggestions need your eye/ }).focus()
  press('ArrowDown')
  expect(document.activeElement).toBe(card)
  press('t', { repeat: true })
  press('t', { ctrlKey: true })
  expect(server.bodies).toEqual([])
  press('T')
  const next = await findCard('Suggestion 1 of 3')
  await waitFor(() => expect(document.activeElement).toBe(next))
  expect(screen.getByText(/^In use:/).textContent).toBe(
    'In use: Shaped artisan rye loaves c0 3 left.',
  )

  press('c')
  const field = screen.getByRole('textbox', { name: 'In your words' })
  expect(document.activeElement).toBe(field)
  // Its letters are text, and the words in question stay in view.
  press('l')
  expect(within(next).getByText('artisan').tagName).toBe('MARK')
  press('Escape')
  expect(document.activeElement).toBe(next)
  press('c')
  const again = screen.getByRole('textbox', { name: 'In your words' })
  fireEvent.change(again, { target: { value: ' ' } })
  press('Enter')
  expect((await within(next).findByRole('alert')).textContent).toContain('Write the line')
  fireEvent.change(again, { target: { value: ' Shaped dark  rye loaves ' } })
  press('Enter')
  await waitFor(() =>
    expect(server.bodies.at(-1)).toMatchObject({
      answer: { change: 'c1', answer: 'reword', text: 'Shaped dark rye loaves' },
    }),
  )
  const third = await findCard('Suggestion 1 of 2')
  await waitFor(() => expect(document.activeElement).toBe(third))
  press('ArrowDown')
  expect(document.activeElement).toBe(await findCard('Suggestion 2 of 2'))
  press('l')
  const last = await findCard('Suggestion 1 of 1')
  await waitFor(() => expect(document.activeElement).toBe(last))
  expect(server.bodies.at(-1)).toMatchObject({ answer: { change: 'c3', answer: 'leave' } })

  press('u')
  await findCard('Suggestion 1 of 2')
  expect(server.bodies.at(-1)).toMatchObject({ answer: { change: 'c3', answer: 'reopen' } })
  await waitFor(async () =>
    expect(document.activeElement).toBe(await findCard('Suggestion 2 of 2')),
  )
})

test('what was left is told, and can be asked about again', async () => {
  const doubt = { words: ['artisan'], reason: 'It does not say that.', isLeft: true }
  open(suggest('c0', { doubt }))
  expect(await screen.findByText(/You left your line as it is/)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: /suggestion needs your eye/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Ask again: Baker, Rye House' }))
  expect(await screen.findByRole('heading', { name: /1 suggestion needs your eye/ })).toBeTruthy()
})

test('an answer that fails keeps the suggestion, and says so', async () => {
  open(suggest('c0'))
  server.answer(`PATCH /api/resume/${RESUME_ID}`, () => ({ status: 503, body: {} }))
  ;(await findCard('Suggestion 1 of 1')).focus()
  press('t')
  expect(await screen.findByText('Your answer was not saved.')).toBeTruthy()
  expect(await findCard('Suggestion 1 of 1')).toBeTruthy()
})

test('beside a suggestion for a summary stands the one in use', async () => {
  const summary = { kind: 'summary', place: 'summary', where: 'Summary', before: 'Baker.' } as const
  const made = { ...summary, after: 'Baker of rye.', state: 'accepted', doubt: undefined } as const
  open(suggest('c0', made), suggest('c1', { ...summary, after: 'Baker of rye. Artisan.' }))
  const card = await findCard('Suggestion 1 of 1')
  expect(within(card).getByText('Baker of rye.')).toBeTruthy()
})
