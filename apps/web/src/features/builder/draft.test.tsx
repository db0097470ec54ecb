import { screen, waitFor, within, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { keepInMemory } from '../../lib/keep.ts'
import { blankValues } from './builder-values.ts'
import {
  box,
  button,
  fillContact,
  focused,
  generate,
  openBuilder,
  openTab,
  press,
  texts,
  type,
} from './testing/open-builder.tsx'

let visit: ReturnType<typeof openBuilder>
afterEach(() => visit.leave())

test('a draft is kept when typing rests, and a reload finds it', async () => {
  const keep = keepInMemory()
  visit = openBuilder({ keep })
  type('Full name', 'Amina Farah')
  type('Languages', 'Fren')
  expect(keep.read('draft')).toBeUndefined()
  await waitFor(() => expect(keep.read('draft')).toBeTruthy())
  openTab(/^Experience/)
  press('Add experience')
  type('Responsibility 1', 'Bakes')
  // Left before typing rested.
  visit.leave()
  visit = openBuilder({ keep })
  expect(texts(/^Responsibility/)).toEqual(['Bakes'])
  openTab(/^Contact/)
  expect(box('Full name').value).toBe('Amina Farah')
  expect(box('Languages').value).toBe('Fren')
})

test.each([
  { version: 0, values: { summary: 3 } },
  { version: 1, values: {} },
  { version: 1, values: { ...blankValues(), workExperience: [{}] } },
  { version: 1 },
])('a draft of another form is let go: %j', (draft) => {
  const keep = keepInMemory()
  keep.write('draft', draft)
  visit = openBuilder({ keep })
  expect(box('Full name').value).toBe('')
})

test('Clear the form asks, and then forgets the draft too', async () => {
  const keep = keepInMemory()
  visit = openBuilder({ keep })
  fillContact()
  button('Clear the form').focus()
  press('Clear the form')
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  await waitFor(() => expect(focused()).toBe(button('Clear the form')))
  expect(box('Email').value).toBe('amina@example.org')
  press('Clear the form')
  const dialog = screen.getByRole('alertdialog', { name: 'Clear the form?' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(box('Email').value).toBe(''))
  expect(focused().textContent).toBe('1. Contact Info')
  visit.leave()
  expect(keep.read('draft')).toBeNull()
  visit = openBuilder({ keep })
  expect(box('Email').value).toBe('')
})

const WHOLE = `# Amina Farah

amina@example.org | 613 555 0142 | Languages: French, Somali

## Summary

Bakes *well*.

## Core Competencies

- **Kitchen:** Sugar work, Dough

## Professional Experience

### Crumb & Co | Ottawa
**Baker** | 03/2019 – Present

- Bakes bread

### Old Mill
**Helper** | 01/2015 – 02/2019

- Swept

## Education & Certifications

### Algonquin College
**Diploma** | Baking | 06/2014 | GPA: 3.8

- Dean’s list

**Certifications**

- Food safety

## Achievements & Leadership

- Best loaf

## VOLUNTEERING

- Food bank
`

test('Generate Resume hands over the markdown of the specification', async () => {
  visit = openBuilder()
  fillContact()
  type('Languages', 'French')
  press('Add language')
  // Never added, but not lost either.
  type('Languages', ' Somali')
  openTab(/^Summary/)
  type('Summary', 'Bakes *well*.\n')
  openTab(/^Experience/)
  press('Add experience')
  type('Company', 'Crumb & Co')
  type('Position', 'Baker')
  type('Location', 'Ottawa')
  type('Start date', '03/2019')
  type('End date', '01/2020')
  fireEvent.click(screen.getByRole('checkbox', { name: 'I work here now' }))
  type('Responsibility 1', 'Bakes bread')
  press('+ Add a responsibility')
  press('Add another experience')
  type('Company', 'Old Mill', 1)
  type('Position', 'Helper', 1)
  type('Start date', '01/2015', 1)
  type('End date', '02/2019', 1)
  type('Responsibility 1', 'Swept', 1)
  openTab(/^Education/)
  press('Add education')
  type('Institution', 'Algonquin College')
  type('Degree', 'Diploma')
  type('Field of study', 'Baking')
  type('Graduation date', '06/2014')
  type('GPA', '3.8')
  press('+ Add an achievement')
  type('Achievement 1', 'Dean’s list')
  openTab(/^Core/)
  press('Add a category')
  type('Category', 'Kitchen')
  type('Skills', 'Sugar work')
  press('Add skill')
  type('Skills', 'Dough')
  openTab(/^Additional/)
  type('Certifications', 'Food safety')
  type('Achievements', 'Best loaf')
  type('Name of a new section', 'Volunteering')
  press('Add section')
  type('Line 1', 'Food bank')
  generate()
  await waitFor(() => expect(visit.generated).toHaveLength(1))
  const [{ content, fileName, size } = {}] = visit.generated
  expect(content).toBe(WHOLE.replace('*well*', String.raw`\*well\*`))
  expect(fileName).toBe('Amina Farah.md')
  expect(size).toBe(new TextEncoder().encode(content).length)
  expect(visit.store.getState().toast.message).toEqual({ title: 'Resume generated!', tone: 'good' })
})

test('a name that is no file name is made one', async () => {
  visit = openBuilder()
  fillContact()
  type('Full name', '../Zoë: "Z"/Åström')
  generate()
  await waitFor(() => expect(visit.generated[0]?.fileName).toBe('Zoë Z Åström.md'))
})
