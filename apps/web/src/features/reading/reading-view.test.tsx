import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { keepInMemory } from '../../lib/keep.ts'
import { startLoopback, type Loopback } from '../../testing/loopback.ts'
import { renderApp } from '../../testing/render-app.tsx'

const RESUME = `Anna Muster
anna@example.org
+49 170 1234567

Meine Stationen
Kruste, Köln, 2019 - heute
- Backe 400 Brote am Tag
- Leite drei Lehrlinge
Cafe Süß, Bonn, 2015 - 2019
- Torten für Hochzeiten

Ausbildung
2012 - 2015 Ausbildung zur Bäckerin, Berufskolleg Köln

Kenntnisse
Sauerteig, Konditorei
`
let server: Loopback
let visit: ReturnType<typeof renderApp>
// It takes long to load, which is no part of a test.
beforeAll(() => import('./reading-view.tsx'))
beforeEach(async () => {
  server = await startLoopback()
})
afterEach(async () => {
  await visit.leave()
  await server.close()
})

function open(content: string, keep = keepInMemory()) {
  keep.write('resume', { content, fileName: 'anna.txt', size: content.length })
  keep.write('posting', 'Baker at Crumb & Co')
  visit = renderApp(server.origin, { keep })
  return keep
}
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))
const openPanel = async () => {
  await press('Check how it was read')
  return screen.findByRole('region', { name: 'How your resume was read' })
}
/** Calls a section by another kind, and waits until it is read so. */
async function readAs(heading: string, kind: string) {
  const select = () =>
    within(screen.getByRole('region', { name: heading })).getByLabelText<HTMLSelectElement>(
      'Read as',
    )
  fireEvent.change(select(), { target: { value: kind } })
  await waitFor(() => expect(select().value).toBe(kind))
}
async function submit() {
  await press('Tailor my resume')
  await waitFor(() => expect(server.calls).toContain('POST /api/resume/tailor'))
  return server.bodies.at(-1) as { originalContent: string; sections?: object[] }
}

test('says what was read, and sends the file as it is when nothing is corrected', async () => {
  open(RESUME)
  expect(await screen.findByText(/^Read as \d jobs?, 1 school and 2 skills/)).toBeTruthy()
  const sent = await submit()
  expect(sent.originalContent).toBe(RESUME)
  expect(sent).not.toHaveProperty('sections')
})

test('a section is read as the person says, which is what is sent, also after a reload', async () => {
  const keep = open(RESUME)
  await openPanel()
  await readAs('Meine Stationen', 'achievements')
  await readAs('Meine Stationen', 'experience')
  expect(await screen.findByText(/2 jobs, 1 school/)).toBeTruthy()
  expect(screen.getByText(/^✓ Checked by hand/)).toBeTruthy()
  const stations = within(screen.getByRole('region', { name: 'Meine Stationen' }))
  expect(stations.getByText('Backe 400 Brote am Tag')).toBeTruthy()

  await visit.leave()
  visit = renderApp(server.origin, { keep })
  await screen.findByText(/^✓ Checked by hand/)
  const sent = await submit()
  expect(sent.originalContent).toContain('## Meine Stationen\n\n### ')
  expect(sent.sections).toContainEqual({ kind: 'experience', heading: 'Meine Stationen' })
})

test('corrections are taken back as a whole', async () => {
  open(RESUME)
  await openPanel()
  await readAs('Kenntnisse', 'additional')
  await press('Undo all corrections')
  expect(await screen.findByText(/2 skills/)).toBeTruthy()
  expect(screen.queryByText(/Checked by hand/)).toBeNull()
  expect((await submit()).originalContent).toBe(RESUME)
})

test('fields are edited in place, and the focus stays in the panel', async () => {
  open(RESUME)
  await openPanel()
  await press(/^Edit: contact data/)
  const form = within(await screen.findByRole('form', { name: 'Edit contact data' }))
  fireEvent.change(form.getByLabelText('Phone'), { target: { value: '+49 30 555' } })
  fireEvent.click(form.getByText('Save'))
  await screen.findByText('+49 30 555')
  await waitFor(() => expect(document.activeElement?.id).toBe('reading-title'))
  expect((await submit()).originalContent).toContain('+49 30 555')
})

test('languages that stand in no section of their own are seen and edited with the contact data', async () => {
  open(
    'Ana Ruiz\nana@example.org\n\nSkills\nSAP, Excel, Route planning\nSpanish (fluent)\n\nExperience\nClerk, Rye House, York, 2015 - 2019\n- Filed papers\n',
  )
  await openPanel()
  const contact = within(screen.getByRole('region', { name: 'Contact data' }))
  expect(contact.getByText('Spanish (fluent)')).toBeTruthy()
  await press(/^Edit: contact data/)
  const form = within(await screen.findByRole('form', { name: 'Edit contact data' }))
  fireEvent.change(form.getByLabelText('Languages'), {
    target: { value: 'Spanish (native), French' },
  })
  fireEvent.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByText('Spanish (native), French')
})

test('a job that was none becomes lines of the one above', async () => {
  open(RESUME)
  await openPanel()
  await readAs('Meine Stationen', 'additional')
  await readAs('Meine Stationen', 'experience')
  await press(/^This is part of the job above/)
  expect(await screen.findByText(/Read as 1 job,/)).toBeTruthy()
  const stations = within(screen.getByRole('region', { name: 'Meine Stationen' }))
  expect(stations.getByText('Torten für Hochzeiten')).toBeTruthy()
  expect(stations.getByText(/^Cafe Süß|Cafe Süß, /, { selector: '[dir]' })).toBeTruthy()
})

