import type { AuthUser } from '@tailorbird/contracts'
import { openBrowser, type Browser } from './browser.ts'

export const PASSWORD = 'correct horse'

/** A browser in which somebody new has just registered. */
export interface Person {
  browser: Browser
  user: AuthUser
}

let people = 0

/** Nobody else's name and address, in capital and small letters. */
export function newPerson() {
  people += 1
  return { username: `Ada ${people}`, email: `Ada${people}@example.org`, password: PASSWORD }
}

/** Registers somebody new, in a new browser or in one that is open. */
export async function register(url: string, opened?: Browser): Promise<Person> {
  const browser = opened ?? (await openBrowser(url))
  const answer = await browser.post('/api/auth/register', newPerson())
  if (answer.status !== 200) throw new Error(`not registered: ${await answer.text()}`)
  return { browser, user: (await answer.json()) as AuthUser }
}

/** Tries to sign in, with the right password unless another is given. */
export function logIn(browser: Browser, email: string, password = PASSWORD): Promise<Response> {
  return browser.post('/api/auth/login', { email, password })
}

/** A new browser in which the same person has signed in. */
export async function signInElsewhere(url: string, { user }: Person): Promise<Browser> {
  const browser = await openBrowser(url)
  const answer = await logIn(browser, user.email)
  if (answer.status !== 200) throw new Error(`not signed in: ${await answer.text()}`)
  return browser
}
