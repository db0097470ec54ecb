import type { OpenSuggestion, OwnText } from '@tailorbird/contracts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startLoopback, type Loopback } from '../../testing/loopback.ts'
import { keepInMemory } from '../../lib/keep.ts'
import { renderApp } from '../../testing/render-app.tsx'

const own = (n: number, over: Partial<OwnText> = {}): OwnText => ({
  id: `7d9e6f1c-93a5-4c6e-8a51-21b0f4c7d5a${n}`,
  kind: 'wording',
  text: `Shaped dark rye loaves ${n}`,
  line: `Shaped the rye loaves ${n}`,
  note: '',
  createdAt: '2026-11-05T10:00:00.000Z',
  ...over,
})
let server: Loopback
let visit: ReturnType<typeof renderApp> | undefined
let texts: OwnText[]

beforeEach(async () => {
  server = await startLoopback()
  texts = []
  server.answer('GET /api/own-texts', () => ({
    status: 200,
    body: { texts, nextCursor: null, total: texts.length },
  }))
  server.answer('GET /api/preferences', () => ({ status: 200, body: { suggestions: true } }))
})
afterEach(async () => {
  await visit?.leave()
  await server.close()
})
const open = (path: string) => {
  visit = renderApp(server.origin, { path })
}

test('each stands beside its line, and is taken back, and that undone', async () => {
  texts = [own(1), own(2, { kind: 'skill', text: 'Grafting', line: '', note: 'at Orchard House' })]
  const [first] = texts
  server.answer(`DELETE /api/own-texts/${first?.id}`, () => {
    texts = texts.slice(1)
    return { status: 204, body: null }
  })
  server.answer('POST /api/own-texts', () => {
    texts = [own(3), ...texts]
    return { status: 200, body: { texts, nextCursor: null, total: texts.length } }
  })
  open('/your-words')
  expect(await screen.findByText('Shaped dark rye loaves 1')).toBeTruthy()
  expect(screen.getByText('Shaped the rye loaves 1')).toBeTruthy()
  expect(screen.getByText('(at Orchard House)')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Take back: Shaped dark rye loaves 1' }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  await waitFor(() => expect(document.activeElement).toBe(undo))
  fireEvent.click(undo)
  expect(await screen.findByText('Shaped dark rye loaves 3')).toBeTruthy()
  expect(server.bodies.at(-1)).toEqual({
    kind: 'wording',
    text: 'Shaped dark rye loaves 1',
    line: 'Shaped the rye loaves 1',
    note: '',
  })
})

test('what was left says for which words, and is set back with them', async () => {
  texts = [own(1, { kind: 'left', text: 'Shaped artisan loaves', words: ['artisan', 'rare'] })]
  server.answer(`DELETE /api/own-texts/${texts[0]?.id}`, () => {
    texts = []
    return { status: 204, body: null }
  })
  server.answer('POST /api/own-texts', () => ({
    status: 200,
    body: { texts, nextCursor: null, total: 0 },
  }))
  open('/your-words')
  expect(await screen.findByText('artisan, rare')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Take back: Shaped artisan loaves' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(server.bodies.at(-1)).toMatchObject({ kind: 'left', words: ['artisan', 'rare'] }),
  )
})

test('who said nothing is told what will stand there, and may add a skill', async () => {
  open('/your-words')
  expect(await screen.findByText(/Nothing yet/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'I have this skill' }))
  expect(await screen.findByText('Name the skill')).toBeTruthy()
  server.answer('POST /api/own-texts', () => ({
    status: 200,
    body: { texts: [], nextCursor: null, total: 0 },
  }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Skill' }), {
    target: { value: ' Grafting ' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'I have this skill' }))
  await waitFor(() =>
    expect(server.bodies.at(-1)).toEqual({ kind: 'skill', text: 'Grafting', line: '', note: '' }),
  )
})

