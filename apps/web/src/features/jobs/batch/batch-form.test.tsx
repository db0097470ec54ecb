import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { button, keepMode, visitEach } from '../testing/visit.ts'

const place = visitEach()

const open = (more: Record<string, unknown> = {}) => {
  place.open(keepMode('batch', more))
}
const fields = () => screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: /^Job \d/ })
const texts = () => fields().map(({ value }) => value)
const field = (number: number) =>
  screen.findByRole('textbox', { name: new RegExp(`^Job ${number}`) })
const type = async (number: number, value: string) =>
  fireEvent.change(await field(number), { target: { value } })
const paste = async (number: number, text: string) =>
  fireEvent.paste(await field(number), { clipboardData: { getData: () => text } })
const submit = async () => fireEvent.click(await button('Tailor all'))

test('jobs are added, edited and removed, each with its number, title and length', async () => {
  open()
  await type(1, 'Head Baker\nBread')
  expect(await screen.findByRole('textbox', { name: /^Job 1:.*Head Baker/ })).toBeTruthy()
  expect(screen.getByText('16 of 100,000 characters')).toBeTruthy()
  fireEvent.click(await button('Add job'))
  await waitFor(() => expect(document.activeElement).toBe(fields()[1]))
  await type(2, 'Cook')
  expect(screen.getByText('2 of 500 jobs')).toBeTruthy()
  fireEvent.click(await button('Remove: Job 1'))
  await waitFor(() => expect(texts()).toEqual(['Cook']))
})

test('after a remove the focus is at the neighbour, and the last one leaves an empty field', async () => {
  open({ 'batch-jobs': ['Baker', 'Cook', 'Waiter'] })
  const remove = async (number: number) => {
    const remover = await button(`Remove: Job ${number}`)
    remover.focus()
    fireEvent.click(remover)
  }
  await remove(2)
  await waitFor(() => expect(texts()).toEqual(['Baker', 'Waiter']))
  expect(document.activeElement).toBe(fields()[1])
  await remove(2)
  expect(document.activeElement).toBe(fields()[0])
  await remove(1)
  await waitFor(() => expect(texts()).toEqual(['']))
  expect(document.activeElement).toBe(fields()[0])
})

test('a paste with separator lines is split, and one without is left to the browser', async () => {
  open()
  expect(await paste(1, 'Baker at Crumb')).toBe(true)
  expect(await paste(1, 'Baker\n===\n\n  =====  \nCook\n===\nWaiter')).toBe(false)
  await waitFor(() => expect(texts()).toEqual(['Baker', 'Cook', 'Waiter']))
})

test('files become jobs in the place of empty fields; what is no text is named', async () => {
  open()
  const files = [
    new File(['Baker\n====\nCook'], 'two.txt'),
    new File([new Uint8Array([1, 2, 3])], 'photo.md'),
    new File(['Waiter'], 'one.md'),
    new File([' '], 'empty.txt'),
  ]
  fireEvent.change(await screen.findByLabelText('Choose job files'), { target: { files } })
  await waitFor(() => expect(texts()).toEqual(['Baker', 'Cook', 'Waiter']))
  expect(
    screen.getByText(/photo.md: This is not plain text.*empty.txt: There is no text in this file/),
  ).toBeTruthy()
})

test('dropped files become jobs too', async () => {
  open({ 'batch-jobs': ['Baker'] })
  const form = (await field(1)).closest('form') as HTMLElement
  fireEvent.drop(form, { dataTransfer: { files: [new File(['Cook'], 'cook.txt')] } })
  await waitFor(() => expect(texts()).toEqual(['Baker', 'Cook']))
})

test('500 jobs are the most, and what was left out is said', async () => {
  open()
  const many = Array.from({ length: 503 }, (_, at) => `Job number ${at}`).join('\n===\n')
  await paste(1, many)
  expect(
    await screen.findByText('Up to 500 jobs go into one batch: 3 jobs were left out.'),
  ).toBeTruthy()
  expect(screen.getByText('500 of 500 jobs')).toBeTruthy()
  fireEvent.click(await button('Add job'))
  expect(
    await screen.findByText('Up to 500 jobs go into one batch: 1 job was left out.'),
  ).toBeTruthy()
  const shown = screen.getByRole('list', { name: 'Job descriptions' })
  expect(within(shown).getAllByRole('listitem').length).toBeLessThan(20)
  expect(within(shown).getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe('500')
})

test('nothing starts without a job, without a resume, or with a text that is too long', async () => {
  open()
  place.visit.keep.write('resume', null)
  await submit()
  expect(await screen.findByText('Add a job description first')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(fields()[0]))
  await type(1, 'x'.repeat(100_001))
  expect(
    await screen.findByText('A job description may have up to 100,000 characters'),
  ).toBeTruthy()
  await submit()
  expect(place.server.bodies).toEqual([])
})

test('nothing starts without a resume', async () => {
  open({ resume: null, 'batch-jobs': ['Baker'] })
  await submit()
  expect(await screen.findByText('Add your resume first')).toBeTruthy()
  expect(place.server.bodies).toEqual([])
})

test('empty entries are dropped, and separators typed by hand split when it starts', async () => {
  open({ 'batch-jobs': ['', 'Baker\n===\nCook', '  '] })
  await submit()
  await waitFor(() => expect(place.server.bodies).toHaveLength(2))
  expect(texts()).toEqual(['Baker', 'Cook'])
})

test('the list survives a reload', async () => {
  open()
  await type(1, 'Baker')
  await waitFor(() => expect(place.visit.keep.read('batch-jobs')).toEqual(['Baker']))
  await place.visit.leave()
  place.open(place.visit.keep)
  expect(((await field(1)) as HTMLTextAreaElement).value).toBe('Baker')
})
