import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { layOut } from '../../testing/lay-out.ts'
import { jobOf } from '../../testing/loopback.ts'
import {
  fill,
  findToast,
  press,
  problemOf,
  signInHere,
  USER,
  visitEach,
} from './testing/visit-account.ts'

const REGISTER = 'POST /api/auth/register'
const place = visitEach()

async function fillIn() {
  await screen.findByRole('heading', { level: 1, name: 'Create Account' })
  await screen.findByLabelText('Username')
  fill('Username', 'noor')
  fill('Email', 'noor@example.org')
  fill('Password', 'secret 77')
}

test('an account is created, and the person is in', async () => {
  place.server.answer(REGISTER, () => {
    signInHere()
    return { status: 200, body: USER }
  })
  place.open('/register')
  await fillIn()
  expect(screen.getByPlaceholderText('min. 6 characters').id).toBe(
    screen.getByLabelText('Password').id,
  )
  press('Create Account')
  await waitFor(() => expect(place.visit.place()).toBe('/'))
  expect(await findToast('Account Created!')).toContain(
    "Welcome to Tailorbird! You're now logged in.",
  )
  expect(place.server.bodies).toContainEqual({
    username: 'noor',
    email: 'noor@example.org',
    password: 'secret 77',
  })
})

test('all jobs are asked for again, on a connection that has the new cookie', async () => {
  layOut()
  place.open('/')
  await waitFor(() => expect(place.server.calls).toContain('GET /api/jobs?since=4'))
  const jobs = [jobOf('o'.repeat(21), { rev: 2, mode: 'queue', status: 'done', title: 'Older' })]
  place.server.answer('GET /api/jobs', () => ({
    status: 200,
    body: { jobs, nextCursor: null, rev: 4 },
  }))
  place.server.answer(REGISTER, () => {
    signInHere()
    return { status: 200, body: USER }
  })
  const link = await screen.findByRole('link', { name: 'Sign In' })
  link.click()
  const other = await screen.findByRole('link', { name: 'Create an account' })
  other.click()
  await fillIn()
  const before = place.server.calls.length
  press('Create Account')
  await waitFor(() => expect(place.server.calls.slice(before)).toContain('GET /api/jobs'))
  const queue = await screen.findByRole('radio', { name: 'Queue Processing' })
  queue.click()
  expect((await screen.findAllByText(/Older/)).length).toBeGreaterThan(0)
})

test('what is taken is said, at the field where the server says which', async () => {
  const detail = 'There is an account with this email or user name already.'
  place.server.answer(REGISTER, () => problemOf(409, 'account_exists', detail))
  place.open('/register')
  await fillIn()
  press('Create Account')
  expect(await findToast('Registration Failed')).toContain(`409: ${detail}`)
  place.server.answer(REGISTER, () =>
    problemOf(400, 'invalid_input', 'Some fields need another look.', {
      errors: [{ path: 'username', message: 'This name is taken' }],
    }),
  )
  press('Create Account')
  const message = await screen.findByText('This name is taken')
  const field = screen.getByLabelText('Username')
  expect(field.getAttribute('aria-describedby')).toBe(message.id)
  await waitFor(() => expect(document.activeElement).toBe(field))
})

test.each([
  ['Username', 'n', 'Username must be at least 2 characters'],
  ['Email', 'noor@', 'Please enter a valid email address'],
  ['Password', '12345', 'Password must be at least 6 characters'],
])('%s %j: %s', async (label, text, message) => {
  place.open('/register')
  await fillIn()
  fill(label, text)
  press('Create Account')
  expect(await screen.findByText(message)).toBeTruthy()
  expect(place.server.bodies).toEqual([])
})
