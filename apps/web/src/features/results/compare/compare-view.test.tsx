import type { Change } from '@tailorbird/contracts'
import { parseResume } from '@tailorbird/reading'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RESUME_ID, startLoopback, type Loopback } from '../../../testing/loopback.ts'
import { bothForms, resultWith } from '../testing/result-with.ts'
import { visitResult } from '../testing/visit-result.ts'

const write = (bullet: string, skills: string) =>
  `# Noor Haddad\n\n## Core Competencies\n\n- ${skills}\n\n## Professional Experience\n\n### Crumb & Co\n**Baker** | 2019 – 2021\n\n- ${bullet}\n- Kept the oven\n`
const BEFORE = 'Baked bread w/ sourdough'
const OWN_TEXT = 'NOOR   HADDAD\n\tcrumb & co :: baker\n * Baked bread w/ sourdough'
const AFTER = 'Baked bread with sourdough'
const bullet: Change = {
  id: 'c0',
  kind: 'bullet',
  place: 'w0',
  where: 'Baker, Crumb & Co',
  before: BEFORE,
  after: AFTER,
  reason: 'Says it in full.',
  sources: ['Baked bread w/ sourdough since 2019'],
  requirement: 'sourdough',
  state: 'accepted',
}
const skill: Change = { ...bullet, id: 'c1', kind: 'skill', before: '', after: 'Pastry' }
const result = {
  ...resultWith(write(AFTER, 'Baking, Pastry')),
  changes: [bullet, skill],
}
const revised = (changes: Change[], tailoredContent: string) => () => ({
  status: 200,
  body: { ...result, changes, ...bothForms(tailoredContent) },
})

let server: Loopback
let visit: ReturnType<typeof visitResult>
const answerOriginal = (markdown: string) =>
  server.answer(`GET /api/resume/${RESUME_ID}/original`, () => ({
    status: 200,
    body: { content: OWN_TEXT, document: parseResume(markdown) },
  }))

beforeEach(async () => {
  // jsdom lays nothing out: what is placed beside something asks for sizes.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  server = await startLoopback()
  answerOriginal(write(BEFORE, 'Baking'))
  visit = visitResult(server, result)
})

afterEach(async () => {
  await visit.leave()
  await server.close()
  vi.unstubAllGlobals()
})

async function openTable() {
  const tab = await screen.findByRole('tab', { name: 'Side by side' })
  fireEvent.focus(tab)
  fireEvent.mouseDown(tab, { button: 0 })
  return within(await screen.findByRole('table'))
}
const alteration = async (name: RegExp | string) =>
  (await openTable()).findByRole('button', { name })

test('both texts stand in one row, removed words unpicked and new ones sewn', async () => {
  const table = await openTable()
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Original, as we read it',
    'Tailored',
  ])
  const row = table.getByRole('button', { name: AFTER }).closest('tr') as HTMLElement
  expect([...row.querySelectorAll('del')].map(({ textContent }) => textContent)).toEqual(['w/'])
  expect([...row.querySelectorAll('ins')].map(({ textContent }) => textContent)).toEqual(['with'])
  expect(table.getAllByText('Kept the oven')).toHaveLength(2)
})

