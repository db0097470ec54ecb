import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  findToast,
  press,
  signInHere,
  signOutHere,
  visitEach,
} from '../features/auth/testing/visit-account.ts'
import { jobOf } from '../testing/loopback.ts'
import { keepTexts } from '../testing/render-app.tsx'

const place = visitEach()
const LOGOUT = 'POST /api/auth/logout'
const KEYS = ['resume', 'posting', 'draft', 'edits', 'job', 'queue-line']

beforeEach(() => {
  const job = jobOf('j'.repeat(21), { mode: 'single', status: 'processing', progress: 30, rev: 4 })
  let jobs = [job]
  place.server.answer('GET /api/jobs', () => ({
    status: 200,
    body: { jobs, nextCursor: null, rev: 4 },
  }))
  place.server.answer(LOGOUT, () => {
    signOutHere()
    jobs = []
    return { status: 204, body: null }
  })
  signInHere()
})

async function open(more: Record<string, unknown> = {}) {
  const keep = keepTexts()
  for (const [key, value] of Object.entries(more)) keep.write(key, value)
  place.open('/', keep)
  await screen.findByText('noor@example.org')
  await screen.findByText('30 of 100')
  expect(screen.getByDisplayValue('Baker at Crumb & Co')).toBeTruthy()
  return keep
}

async function expectNothing() {
  expect(await findToast('You are signed out')).toContain(
    'Nothing of them is left in this browser.',
  )
  expect(screen.getByRole('link', { name: 'Sign In' })).toBeTruthy()
  for (const words of ['noor@example.org', '30 of 100', 'noor.md']) {
    expect(screen.queryByText(words)).toBeNull()
  }
  expect(screen.queryByDisplayValue('Baker at Crumb & Co')).toBeNull()
}

test('signing out leaves nothing of the person, on the page or in the browser', async () => {
  const keep = await open({ paper: { size: 'a4', template: 'modern' } })
  press('Sign Out')
  await screen.findByRole('alertdialog')
  press('Sign out and clear')
  await expectNothing()
  expect(KEYS.filter((key) => keep.read(key) != null)).toEqual([])
  expect(keep.read('paper')).toEqual({ size: 'a4', template: 'modern' })
})

test('texts that are nowhere else are asked about first', async () => {
  const edits = [['r1', { base: 'a', text: 'b' }]]
  const keep = await open({ edits, 'postings-text': 'You bake.' })
  press('Sign Out')
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/postings that are not added to the list.*edits that/)).toBeTruthy()
  press('Stay signed in')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(place.server.calls).not.toContain(LOGOUT)
  expect(keep.read('edits')).toBeTruthy()
  press('Sign Out')
  await screen.findByRole('alertdialog')
  press('Sign out and clear')
  await expectNothing()
  expect(keep.read('edits')).toBeUndefined()
  expect(keep.read('postings-text')).toBeUndefined()
})

test('a sign-out that does not get through is said, and nothing is lost', async () => {
  const keep = await open()
  place.server.answer(LOGOUT, () => null)
  press('Sign Out')
  await screen.findByRole('alertdialog')
  press('Sign out and clear')
  expect(await findToast('You are still signed in')).toContain('We cannot reach the server')
  expect(screen.getByText('noor@example.org')).toBeTruthy()
  expect(keep.read('resume')).toBeTruthy()
})

test('another tab that signs out takes this one along', async () => {
  await open()
  signOutHere()
  place.server.answer('GET /api/jobs', () => ({
    status: 200,
    body: { jobs: [], nextCursor: null, rev: 4 },
  }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'account-news', newValue: 'signed-out' }))
  expect(await findToast('This browser is cleared')).toContain('in another tab')
  expect(screen.queryByText('30 of 100')).toBeNull()
  expect(screen.queryByText('noor.md')).toBeNull()
})

test('a session that ended elsewhere takes what was of the account, and leaves what was typed', async () => {
  const keep = await open({ 'postings-text': 'You bake.' })
  signOutHere()
  place.server.answer('GET /api/jobs', () => ({
    status: 200,
    body: { jobs: [], nextCursor: null, rev: 9 },
  }))
  place.server.send('resync')
  expect(await findToast('You have been signed out')).toContain('Sign in again')
  await waitFor(() => expect(screen.queryByText('30 of 100')).toBeNull())
  expect(screen.getByText('noor.md')).toBeTruthy()
  expect(screen.getByDisplayValue('Baker at Crumb & Co')).toBeTruthy()
  expect(keep.read('job')).toBeUndefined()
  expect(keep.read('postings-text')).toBe('You bake.')
})

test('a posting that was just typed and a loaded file are asked about, by name', async () => {
  const keep = await open()
  fireEvent.change(screen.getByLabelText('Job description'), { target: { value: 'Cook at Ladle' } })
  press('Sign Out')
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('the resume that you loaded')
  expect(question.textContent).toContain('job descriptions that are not tailored to')
  expect(keep.read('posting')).toBe('Cook at Ladle')
})

test('nothing is asked where nothing would be lost', async () => {
  place.open('/')
  await screen.findAllByText('noor@example.org')
  press('Sign Out')
  expect(await findToast('You are signed out')).toBeTruthy()
})

test.each(['/your-data', '/account', '/pricing'])(
  'a session that is ended elsewhere is over at %s, too, when somebody looks at the page',
  async (path) => {
    place.open(path)
    await screen.findAllByText('noor@example.org')
    place.server.answer('GET /api/auth/me', () => ({ status: 401, body: {} }))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await findToast('You have been signed out')).toContain('Sign in again')
    expect(screen.queryByText('noor@example.org')).toBeNull()
  },
)

test('a session that is ended elsewhere is over as soon as its sockets are dropped', async () => {
  await open()
  await waitFor(() => expect(place.server.connected()).toBe(1))
  fireEvent.change(screen.getByLabelText('Job description'), { target: { value: 'Cook at Ladle' } })
  place.server.answer('GET /api/auth/me', () => ({ status: 401, body: {} }))
  place.server.answer('GET /api/jobs', () => ({
    status: 200,
    body: { jobs: [], nextCursor: null, rev: 4 },
  }))
  place.server.dropSockets()
  expect(await findToast('You have been signed out')).toContain('What you typed here')
  expect(screen.getByRole('link', { name: 'Sign In' })).toBeTruthy()
  expect(screen.getByText('noor.md')).toBeTruthy()
  expect(screen.getByDisplayValue('Cook at Ladle')).toBeTruthy()
})
