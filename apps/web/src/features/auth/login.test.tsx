import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  answerSettings,
  fill,
  findToast,
  press,
  problemOf,
  signInHere,
  USER,
  visitEach,
} from './testing/visit-account.ts'

const LOGIN = 'POST /api/auth/login'
const place = visitEach()

async function signIn(path = '/login') {
  place.open(path)
  await screen.findByRole('heading', { level: 1, name: 'Sign In' })
  await screen.findByLabelText('Email')
  fill('Email', 'noor@example.org')
  fill('Password', 'secret 77')
  press('Sign In')
}

test.each([
  ['/login', '/'],
  ['/login?returnTo=%2Fpricing%3Ffrom%3Dhome', '/pricing?from=home'],
  ['/login?returnTo=%2F%2Fother.example', '/'],
  ['/login?returnTo=%2F.%2F%2Fother.example', '/'],
  ['/login?returnTo=https%3A%2F%2Fother.example', '/'],
])('%s leads to %s', async (path, leadsTo) => {
  place.server.answer(LOGIN, () => {
    signInHere()
    return { status: 200, body: USER }
  })
  await signIn(path)
  await waitFor(() => expect(place.visit.place()).toBe(leadsTo))
  expect(place.server.bodies).toContainEqual({ email: 'noor@example.org', password: 'secret 77' })
  expect(await findToast('Welcome back!')).toContain("You've successfully logged in.")
  // The current user is asked for, and stands in the navigation.
  expect(await screen.findByText('noor@example.org')).toBeTruthy()
  expect(place.server.calls).toContain('GET /api/auth/me')
})

test.each([
  [
    problemOf(401, 'invalid_credentials', 'Invalid email or password'),
    '401: Invalid email or password',
  ],
  [
    { ...problemOf(429, 'rate_limited', 'Too much.'), headers: { 'retry-after': '90' } },
    '429: That was too often. Try again in 2 minutes.',
  ],
  [null, 'We cannot reach the server. Try again in a moment.'],
])('a failure says what to do: %j', async (answer, words) => {
  place.server.answer(LOGIN, () => answer)
  await signIn()
  expect(await findToast('Login Failed')).toContain(words)
  expect(place.visit.place()).toBe('/login')
  // What was typed is still there.
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'noor@example.org')
})

test('what is wrong with a field stands at the field, and the first one has the focus', async () => {
  place.open('/login')
  await screen.findByLabelText('Email')
  fill('Email', 'noor')
  fill('Password', '12345')
  press('Sign In')
  const message = await screen.findByText('Please enter a valid email address')
  const email = screen.getByLabelText('Email')
  expect(email.getAttribute('aria-describedby')).toBe(message.id)
  await waitFor(() => expect(document.activeElement).toBe(email))
  expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy()
  fill('Password', '123456')
  await waitFor(() => expect(screen.queryByText(/at least 6/)).toBeNull())
  expect(place.server.bodies).toEqual([])
})

test('the button is disabled while the answer is on its way', async () => {
  place.server.answer(LOGIN, () => problemOf(401, 'invalid_credentials', 'No'))
  await signIn()
  const busy = await screen.findByRole('button', { name: 'Signing in…' })
  expect(busy.getAttribute('aria-disabled')).toBe('true')
  press('Signing in…')
  await findToast('Login Failed')
  expect(place.server.bodies).toHaveLength(1)
})

test('a password is shown and hidden again', async () => {
  place.open('/login')
  const field = await screen.findByLabelText('Password')
  expect(field.getAttribute('autocomplete')).toBe('current-password')
  press('Show password')
  expect(field.getAttribute('type')).toBe('text')
  press('Hide password')
  expect(field.getAttribute('type')).toBe('password')
})

test('what happened elsewhere is said in plain words', async () => {
  place.open('/login?problem=email-taken')
  const alert = await screen.findByText(/There is already an account with the email address/)
  expect(alert.getAttribute('role')).toBe('alert')
})

test('signing in elsewhere that is not set up is said before', async () => {
  answerSettings(place.server, { externalSignIn: false })
  place.open('/login')
  const note = await screen.findByText(/not set up here/)
  const button = screen.getByRole('button', { name: 'Continue with Replit' })
  expect(button.getAttribute('aria-describedby')).toBe(note.id)
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

test.each([
  [false, 'Signing in with Replit is not set up here. Use your email and a password.'],
  [true, 'Replit does not answer right now. Use your email and password, or try again later.'],
])('who comes back without a sign-in elsewhere (set up: %s) is told why', async (is, words) => {
  answerSettings(place.server, { externalSignIn: is })
  place.open('/login?problem=external-sign-in-unavailable')
  await screen.findAllByText(words)
  const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent)
  expect(alerts).toContain(`▲ ${words}`)
})

test('who is signed in already goes on', async () => {
  signInHere()
  place.open('/login?returnTo=%2Fpricing')
  await waitFor(() => expect(place.visit.place()).toBe('/pricing'))
})
