import { EditorView } from '@codemirror/view'
import { errorCatalog, MAX_MARKDOWN_CHARS } from '@tailorbird/contracts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { RESUME_ID, startLoopback, type Loopback } from '../../../testing/loopback.ts'
import { readSheet } from '../../../testing/read-sheet.ts'
import { bothForms, resultWith } from '../testing/result-with.ts'
import { visitResult } from '../testing/visit-result.ts'

const TEXT =
  '# Noor Haddad\n\n## Professional Experience\n\n### Crumb & Co\n**Baker** | 2019 – 2021\n\n- Baked 900 loaves\n'
const result = resultWith(TEXT, {
  warnings: ['Your original has no 900. (“Baked 900 loaves”)'],
})
const MINE = TEXT.replace('900', '40')
const PATCH = `PATCH /api/resume/${RESUME_ID}`

let server: Loopback
let visit: ReturnType<typeof visitResult>

beforeEach(async () => {
  // jsdom lays nothing out: the editor asks where its letters are.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList
  server = await startLoopback()
  visit = visitResult(server, result)
})

afterEach(async () => {
  await visit.leave()
  await server.close()
})

async function openEditor() {
  fireEvent.mouseDown(await screen.findByRole('tab', { name: /^Edit/ }), { button: 0 })
  const content = await screen.findByRole('textbox', { name: 'Your resume as markdown' })
  const view = EditorView.findFromDOM(content)
  if (!view) throw new Error('no editor')
  return {
    content,
    read: () => view.state.doc.toString(),
    type: (insert: string) =>
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert } }),
  }
}
const findAlert = () => within(screen.getByRole('tabpanel', { name: /^Edit/ })).findByRole('alert')
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
const answerWith = (tailoredContent: string) =>
  server.answer(PATCH, () => ({
    status: 200,
    body: {
      ...result,
      ...bothForms(tailoredContent),
      analysisResults: { ...result.analysisResults, warnings: [] },
    },
  }))
const refuse = (code: 'edited_elsewhere' | 'not_finished') => {
  const { status, title, sentence: detail } = errorCatalog[code]
  server.answer(PATCH, () => ({
    status,
    body: { type: 'about:blank', title, status, detail, code, requestId: 'request-17' },
  }))
}

test('the sheet beside the editor follows, as it will print', async () => {
  const editor = await openEditor()
  const sheet = screen.getByRole('region', { name: 'As it will print' })
  expect(readSheet(sheet)).toContain('Baked 900 loaves')
  editor.type(MINE)
  await waitFor(() => expect(readSheet(sheet)).toContain('Baked 40 loaves'))
  editor.type('')
  await waitFor(() => expect(readSheet(sheet)).toBe(''))
})

test("a heading of the person's own stays what it was", async () => {
  const own = {
    ...result,
    document: {
      ...result.document,
      sections: [{ kind: 'experience' as const, heading: 'Meine Stationen' }],
    },
  }
  await visit.leave()
  visit = visitResult(server, own)
  const editor = await openEditor()
  editor.type(TEXT.replace('Professional Experience', 'Meine Stationen'))
  const sheet = screen.getByRole('region', { name: 'As it will print' })
  await waitFor(() => expect(readSheet(sheet)).toMatch(/Meine Stationen\s+Crumb & Co\s+Baker 2019/))
})

test('Save stores the text; the text, the sheet and the state follow', async () => {
  answerWith(`${MINE}\n- As the server writes it\n`)
  const editor = await openEditor()
  editor.type(MINE)
  expect(await screen.findByText(/Not saved yet/)).toBeTruthy()
  save()
  expect(await screen.findByText('All saved.')).toBeTruthy()
  expect(server.bodies).toEqual([{ tailoredContent: MINE, revision: 1 }])
  await waitFor(() => expect(editor.read()).toContain('As the server writes it'))
  expect((await screen.findAllByText('Saved')).length).toBeGreaterThan(0)
})

