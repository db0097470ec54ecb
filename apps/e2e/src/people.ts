import { expect, type Page } from '@playwright/test'

export interface Person {
  username: string
  email: string
  password: string
}

/** Somebody whom no other test knows. */
export function makePerson(name: string): Person {
  const username = `${name}-${Math.random().toString(36).slice(2, 8)}`
  return { username, email: `${username}@example.org`, password: 'thread and needle' }
}

export const passwordField = (page: Page, label = 'Password') =>
  page.getByLabel(label, { exact: true })

/** Fills the form in and sends it. */
export async function register(page: Page, { username, email, password }: Person): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(email)
  await passwordField(page).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
}

/** Fills the form in and sends it. */
export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await passwordField(page).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

export const signOut = (page: Page) =>
  page.getByRole('button', { name: 'Sign Out', exact: true }).click()

/** The navigation says who is signed in. */
export async function expectSignedIn(page: Page, { email }: Person): Promise<void> {
  const main = page.getByRole('navigation', { name: 'Main' })
  await expect(main.getByText(email)).toBeVisible()
  await expect(main.getByRole('link', { name: 'Sign In' })).toHaveCount(0)
}

/** The navigation says that nobody is. */
export async function expectSignedOut(page: Page): Promise<void> {
  const main = page.getByRole('navigation', { name: 'Main' })
  await expect(main.getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(main.getByRole('button')).toHaveCount(0)
}
