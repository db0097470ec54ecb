import { configure, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startLoopback, type Loopback } from '../../testing/loopback.ts'
import { renderApp } from '../../testing/render-app.tsx'

const ME = 'GET /api/auth/me'

// The first look at a lazy part has it compiled.
configure({ asyncUtilTimeout: 5000 })

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

test('the email of who is signed in stands in the navigation', async () => {
  signIn()
  server.answer(ME, () => ({ status: 200, body: { email: 'noor@example.org' } }))
  visit = renderApp(server.origin)
  const email = await screen.findByText('noor@example.org')
  expect(email.tagName).toBe('BDI')
  expect(email.closest('header')).toBeTruthy()
  expect(asked()).toHaveLength(1)
})

test('a visitor costs no call', async () => {
  visit = renderApp(server.origin)
  await screen.findByRole('heading', { name: 'Support Development' })
  expect(asked()).toEqual([])
})

test.each([401, 503])('after a %s nobody is shown and nothing is repeated', async (status) => {
  signIn()
  server.answer(ME, () => ({ status, body: {} }))
  visit = renderApp(server.origin)
  await waitFor(() => expect(asked()).toHaveLength(1))
  await screen.findByRole('heading', { name: 'Support Development' })
  expect(screen.queryByText('Signed in as')).toBeNull()
  expect(asked()).toHaveLength(1)
})