test('a line is typed anew, given to another job, removed, and the last step undone', async () => {
  open(RESUME)
  await openPanel()
  await readAs('Meine Stationen', 'achievements')
  await readAs('Meine Stationen', 'experience')
  const editLine = async (text: string) => {
    const hidden = { name: `Edit: ${text}`, hidden: true }
    fireEvent.click(await screen.findByRole('button', hidden))
    return within(await screen.findByRole('form', hidden))
  }
  let form = await editLine('Leite drei Lehrlinge')
  fireEvent.change(form.getByLabelText('Line'), { target: { value: 'Leite vier Lehrlinge' } })
  fireEvent.click(form.getByText('Save'))
  form = await editLine('Leite vier Lehrlinge')
  const homes = form.getByLabelText<HTMLSelectElement>('Belongs to')
  const other = [...homes.options].find(({ text }) => text.includes('Cafe Süß'))
  fireEvent.change(homes, { target: { value: other?.value } })
  fireEvent.click(form.getByText('Save'))
  await screen.findByText(/^“Leite vier Lehrlinge” belongs to .*Cafe Süß.* now/)
  form = await editLine('Torten für Hochzeiten')
  fireEvent.click(form.getByText('Remove this line'))
  await screen.findByText('Removed: “Torten für Hochzeiten”.')
  await waitFor(() => expect(screen.queryByText('Torten für Hochzeiten')).toBeNull())
  await press('Undo the last one')
  await screen.findByText('Torten für Hochzeiten')
  const sent = await submit()
  expect(sent.originalContent).toMatch(/Torten für Hochzeiten\n- Leite vier Lehrlinge/)
  expect(sent.originalContent).not.toContain('drei')
})

test('a heading that was read as a line heads a section again', async () => {
  open(
    'Anna Muster\nanna@example.org\n\nKenntnisse\nBrot, Torten\nKreta\nKruste, Kuchen\nBacke 400 Brote\n',
  )
  await openPanel()
  await press(/^Another section begins in here: Kenntnisse/)
  await press(/^This is a heading: Kreta/)
  await screen.findByRole('region', { name: 'Kreta' })
  expect(await screen.findByText(/Read as .*\b2 skills/)).toBeTruthy()
  await readAs('Kreta', 'experience')
  expect(await screen.findByText(/Read as 1 job/)).toBeTruthy()
})

test('what is uncertain is said with its reason', async () => {
  open(`Anna Muster

## Kenntnisse
Brot, Torten

## Hobbys
- Jan 2019 - Feb 2020 Chor
- Mai 2017 - Juni 2018 Ruderverein
- und Lesen
`)
  const panel = within(await openPanel())
  expect(panel.getByText(/There are dates in here/)).toBeTruthy()
  expect(panel.getByText(/Put your e-mail address below your name/)).toBeTruthy()
})

test('a language that is not read well is said at once, of the resume and of the posting', async () => {
  open(
    'Kelner w restauracji. Obsługa gości oraz praca na kasie. Szkolenie nowych osób od 2015 roku.',
  )
  expect(await screen.findByText(/looks like Polish: check how it was read/)).toBeTruthy()
  const posting = screen.getByRole('textbox', { name: 'Job description' })
  fireEvent.change(posting, { target: { value: 'Работа официантом в ресторане' } })
  expect(await screen.findByText(/looks like Russian: no score/)).toBeTruthy()
})

test('a text of 5 MB does not hold up the page: it is said that nothing of it is shown', async () => {
  open(RESUME.repeat(20_000))
  await screen.findByText('anna.txt')
  expect(await screen.findByText(/can’t be shown here: it is too long/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Check how it was read' })).toBeNull()
})

const UNSURE = RESUME.replace(
  'Cafe Süß, Bonn, 2015 - 2019',
  'Bäcker, Cafe Süß, Bonn, 2017 - 2019\n- Brezeln geformt\n\nHearth, Anchor, 2015 - 2017',
)
const QUESTION = (_: string, element: Element | null) =>
  element?.tagName === 'P' &&
  element.textContent.includes('Is “Anchor” the employer, and “Hearth” the position?')

test('a job of which another reading was as likely is asked about until it is said to be right', async () => {
  const keep = open(UNSURE)
  const count = () => Number(/(\d+) things? to look at/.exec(document.body.textContent)?.[1])
  await openPanel()
  await screen.findByText(QUESTION)
  const asked = count()
  // What is put right elsewhere answers nothing here.
  await press(/^Edit: Bäcker/)
  fireEvent.change(await screen.findByLabelText('Position'), { target: { value: 'Bäckerin' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/^✓ Checked by hand/)
  await screen.findByText(QUESTION)
  await press(/^Yes, that is right: .*Hearth/)
  await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull())
  expect(count()).toBe(asked - 1)
  expect(document.activeElement?.textContent).toMatch(/^Edit: .*Hearth/)
  await visit.leave()
  visit = renderApp(server.origin, { keep })
  await openPanel()
  await screen.findByText(/^Bäckerin, /)
  expect(screen.queryByText(QUESTION)).toBeNull()
})

test('employer and position of a doubtful job change places with one press', async () => {
  open(UNSURE)
  await openPanel()
  await press(/^The other way round: .*Hearth/)
  await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull())
  expect((await submit()).originalContent).toMatch(/### Hearth.*\n\*\*Anchor\*\*/)
})

test('what was said to be right is sent as it was read, and asked about again when that is taken back', async () => {
  open(UNSURE)
  await openPanel()
  await press(/^Yes, that is right: .*Hearth/)
  await screen.findByText(/^✓ Checked by hand/)
  expect((await submit()).originalContent).toMatch(/### Anchor.*\n\*\*Hearth\*\*/)
  await press('Undo all corrections')
  expect(await screen.findByText(QUESTION)).toBeTruthy()
})