test('a change says why and from what when it has the focus', async () => {
  const button = await alteration(AFTER)
  expect(screen.queryByRole('tooltip')).toBeNull()
  fireEvent.focus(button)
  const note = await screen.findByRole('tooltip')
  expect(note.textContent).toContain('Says it in full. Asked for: sourdough.')
  expect(note.textContent).toContain('Baked bread w/ sourdough since 2019')
  expect(button.getAttribute('aria-describedby')).toBe(note.id)
  fireEvent.keyDown(button, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
})

test('a tap opens the note, and another closes it', async () => {
  const button = await alteration(AFTER)
  fireEvent.click(button)
  expect(await screen.findByRole('tooltip')).toBeTruthy()
  fireEvent.click(button)
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
})

test('U undoes the focused change and takes it again; a shortcut with Ctrl is left alone', async () => {
  server.answer(
    `PATCH /api/resume/${RESUME_ID}`,
    revised([{ ...bullet, state: 'undone' }, skill], write(BEFORE, 'Baking, Pastry')),
  )
  const button = await alteration(AFTER)
  fireEvent.keyDown(button, { key: 'u', ctrlKey: true })
  expect(server.bodies).toEqual([])
  fireEvent.keyDown(button, { key: 'u' })
  const undone = await alteration(`${BEFORE} undone`)
  expect(server.bodies).toEqual([{ acceptedChanges: ['c1'], revision: 1 }])
  server.answer(`PATCH /api/resume/${RESUME_ID}`, revised([bullet, skill], result.tailoredContent))
  fireEvent.keyDown(undone, { key: 'U' })
  expect(await alteration(AFTER)).toBeTruthy()
  expect(server.bodies.at(-1)).toEqual({ acceptedChanges: ['c1', 'c0'], revision: 1 })
})

test('a skill that is undone stays in reach, and so does the keyboard', async () => {
  server.answer(
    `PATCH /api/resume/${RESUME_ID}`,
    revised([bullet, { ...skill, state: 'undone' }], write(AFTER, 'Baking')),
  )
  const table = await openTable()
  const button = table.getByRole('button', { name: 'Pastry' })
  button.focus()
  fireEvent.keyDown(button, { key: 'u' })
  const undone = await table.findByRole('button', { name: 'Pastry undone' })
  await waitFor(() => expect(document.activeElement).toBe(undone))
  server.answer(`PATCH /api/resume/${RESUME_ID}`, revised([bullet, skill], result.tailoredContent))
  fireEvent.keyDown(undone, { key: 'u' })
  const again = await table.findByRole('button', { name: 'Pastry' })
  await waitFor(() => expect(document.activeElement).toBe(again))
})

test('U works on the button of a change; pressed twice at once it is as before, held down it is one press', async () => {
  const undone = [{ ...bullet, state: 'undone' as const }, skill]
  const answers = [
    revised([bullet, skill], result.tailoredContent),
    revised(undone, write(BEFORE, 'Baking, Pastry')),
  ]
  server.answer(`PATCH /api/resume/${RESUME_ID}`, (request) => {
    const { acceptedChanges } = JSON.parse(request.body) as { acceptedChanges: string[] }
    return (acceptedChanges.includes('c0') ? answers[0] : answers[1])?.() ?? null
  })
  const row = (await alteration(AFTER)).closest('tr') as HTMLElement
  const button = within(row).getByRole('button', { name: /^Undo/ })
  fireEvent.keyDown(button, { key: 'u' })
  fireEvent.keyDown(button, { key: 'u', repeat: true })
  fireEvent.keyDown(button, { key: 'u' })
  await waitFor(() => expect(server.bodies).toHaveLength(2))
  expect(server.bodies).toEqual([
    { acceptedChanges: ['c1'], revision: 1 },
    { acceptedChanges: ['c1', 'c0'], revision: 1 },
  ])
  expect(await alteration(AFTER)).toBeTruthy()
})

test("'Your own text' is what the person gave, letter by letter", async () => {
  await openTable()
  fireEvent.click(screen.getByLabelText('Your own text'))
  const section = await screen.findByRole('region', { name: 'Original, as you gave it' })
  expect(section.querySelector('pre')?.textContent).toBe(OWN_TEXT)
})

test("'Only changes' leaves the rest out", async () => {
  const table = await openTable()
  fireEvent.click(screen.getByLabelText('Only changes'))
  expect(table.queryByText('Kept the oven')).toBeNull()
  expect(table.getByRole('button', { name: AFTER })).toBeTruthy()
})

test('a line that was moved says where it was, in both columns', async () => {
  answerOriginal(write(`Sold cakes\n- Won a prize\n- ${BEFORE}`, 'Pastry, Baking'))
  const tailoredContent = write(`${BEFORE}\n- Sold cakes\n- Won a prize`, 'Baking, Pastry')
  await visit.leave()
  visit = visitResult(server, { ...result, changes: [], ...bothForms(tailoredContent) })
  const table = await openTable()
  fireEvent.click(screen.getByLabelText('Only changes'))
  const rows = table.getAllByRole('row').map((row) => row.textContent)
  expect(rows).toContain(`3. ${BEFORE}1. ${BEFORE}↕ moved, was 3rd of 4`)
  expect(rows).toContain('1. Sold cakes2. Sold cakes')
  expect(rows).toContain('Was: Pastry, BakingNow: Baking, Pastry')
  expect(rows).toContain('Crumb & CoCrumb & Co')
})

test('an original that cannot be had says so, and can be asked for again', async () => {
  server.answer(`GET /api/resume/${RESUME_ID}/original`, () => ({ status: 503, body: {} }))
  fireEvent.mouseDown(await screen.findByRole('tab', { name: 'Side by side' }), { button: 0 })
  const again = await screen.findByRole('button', { name: 'Load it again' })
  answerOriginal(write(BEFORE, 'Baking'))
  fireEvent.click(again)
  expect(await screen.findByRole('table')).toBeTruthy()
})
