import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  answerUser,
  fill,
  findToast,
  press,
  problemOf,
  signInHere,
  signOutHere,
  USER,
  visitEach,
} from './testing/visit-account.ts'

const place = visitEach()
const OTHER = '5d0c6e8e-2f2f-4b43-8a55-3f6f0f7b1c2d'
let sessions = [
  { id: USER.id, browser: 'Firefox on Windows', current: true },
  { id: OTHER, browser: 'Safari on iPhone', current: false },
]

beforeEach(() => {
  const at = '2026-01-05T10:00:00.000Z'
  place.server.answer('GET /api/auth/sessions', () => ({
    status: 200,
    body: { sessions: sessions.map((each) => ({ ...each, createdAt: at, lastSeenAt: at })) },
  }))
  place.server.answer('GET /api/device-usage', () => ({
    status: 200,
    body: { used: 1, reserved: 0, limit: 2, left: 1, bought: 0, plan: 'free' },
  }))
})

async function open() {
  signInHere()
  place.open('/account')
  await screen.findByText('Safari on iPhone')
}

test('it is for who is signed in', async () => {
  place.open('/account')
  await waitFor(() => expect(place.visit.place()).toBe('/login?returnTo=%2Faccount'))
})

test('a server that does not know who asks is no sign-out', async () => {
  signInHere()
  place.server.answer('GET /api/auth/me', () =>
    problemOf(503, 'database_unavailable', 'The database is away.'),
  )
  place.open('/account')
  expect(await screen.findByText(/Your account did not come. The database is away./)).toBeTruthy()
  expect(place.visit.place()).toBe('/account')
  answerUser(place.server)
  press('Load it again')
  expect(await screen.findByText('Safari on iPhone')).toBeTruthy()
})

test('it says who, which plan, what is used and where', async () => {
  await open()
  expect(screen.getByText('noor')).toBeTruthy()
  expect(screen.getByText('1 free generation left. 1 used so far.')).toBeTruthy()
  const here = screen.getByText('Firefox on Windows').closest('li')
  expect(here?.textContent).toContain('this browser')
  expect(here?.textContent).toContain('Jan 5, 2026')
})

test('the email is changed with the password, and everything knows, also other tabs', async () => {
  const told = vi.spyOn(Storage.prototype, 'setItem')
  await open()
  press('Change email')
  fill('New email', 'n@example.org')
  const form = screen.getByLabelText('New email').closest('form') as HTMLFormElement
  fireEvent.submit(form)
  expect(await screen.findByText('Enter your current password')).toBeTruthy()
  const message = 'This is not your current password.'
  const errors = [{ path: 'currentPassword', message }]
  place.server.answer('POST /api/auth/email', () =>
    problemOf(401, 'invalid_credentials', message, { errors }),
  )
  fill('Current password', 'wrong 77')
  fireEvent.submit(form)
  expect(await screen.findByText(message)).toBeTruthy()
  place.server.answer('POST /api/auth/email', () => {
    answerUser(place.server, { email: 'n@example.org' })
    return { status: 200, body: USER }
  })
  fill('Current password', 'secret 77')
  fireEvent.submit(form)
  expect(await screen.findByText('Your email is changed.')).toBeTruthy()
  expect(await screen.findAllByText('n@example.org')).toHaveLength(2)
  expect(document.activeElement?.textContent).toBe('Change email')
  expect(told).toHaveBeenCalledWith('account-news', 'signed-in')
})

test('who signs in elsewhere sets a first password without an old one', async () => {
  answerUser(place.server, { hasPassword: false })
  place.server.answer('POST /api/auth/password', () => ({ status: 204, body: null }))
  await open()
  press('Set a password')
  fill('New password', 'secret 77')
  press('Save password')
  await waitFor(() => expect(place.server.bodies).toEqual([{ newPassword: 'secret 77' }]))
  expect(await screen.findByText(/Your password is saved/)).toBeTruthy()
})

test('who has no password and signed in long ago is led to sign in again', async () => {
  answerUser(place.server, { hasPassword: false })
  const detail = 'To be sure that it is you, sign in again and do this within ten minutes.'
  place.server.answer('POST /api/auth/password', () => problemOf(403, 'sign_in_again', detail))
  await open()
  press('Set a password')
  fill('New password', 'secret 77')
  press('Save password')
  expect(await screen.findByText(detail)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign in with Replit' }).getAttribute('href')).toBe(
    '/api/login?returnTo=%2Faccount',
  )
})

test('another browser is signed out', async () => {
  const all = sessions
  await open()
  place.server.answer(`DELETE /api/auth/sessions/${OTHER}`, () => {
    sessions = sessions.filter(({ id }) => id !== OTHER)
    return { status: 204, body: null }
  })
  press('Sign out: Safari on iPhone')
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull())
  sessions = all
})

test('an account is deleted with its password, after it was said what goes', async () => {
  await open()
  press('Delete account…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
  expect(dialog.getByText(/Records of payments, without your name/)).toBeTruthy()
  place.server.answer('POST /api/auth/delete-account', () => {
    signOutHere()
    return { status: 204, body: null }
  })
  fill('Current password', 'secret 77')
  press('Delete my account')
  await waitFor(() => expect(place.visit.place()).toBe('/'))
  expect(place.server.bodies).toEqual([{ currentPassword: 'secret 77' }])
  expect(await findToast('Your account is deleted')).toBeTruthy()
})