test('Ctrl and S saves, Escape leaves, Tab is not taken', async () => {
  answerWith(MINE)
  const editor = await openEditor()
  editor.type(MINE)
  fireEvent.keyDown(editor.content, { key: 's', ctrlKey: true })
  await waitFor(() => expect(server.bodies).toEqual([{ tailoredContent: MINE, revision: 1 }]))
  const isTabFree = fireEvent.keyDown(editor.content, { key: 'Tab' })
  expect(isTabFree).toBe(true)
  fireEvent.keyDown(editor.content, { key: 'Escape' })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }))
  const hint = document.getElementById(editor.content.getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toContain('leave the editor')
})

test('warnings stand at their lines, and a list leads there', async () => {
  const editor = await openEditor()
  const note = editor.content.querySelector('.edit-warning')
  expect(note?.textContent).toBe('▲ Your original has no 900.')
  expect(note?.previousElementSibling?.textContent).toContain('Baked 900 loaves')
  expect(screen.getAllByRole('heading', { name: /Look at this/ })).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Go to line 8' }))
  const view = EditorView.findFromDOM(editor.content)
  expect(view?.state.doc.lineAt(view.state.selection.main.head).number).toBe(8)
})

test.each([
  ['', /There is no text to save/],
  ['x'.repeat(MAX_MARKDOWN_CHARS + 1), /A resume may have up to 100,000 characters/],
])('a text that cannot be stored is not sent', async (text, message) => {
  const editor = await openEditor()
  editor.type(text)
  save()
  expect((await findAlert()).textContent).toMatch(message)
  expect(server.bodies).toEqual([])
})

test('an unsaved text survives a reload and other views, and leaving is asked about', async () => {
  const editor = await openEditor()
  editor.type(MINE)
  await screen.findByText(/Not saved yet/)
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Preview' }), { button: 0 })
  expect(screen.getByText(/not saved yet. Here and in the PDF/)).toBeTruthy()
  await visit.leave()
  visit = visitResult(server, result, visit.keep)
  expect((await openEditor()).read()).toBe(MINE)
  fireEvent.click(screen.getByRole('button', { name: 'Back to the saved text' }))
  expect(await screen.findByText('All saved.')).toBeTruthy()
  expect((await openEditor()).read()).toBe(TEXT)
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
})

test('what was edited elsewhere is said, and the person decides which text stands', async () => {
  refuse('edited_elsewhere')
  const editor = await openEditor()
  editor.type(MINE)
  save()
  expect((await findAlert()).textContent).toMatch(/changed in another place/)
  expect(editor.read()).toBe(MINE)
  const other = TEXT.replace('900', '7')
  server.answer(`GET /api/resume/${RESUME_ID}`, () => ({
    status: 200,
    body: { ...result, tailoredContent: other },
  }))
  fireEvent.click(screen.getByRole('button', { name: 'Load the other one' }))
  expect(await screen.findByText(/has changed since you began this text/)).toBeTruthy()
  expect(editor.read()).toBe(MINE)
  fireEvent.click(screen.getByRole('button', { name: 'Go on with mine' }))
  answerWith(MINE)
  save()
  expect(await screen.findByText('All saved.')).toBeTruthy()
  expect(server.bodies.at(-1)).toEqual({ tailoredContent: MINE, revision: result.revision })
})

test('a text is saved over another one only when the person says so', async () => {
  refuse('edited_elsewhere')
  const editor = await openEditor()
  editor.type(MINE)
  save()
  await findAlert()
  answerWith(MINE)
  fireEvent.click(screen.getByRole('button', { name: 'Save mine' }))
  expect(await screen.findByText('All saved.')).toBeTruthy()
  expect(server.bodies.at(-1)).toEqual({ tailoredContent: MINE })
})

test('any other refusal keeps the text too', async () => {
  refuse('not_finished')
  const editor = await openEditor()
  editor.type(MINE)
  save()
  const alert = await findAlert()
  expect(alert.textContent).toContain(errorCatalog.not_finished.sentence)
  expect(within(alert).queryByRole('button', { name: /mine|other/i })).toBeNull()
  expect(editor.read()).toBe(MINE)
})
