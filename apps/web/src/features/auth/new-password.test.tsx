import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  answerSettings,
  fill,
  findToast,
  press,
  problemOf,
  visitEach,
} from './testing/visit-account.ts'

const RESET = 'POST /api/auth/reset-password'
const place = visitEach()

test('a link is on its way, if there is an account', async () => {
  place.server.answer('POST /api/auth/forgot-password', () => ({ status: 202, body: '' }))
  place.open('/forgot-password')
  await screen.findByLabelText('Email')
  fill('Email', 'noor@example.org')
  press('Send me a link')
  const words = 'If there is an account with this address, a link is on its way.'
  expect((await screen.findByText(words, { exact: false })).closest('output')).toBeTruthy()
  expect(place.server.bodies).toEqual([{ email: 'noor@example.org' }])
})

test('without mail it is said before anything is pressed', async () => {
  answerSettings(place.server, { mail: false })
  place.open('/forgot-password')
  expect(await screen.findByText(/Mail is not set up here/)).toBeTruthy()
  expect(screen.queryByLabelText('Email')).toBeNull()
})

test('the token leaves the address at once, and a new password leads to the sign-in', async () => {
  place.server.answer(RESET, () => ({ status: 204, body: null }))
  place.open('/reset-password#token=t0ken')
  await screen.findByLabelText('New password')
  await waitFor(() => expect(place.visit.place()).toBe('/reset-password'))
  fill('New password', 'other 88')
  press('Save the new password')
  await waitFor(() => expect(place.visit.place()).toBe('/login'))
  expect(place.server.bodies).toEqual([{ token: 't0ken', password: 'other 88' }])
  expect(await findToast('Password changed')).toContain('Sign in with the new one.')
})

test('a link that was used or is old leads to a new one', async () => {
  place.server.answer(RESET, () => problemOf(422, 'token_invalid', 'Used.'))
  place.open('/reset-password#token=t0ken')
  await screen.findByLabelText('New password')
  fill('New password', 'other 88')
  press('Save the new password')
  expect(await screen.findByText('This link does not work any more')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Get a new link' })
  expect(link.getAttribute('href')).toBe('/forgot-password')
})

test('without a token there is nothing to fill in', async () => {
  place.open('/reset-password')
  expect(await screen.findByText('Open this page from the link in the mail')).toBeTruthy()
  expect(screen.queryByLabelText('New password')).toBeNull()
})
