import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startLoopback, type Loopback } from '../../testing/loopback.ts'
import { keepTexts, renderApp } from '../../testing/render-app.tsx'
import { fillContact, focused, generate, openTab } from './testing/open-builder.tsx'

let server: Loopback
let visit: ReturnType<typeof renderApp>
beforeEach(async () => {
  server = await startLoopback()
  visit = renderApp(server.origin)
})
afterEach(async () => {
  await visit.leave()
  await server.close()
})

const open = () =>
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Create Resume' }), { button: 0 })

test('a generated resume is the loaded one, and the form is there to come back to', async () => {
  open()
  await screen.findByRole('form', { name: 'Create Resume' }, { timeout: 20_000 })
  fillContact()
  generate()
  expect(
    (await screen.findAllByText('Resume generated!', {}, { timeout: 20_000 })).length,
  ).toBeGreaterThan(0)
  expect(screen.getByText('Amina Farah.md')).toBeTruthy()
  expect(focused()).toBe(screen.getByRole('tab', { name: 'Upload File' }))
  expect(visit.keep.read('resume')).toHaveProperty(
    'content',
    '# Amina Farah\n\namina@example.org | 613 555 0142\n',
  )
  expect(visit.keep.read('resume')).toHaveProperty('isGenerated', true)
  open()
  expect(await screen.findByDisplayValue('amina@example.org')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Start from my uploaded resume' })).toBeTruthy()
})

test('an uploaded file is replaced only when the person says so', async () => {
  await visit.leave()
  const keep = keepTexts()
  visit = renderApp(server.origin, { keep })
  open()
  await screen.findByRole('form', { name: 'Create Resume' }, { timeout: 20_000 })
  fillContact()
  generate()
  fireEvent.click(await screen.findByRole('button', { name: 'Keep it' }))
  expect(keep.read('resume')).toHaveProperty('fileName', 'noor.md')
  generate()
  fireEvent.click(await screen.findByRole('button', { name: 'Replace' }))
  expect(await screen.findByText('Amina Farah.md')).toBeTruthy()
  expect(keep.read('resume')).toHaveProperty('fileName', 'Amina Farah.md')
})

test('a reload comes back to the form and its section', async () => {
  open()
  await screen.findByRole('form', { name: 'Create Resume' }, { timeout: 20_000 })
  openTab(/^Summary/)
  const { keep } = visit
  await visit.leave()
  visit = renderApp(server.origin, { keep })
  expect(await screen.findByRole('tab', { name: /^Summary/, selected: true })).toBeTruthy()
})
