import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  box,
  button,
  focused,
  key,
  openBuilder,
  openTab,
  paste,
  press,
  texts,
  type,
} from './testing/open-builder.tsx'

beforeEach(() => void openBuilder())
afterEach(cleanup)

const chips = (name: string) => {
  const list = screen.queryByRole('list', { name })
  return list
    ? within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    : []
}
const add = (name: string, text: string) => {
  type(name, text)
  key(box(name), 'Enter')
}
/** What screen readers were told last. */
const said = () =>
  screen
    .getAllByRole('status')
    .map((status) => status.textContent)
    .join('|')

test.each([
  ['Contact Info', 'Languages', 'Add language'],
  ['Additional', 'Certifications', 'Add certification'],
  ['Additional', 'Achievements', 'Add achievement'],
  ['Core Competencies', 'Skills', 'Add skill'],
])('%s: %s are added by Enter and by the button', (tab, name, addName) => {
  openTab(new RegExp(`^${tab}`))
  if (name === 'Skills') press('Add a category')
  add(name, '  French ')
  expect(box(name).value).toBe('')
  type(name, 'Somali')
  press(addName)
  expect(chips(name)).toEqual(['French', 'Somali'])
  expect(focused()).toBe(box(name))
  add(name, '   ')
  add(name, 'FRENCH')
  expect(chips(name)).toEqual(['French', 'Somali'])
  expect(said()).toContain('FRENCH is in the list already.')
})

test('a pasted list makes several chips, a pasted sentence stays one', () => {
  paste(box('Languages'), 'French, Somali,, french\nArabic')
  expect(chips('Languages')).toEqual(['French', 'Somali', 'Arabic'])
  openTab(/^Additional/)
  const isLeftToTheBrowser = paste(
    box('Achievements'),
    'Won the national bread prize in Montréal, before 40 others',
  )
  expect(isLeftToTheBrowser).toBe(true)
})

test('chips go by their buttons and by Backspace in the empty field', () => {
  for (const language of ['French', 'Somali', 'Arabic']) add('Languages', language)
  press('Remove French')
  expect(focused()).toBe(button('Remove Somali'))
  press('Remove Arabic')
  expect(focused()).toBe(button('Remove Somali'))
  type('Languages', 'x')
  key(box('Languages'), 'Backspace')
  expect(chips('Languages')).toEqual(['Somali'])
  type('Languages', '')
  key(box('Languages'), 'Backspace', { repeat: true })
  expect(chips('Languages')).toEqual(['Somali'])
  key(box('Languages'), 'Backspace')
  expect(chips('Languages')).toEqual([])
  expect(said()).toContain('Somali removed.')
})

test('isCurrent disables the end date, and back', () => {
  openTab(/^Experience/)
  press('Add experience')
  expect(box('Start date').placeholder).toBe('MM/YYYY')
  expect(box('End date').placeholder).toBe('MM/YYYY or Present')
  fireEvent.click(screen.getByRole('checkbox', { name: 'I work here now' }))
  expect(box('End date').disabled).toBe(true)
  fireEvent.click(screen.getByRole('checkbox', { name: 'I work here now' }))
  expect(box('End date').disabled).toBe(false)
})

const bullets = () => texts(/^Responsibility/)

test('bullets: Enter makes the next, arrows move, Backspace takes an empty one', () => {
  openTab(/^Experience/)
  press('Add experience')
  type('Responsibility 1', 'one')
  key(box('Responsibility 1'), 'Enter')
  expect(focused()).toBe(box('Responsibility 2'))
  type('Responsibility 2', 'two')
  press('+ Add a responsibility')
  expect(focused()).toBe(box('Responsibility 3'))
  type('Responsibility 3', 'three')
  key(box('Responsibility 1'), 'Enter')
  expect(bullets()).toEqual(['one', '', 'two', 'three'])
  key(focused(), 'Backspace')
  expect(bullets()).toEqual(['one', 'two', 'three'])
  expect(focused()).toBe(box('Responsibility 1'))

  box('Responsibility 3').focus()
  key(focused(), 'ArrowUp', { altKey: true })
  expect(bullets()).toEqual(['one', 'three', 'two'])
  expect(focused()).toBe(box('Responsibility 2'))
  expect(said()).toContain('Moved responsibility 3 to place 2 of 3.')
  key(focused(), 'ArrowDown', { altKey: true })
  expect(bullets()).toEqual(['one', 'two', 'three'])
})

test('bullets: buttons move and remove, with the focus where one goes on', () => {
  openTab(/^Experience/)
  press('Add experience')
  paste(box('Responsibility 1'), '• one\n- two\n3. three\n')
  expect(bullets()).toEqual(['one', 'two', 'three'])
  button('Move responsibility 1 down').focus()
  press('Move responsibility 1 down')
  expect(bullets()).toEqual(['two', 'one', 'three'])
  expect(focused()).toBe(button('Move responsibility 2 down'))
  press('Move responsibility 2 down')
  expect(button('Move responsibility 3 down').getAttribute('aria-disabled')).toBe('true')
  press('Move responsibility 3 down')
  expect(bullets()).toEqual(['two', 'three', 'one'])
  press('Remove responsibility 1')
  expect(bullets()).toEqual(['three', 'one'])
  expect(focused()).toBe(box('Responsibility 1'))
  press('Remove responsibility 2')
  press('Remove responsibility 1')
  expect(focused()).toBe(button('+ Add a responsibility'))
})

test('entries are moved and removed; one with words is asked for first', async () => {
  openTab(/^Experience/)
  press('Add experience')
  type('Company', 'Old Mill')
  press('Add another experience')
  expect(focused()).toBe(box('Company', 1))
  type('Company', 'Crumb & Co', 1)
  button('Move Crumb & Co up').focus()
  press('Move Crumb & Co up')
  expect(texts(/^Company/)).toEqual(['Crumb & Co', 'Old Mill'])
  expect(focused()).toBe(button('Move Crumb & Co up'))
  expect(said()).toContain('Moved Crumb & Co to place 1 of 2.')

  press('Remove Crumb & Co')
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(texts(/^Company/)).toHaveLength(2)
  press('Remove Crumb & Co')
  fireEvent.click(
    within(screen.getByRole('alertdialog', { name: 'Remove Crumb & Co?' })).getByText('Remove'),
  )
  expect(await screen.findByText('Removed Crumb & Co, 1 left.')).toBeTruthy()
  expect(focused().textContent).toBe('Old Mill')
  type('Company', '')
  press('Remove experience 1')
  expect(focused()).toBe(button('Add experience'))
})

test('own sections have a name that no other has', () => {
  openTab(/^Additional/)
  add('Name of a new section', ' Volunteering ')
  expect(focused()).toBe(box('Line 1'))
  add('Name of a new section', 'volunteering')
  expect(screen.getByText(/There is a section/).textContent).toContain(
    'There is a section volunteering already. Choose another name.',
  )
  expect(focused()).toBe(box('Name of a new section'))
  type('Name of a new section', 'Projects')
  expect(screen.queryByText(/There is a section/)).toBeNull()
  press('Add section')
  expect(screen.getByRole('heading', { name: 'Projects' })).toBeTruthy()
})
