import { MAX_RESUME_BYTES } from '@tailorbird/contracts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  box,
  fillContact,
  focused,
  openBuilder,
  openTab,
  press,
  texts,
  type,
} from './testing/open-builder.tsx'

const PATIENT = { timeout: 20_000 }
let visit: ReturnType<typeof openBuilder>
beforeEach(() => void (visit = openBuilder()))
afterEach(() => visit.leave())

const choose = (content: BlobPart, name = 'resume.json') =>
  fireEvent.change(screen.getByLabelText('Import JSON Resume'), {
    target: { files: [new File([content], name)] },
  })
const good = {
  basics: { name: 'Noor Haddad', email: 'noor@example.org', mood: 'fine' },
  work: [{ name: 'Crumb & Co', position: 'Baker', startDate: '2019-03', highlights: ['Bakes'] }],
  projects: [{ name: 'Oven', description: 'Built one' }],
}

test('a JSON Resume file fills in the form, and what was left out is said', async () => {
  choose(JSON.stringify(good))
  expect(
    await screen.findByText(
      'The form is filled in from resume.json. Look it through.',
      {},
      PATIENT,
    ),
  ).toBeTruthy()
  expect(screen.getByText('basics.mood')).toBeTruthy()
  expect(focused().textContent).toBe('1. Contact Info')
  expect(box('Full name').value).toBe('Noor Haddad')
  openTab(/^Experience/)
  expect(box('Company').value).toBe('Crumb & Co')
  expect(box('Start date').value).toBe('03/2019')
  expect(box('End date').disabled).toBe(true)
  openTab(/^Additional/)
  expect(screen.getByRole('heading', { name: 'Projects' })).toBeTruthy()
  expect(texts(/^Line/)).toEqual(['Oven: Built one'])
})

test('a form with words in it is not replaced without a question', async () => {
  fillContact()
  choose(JSON.stringify(good))
  await screen.findByRole('alertdialog', { name: 'Replace what is in the form?' }, PATIENT)
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(box('Full name').value.trim()).toBe('Amina Farah')
  choose(JSON.stringify(good))
  fireEvent.click(await screen.findByRole('button', { name: 'Replace' }))
  await waitFor(() => expect(box('Full name').value).toBe('Noor Haddad'))
})

test.each([
  ['broken', '{"work": [', 'The file is not JSON'],
  ['of another kind', '{"work": [{"name": 3}]}', 'work[0].name must be text, but it is a number'],
])('a file that is %s is refused with the place', async (_what, content, reason) => {
  choose(content, 'mine.json')
  expect(await screen.findByText(reason, {}, PATIENT)).toBeTruthy()
  expect(
    screen.getByText('mine.json: This is not a JSON Resume file that we can read'),
  ).toBeTruthy()
  expect(screen.getByText(/^The form is as it was/)).toBeTruthy()
  expect(box('Full name').value).toBe('')
})

test('many problems are cut to a few', async () => {
  choose(JSON.stringify({ skills: Array.from({ length: 12 }, () => 'Excel') }))
  expect(await screen.findByText('and 4 more', {}, PATIENT)).toBeTruthy()
})

test('a huge file is refused before it is read', async () => {
  choose('x'.repeat(MAX_RESUME_BYTES + 1))
  expect(await screen.findByText('resume.json: File too large')).toBeTruthy()
  expect(screen.getByText('File must be less than 5MB')).toBeTruthy()
})

test('more lines than a form can hold are refused', async () => {
  const keywords = Array.from({ length: 200 }, (_, place) => `Skill ${place}`)
  const skills = Array.from({ length: 6 }, (_, place) => ({ name: `Kind ${place}`, keywords }))
  choose(JSON.stringify({ skills }))
  expect(await screen.findByText('resume.json: Too long for the form', {}, PATIENT)).toBeTruthy()
})

test('the uploaded resume fills in the form', async () => {
  visit.leave()
  const content =
    '# Noor Haddad\n\nnoor@example.org | 613 555 0142\n\n## Skills\n\n- Sourdough, Rye\n'
  visit = openBuilder({ loaded: { content, fileName: 'noor.md', size: content.length } })
  press('Start from my uploaded resume')
  await screen.findByText('The form is filled in from noor.md. Look it through.', {}, PATIENT)
  expect(box('Email').value).toBe('noor@example.org')
  openTab(/^Core/)
  expect(screen.getByText('Sourdough')).toBeTruthy()
})

test('without an uploaded resume there is nothing to start from', () => {
  expect(screen.queryByRole('button', { name: 'Start from my uploaded resume' })).toBeNull()
})

test('an uploaded file that is no text says so', async () => {
  visit.leave()
  visit = openBuilder({ loaded: { content: '%PDF-1.7 \u0000', fileName: 'a.txt', size: 10 } })
  press('Start from my uploaded resume')
  expect(await screen.findByText('a.txt: Resume not readable', {}, PATIENT)).toBeTruthy()
})

test('Export hands over a JSON Resume file of the form as it is', async () => {
  const saved: { name: string; blob: Blob }[] = []
  // jsdom has neither addresses of blobs nor downloads.
  URL.createObjectURL = (blob) => {
    saved.push({ name: '', blob: blob as Blob })
    return 'blob:here'
  }
  URL.revokeObjectURL = () => {}
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.at(-1)!.name = this.download
  })
  fillContact()
  type('Languages', 'French')
  press('Export JSON Resume')
  await waitFor(() => expect(saved[0]?.name).toBe('Amina Farah.json'), PATIENT)
  click.mockRestore()
  expect(JSON.parse(await saved[0]!.blob.text())).toMatchObject({
    basics: { name: 'Amina Farah', email: 'amina@example.org', phone: '613 555 0142' },
    languages: [{ language: 'French' }],
  })
})
