import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startLoopback, type Loopback } from '../../testing/loopback.ts'
import { renderApp } from '../../testing/render-app.tsx'

const ME = 'GET /api/auth/me'

let server: Loopback
let visit: ReturnType<typeof renderApp>

beforeEach(async () => {
  server = await startLoopback()
})

afterEach(async () => {
  document.cookie = 'tailorbird_signed_in=; max-age=0'
  await visit.leave()
  await server.close()
})

const signIn = () => void (document.cookie = 'tailorbird_signed_in=1')
const asked = () => server.calls.filter((call) => call === ME)
const keepsRoom = () => 'signedIn' in document.documentElement.dataset

test('a visitor finds prices and the way in, without a call', async () => {
  visit = renderApp(server.origin)
  const main = await screen.findByRole('navigation', { name: 'Main' })
  const links = [...main.querySelectorAll('a')].map((a) => `${a.textContent} ${a.pathname}`)
  expect(links).toEqual([
    'Postings /postings',
    'Batches /batches',
    'Pricing /pricing',
    'Sign In /login',
  ])
  await screen.findByRole('heading', { name: 'Support Development' })
  expect(asked()).toEqual([])
  expect(keepsRoom()).toBe(false)
})

test('the email of who is signed in stands in the navigation', async () => {
  signIn()
  server.answer(ME, () => ({ status: 200, body: { email: 'noor@example.org' } }))
  visit = renderApp(server.origin)
  const email = await screen.findByText('noor@example.org')
  expect(email.tagName).toBe('BDI')
  expect(email.closest('nav')).toBe(screen.getByRole('navigation', { name: 'Main' }))
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeTruthy()
  expect(screen.queryByText('Sign In')).toBeNull()
  expect(asked()).toHaveLength(1)
  expect(keepsRoom()).toBe(true)
})

test.each([401, 503])('after a %s nobody is shown and nothing is repeated', async (status) => {
  signIn()
  server.answer(ME, () => ({ status, body: {} }))
  visit = renderApp(server.origin)
  await waitFor(() => expect(asked()).toHaveLength(1))
  await screen.findByRole('heading', { name: 'Support Development' })
  expect(screen.queryByText('Sign Out')).toBeNull()
  await waitFor(() => expect(keepsRoom()).toBe(false))
  expect(asked()).toHaveLength(1)
})
