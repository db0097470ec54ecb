import { screen } from '@testing-library/react'
import type { AuthUser, ErrorCode } from '@tailorbird/contracts'
import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import type { Keep } from '../../../lib/keep.ts'
import { startLoopback, type Loopback } from '../../../testing/loopback.ts'
import { renderApp } from '../../../testing/render-app.tsx'

export const USER: AuthUser = {
  id: '2b1d1e0a-7a3e-4c0e-9d3f-6a5b4c3d2e1f',
  email: 'noor@example.org',
  username: 'noor',
  planId: 'free',
  hasPassword: true,
}

interface Place {
  server: Loopback
  visit: ReturnType<typeof renderApp>
  open: (path: string, keep?: Keep) => void
}

/** Gives each test a server on loopback that knows one user, and a browser without a session. */
export function visitEach(): Place {
  const place = {} as Place
  place.open = (path, keep) => {
    place.visit = renderApp(place.server.origin, keep ? { path, keep } : { path })
  }
  beforeEach(async () => {
    place.server = await startLoopback()
    place.server.answer('GET /api/jobs', () => ({
      status: 200,
      body: { jobs: [], nextCursor: null, rev: 4 },
    }))
    answerSettings(place.server)
    answerUser(place.server)
  })
  afterEach(async () => {
    signOutHere()
    await place.visit.leave()
    await place.server.close()
  })
  return place
}

/** The browser has a session, as its cookie says, or none. */
export const signInHere = () => void (document.cookie = 'tailorbird_signed_in=1')
export const signOutHere = () => void (document.cookie = 'tailorbird_signed_in=; max-age=0')

export function answerUser(server: Loopback, change: Partial<AuthUser> = {}): void {
  server.answer('GET /api/auth/me', () => ({ status: 200, body: { ...USER, ...change } }))
}

export function answerSettings(server: Loopback, change: object = {}): void {
  const body = { adViewSeconds: 0, payments: false, mail: true, externalSignIn: true, ...change }
  server.answer('GET /api/settings', () => ({ status: 200, body }))
}

/** An error answer as ours are. */
export const problemOf = (status: number, code: ErrorCode, detail: string, more: object = {}) => ({
  status,
  body: { type: 'about:blank', title: code, status, detail, code, requestId: 'request-9', ...more },
})

export function fill(label: string, text: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
}

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

/** What the toast says. */
export const findToast = async (title: string) =>
  (await screen.findAllByText(title)).map((part) => part.closest('li')?.textContent).join(' ')