test('a fact stands beside a line of the resume, which is chosen from its lines', async () => {
  const keep = keepInMemory()
  const content =
    'Jo Doe\njo@example.org\n\nExperience\n\nBaker, Rye House, 2019 - 2024\n- Shaped the rye loaves\n'
  keep.write('resume', { content, fileName: 'jo.txt', size: content.length })
  server.answer('POST /api/own-texts', () => ({
    status: 200,
    body: { texts: [], nextCursor: null, total: 0 },
  }))
  visit = renderApp(server.origin, { path: '/your-words', keep })
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Keep this fact' }))
  const type = (name: string, value: string) =>
    fireEvent.change(screen.getByLabelText(name), { target: { value } })
  await waitFor(() =>
    expect(document.querySelector('option[value="Shaped the rye loaves"]')).toBeTruthy(),
  )
  press()
  expect(await screen.findByText('Choose the line of your resume that it belongs to')).toBeTruthy()
  type('Line of your resume', 'Baked the cakes')
  press()
  expect(await screen.findByText(/Your resume has no such line/)).toBeTruthy()
  type('Line of your resume', 'shaped the rye loaves ')
  press()
  expect(await screen.findByText('Say what is so, too')).toBeTruthy()
  type('What is so, too', ' 400 a night ')
  press()
  await waitFor(() =>
    expect(server.bodies.at(-1)).toEqual({
      kind: 'fact',
      text: '400 a night',
      line: 'Shaped the rye loaves',
      note: '',
    }),
  )
})

test('who wants no suggestions says so', async () => {
  server.answer('PATCH /api/preferences', () => ({ status: 200, body: { suggestions: false } }))
  open('/your-words')
  const box = await screen.findByRole('checkbox', { name: 'Suggest texts that need my eye' })
  await waitFor(() => expect((box as HTMLInputElement).disabled).toBe(false))
  fireEvent.click(box)
  await waitFor(() => expect((box as HTMLInputElement).checked).toBe(false))
  await waitFor(() => expect(server.bodies.at(-1)).toEqual({ suggestions: false }))
})

const asked = (n: number): OpenSuggestion => ({
  resumeId: `0b6cf9a3-7f10-4f2c-9c53-6f0b1c2f3a4${n}`,
  change: 'c0',
  kind: 'bullet',
  where: 'Baker, Rye House',
  before: `Shaped loaves ${n}`,
  after: `Shaped artisan loaves ${n}`,
  words: ['artisan'],
  doubt: 'Your resume does not say it.',
  reason: '',
  results: 30,
  jobs: ['Baker at Crumb', 'Baker at Rye'],
})

test('the arrow down leads from the title to the first suggestion', async () => {
  server.answer('GET /api/suggestions', () => ({
    status: 200,
    body: { suggestions: [asked(1), asked(2)], total: 2 },
  }))
  open('/suggestions')
  const first = await screen.findByRole('group', { name: /^Suggestion 1 of 2/ })
  const heading = screen.getByRole('heading', { level: 1 })
  fireEvent.keyDown(heading, { key: 'ArrowDown', altKey: true })
  fireEvent.keyDown(document.body, { key: 'ArrowDown' })
  expect(document.activeElement).not.toBe(first)
  fireEvent.keyDown(heading, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(first)
})

test('a batch asks once for all its jobs, and the answer names one of them', async () => {
  let waiting = [asked(1), asked(2)]
  server.answer('GET /api/suggestions', () => ({
    status: 200,
    body: { suggestions: waiting, total: waiting.length + 60 },
  }))
  server.answer('POST /api/suggestions', () => {
    waiting = waiting.slice(1)
    return { status: 204, body: null }
  })
  open('/suggestions?batch=6f9c1f5e-64fb-4b0b-9d0e-0a52c5a4b9d1')
  expect(await screen.findByText('62 suggestions need your eye')).toBeTruthy()
  expect(screen.getByText(/The 2 that concern most jobs come first/)).toBeTruthy()
  expect(
    screen.getAllByText('For 30 jobs: Baker at Crumb, Baker at Rye and 28 more.'),
  ).toHaveLength(2)
  const card = screen.getByRole('group', { name: /^Suggestion 1 of 62/ })
  card.focus()
  fireEvent.keyDown(card, { key: 'l' })
  const next = await screen.findByRole('group', { name: /^Suggestion 1 of 61/ })
  await waitFor(() => expect(document.activeElement).toBe(next))
  expect(server.bodies.at(-1)).toEqual({
    resumeId: asked(1).resumeId,
    change: 'c0',
    answer: 'leave',
  })
  expect(server.calls).toContain(
    'GET /api/suggestions?batchId=6f9c1f5e-64fb-4b0b-9d0e-0a52c5a4b9d1',
  )
})
