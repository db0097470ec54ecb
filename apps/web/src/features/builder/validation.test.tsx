import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  box,
  fillContact,
  focused,
  generate,
  key,
  openBuilder,
  openedTab,
  openTab,
  press,
  type,
} from './testing/open-builder.tsx'

beforeEach(() => void openBuilder())
afterEach(cleanup)

/** The message of a field, as it is tied to it. */
const messageOf = (field: Element) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => (id ? document.getElementById(id)?.textContent : ''))
    .join(' ')

test('six tabs in their order, and as many numbered buttons', () => {
  const list = screen.getByRole('tablist', { name: 'Sections of your resume' })
  expect(
    within(list)
      .getAllByRole('tab')
      .map((tab) => tab.textContent),
  ).toEqual([
    'Contact Info',
    'Summary',
    'Experience',
    'Education',
    'Core Competencies',
    'Additional',
  ])
  for (const place of [1, 2, 3, 4, 5, 6])
    expect(screen.getByRole('button', { name: new RegExp(`^${place} `) })).toBeTruthy()
})

test.each([2, 3, 4, 5, 6])('button %i does not skip section 1', (place) => {
  press(new RegExp(`^${place} `))
  expect(openedTab()).toContain('Contact Info▲ 3, 3 to mend')
  expect(focused()).toBe(box('Full name'))
  expect(messageOf(box('Full name'))).toContain('Full name is required')
  expect(messageOf(box('Email'))).toContain('Please enter a valid email address')
  expect(messageOf(box('Phone'))).toContain('Phone number is required')
  expect(box('Phone').getAttribute('aria-invalid')).toBe('true')
})

test('section 1 is in the way from other sections too, and is not once it is filled in', () => {
  fillContact()
  type('Email', 'amina at example')
  openTab(/^Summary/)
  press(/^4 /)
  expect(openedTab()).toContain('Contact Info▲ 1, 1 to mend')
  expect(focused()).toBe(box('Email'))
  type('Email', 'amina@example.org')
  expect(screen.queryByText('Please enter a valid email address')).toBeNull()
  press(/^4 /)
  expect(openedTab()).toContain('Education')
  expect(focused().textContent).toBe('4. Education')
})

test('tabs open freely and blame nobody', () => {
  openTab(/^Experience/)
  press('Add experience')
  expect(focused()).toBe(box('Company'))
  openTab(/^Core/)
  expect(openedTab()).toContain('Core Competencies')
  expect(screen.queryByText(/is required/)).toBeNull()
})

test('Generate says all that is wrong, on the tabs, in a list and at the fields', () => {
  openTab(/^Experience/)
  press('Add experience')
  openTab(/^Education/)
  press('Add education')
  openTab(/^Core/)
  press('Add a category')
  generate()
  expect(screen.getByText('11 fields need another look').getAttribute('role')).toBe('alert')
  const problems = screen.getAllByRole('link', { name: /:/ }).map((link) => link.textContent)
  expect(problems).toEqual([
    'Contact Info: Full name is required',
    'Contact Info: Please enter a valid email address',
    'Contact Info: Phone number is required',
    'Experience 1: Company name is required',
    'Experience 1: Position is required',
    'Experience 1: Start date is required',
    'Experience 1: At least one responsibility is required',
    'Education 1: Institution name is required',
    'Education 1: Degree is required',
    'Core Competencies 1: Category name is required',
    'Core Competencies 1: At least one skill is required',
  ])
  expect(focused()).toBe(box('Full name'))
  const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent)
  expect(tabs).toContain('Experience▲ 4, 4 to mend')
  expect(tabs).toContain('Education▲ 2, 2 to mend')
  expect(tabs).toContain('Core Competencies▲ 2, 2 to mend')
  expect(tabs).toContain('Summary')
})

test('each message stands at its field, and a link of the list leads there', () => {
  fillContact()
  openTab(/^Experience/)
  press('Add experience')
  openTab(/^Education/)
  press('Add education')
  openTab(/^Core/)
  press('Add a category')
  generate()
  expect(openedTab()).toContain('Experience▲ 4, 4 to mend')
  expect(focused()).toBe(box('Company'))
  expect(messageOf(box('Company'))).toContain('Company name is required')
  expect(messageOf(box('Position'))).toContain('Position is required')
  expect(messageOf(box('Start date'))).toContain('Start date is required')
  expect(messageOf(box('Responsibility 1'))).toContain('At least one responsibility is required')
  const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }))
  follow('Education 1: Degree is required')
  expect(focused()).toBe(box('Degree'))
  expect(messageOf(box('Institution'))).toContain('Institution name is required')
  expect(messageOf(box('Degree'))).toContain('Degree is required')
  follow('Core Competencies 1: At least one skill is required')
  expect(focused()).toBe(box('Skills'))
  expect(messageOf(box('Skills'))).toContain('At least one skill is required')
  expect(messageOf(box('Category'))).toContain('Category name is required')
  follow('Experience 1: At least one responsibility is required')
  expect(focused()).toBe(box('Responsibility 1'))
})

test('what is mended is crossed out in the list and gone from its field', () => {
  openTab(/^Experience/)
  press('Add experience')
  generate()
  type('Phone', '613')
  const mended = screen.getByText('Contact Info: Phone number is required')
  expect(mended.closest('a')).toBeNull()
  expect(mended.closest('li')?.textContent).toContain('(mended)')
  expect(box('Phone').getAttribute('aria-invalid')).toBe('false')
})

test('an entry added after a try is not blamed before the next one', () => {
  fillContact()
  openTab(/^Experience/)
  press('Add experience')
  generate()
  press('Add another experience')
  expect(box('Company', 0).getAttribute('aria-invalid')).toBe('true')
  expect(box('Company', 1).getAttribute('aria-invalid')).toBe('false')
})

test('white space is no answer', () => {
  fillContact()
  type('Full name', ' \t ')
  generate()
  expect(focused()).toBe(box('Full name'))
})

test('Enter in a field does not send the form', () => {
  expect(key(box('Full name'), 'Enter')).toBe(false)
})
