import { expect, type Browser, type Page } from '@playwright/test'
import type { MailServer } from '@tailorbird/mail/testing'
import { expectGoodAtAllSizes } from './axe.ts'
import { findToasts, switchMode, uploadResume } from './main-page.ts'
import {
  expectSignedIn,
  expectSignedOut,
  makePerson,
  passwordField,
  register,
  signIn,
  signOut,
} from './people.ts'
import { postingOf, RESUME } from './samples.ts'
import { test } from './with-services.ts'

const TITLES = ['Charge Nurse', 'Staff Nurse', 'Cardiac Nurse', 'Night Nurse', 'School Nurse']

test.use({ latencyMs: 700 })
const rows = (page: Page) =>
  page.getByRole('list', { name: 'Jobs of this batch' }).getByRole('listitem')

async function expectToast(page: Page, title: string, description: string) {
  await expect(findToasts(page).filter({ hasText: title })).toContainText(description)
}

/** Where the navigation is, before there are scripts or with them, at both ends of what screens are. */
async function measureMasthead(page: Page) {
  const size = page.viewportSize()
  const measured = []
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const places = await page.evaluate(() => {
      const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
      const pricing = boxOf('header [href="/pricing"]')
      return { height: boxOf('header')?.height, left: pricing?.left, top: pricing?.top }
    })
    expect(places.height).toBeGreaterThan(40)
    measured.push(places)
  }
  if (size) await page.setViewportSize(size)
  return measured
}

/** A visit begins with the server's picture, and nothing of the navigation moves when the scripts come. */
async function expectNoJump(page: Page) {
  const withScripts = await measureMasthead(page)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()
  await page.evaluate(() => document.fonts.ready)
  expect(await measureMasthead(page)).toEqual(withScripts)
  await page.unroute('**/assets/*.js')
  await page.reload()
}

async function openElsewhere(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  return context.newPage()
}

/** Found in the newest letter to an address. */
async function readLink(mail: MailServer, email: string): Promise<string> {
  const find = () => mail.received.findLast(({ to }) => to.includes(email))
  await expect.poll(find).toBeDefined()
  return /http\S+#token=\S+/.exec(find()?.text ?? '')?.[0] ?? ''
}

test('a visitor registers while a batch runs, and everything arrives, there and on another device', async ({
  page,
  browser,
  model,
}) => {
  const noor = makePerson('noor')
  await page.goto('/')
  await uploadResume(page, 'resume.txt', RESUME)
  await switchMode(page, 'Batch Processing')
  const postings = TITLES.map((title) => postingOf(title, 'Mill Creek Clinic'))
  await page.getByRole('textbox', { name: 'Job 1' }).fill(postings[0] ?? '')
  for (const [at, posting] of postings.slice(1).entries()) {
    await page.getByRole('button', { name: 'Add job' }).click()
    await page.getByRole('textbox', { name: `Job ${at + 2}` }).fill(posting)
  }
  const before = model.requests.length
  await page.getByRole('button', { name: 'Tailor all' }).click()
  await model.waitForRequests(before + 1)

  await page.getByRole('link', { name: 'Sign In' }).click()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await register(page, noor)
  await expect(page).toHaveURL('/')
  await expectSignedIn(page, noor)
  await expect(rows(page)).toHaveCount(TITLES.length)
  await expect(page.getByText(`${TITLES.length} of ${TITLES.length} done`)).toBeVisible({
    timeout: 40_000,
  })

  const other = await openElsewhere(browser)
  await other.goto('/login')
  await signIn(other, noor)
  await expectToast(other, 'Welcome back!', "You've successfully logged in.")
  const listed = await other.evaluate(() => fetch('/api/jobs').then((answer) => answer.json()))
  expect((listed as { jobs: unknown[] }).jobs).toHaveLength(TITLES.length)

  // The first browser ends the second one's session.
  await page.goto('/account')
  await expect(page.getByText('this browser')).toHaveCount(1)
  const sessions = page.getByRole('button', { name: /^Sign out ?:/ })
  await expect(sessions).toHaveCount(2)
  const elsewhere = page.getByRole('listitem').filter({ hasNotText: 'this browser' })
  await elsewhere.getByRole('button', { name: /^Sign out/ }).click()
  await expect(sessions).toHaveCount(1)
  await expectToast(other, 'You have been signed out', 'Sign in again to see your resumes.')
  await expectSignedOut(other)
})

test('two tabs, one signs out: neither shows anything of the person, nor does a reload', async ({
  page,
  context,
}) => {
  const omar = makePerson('omar')
  await page.goto('/register')
  await register(page, omar)
  await expectToast(page, 'Account Created!', "Welcome to Tailorbird! You're now logged in.")
  await expectSignedIn(page, omar)
  await uploadResume(page, 'resume.txt', RESUME)
  const second = await context.newPage()
  await second.goto('/')
  await expectSignedIn(second, omar)
  await expect(second.getByText('resume.txt')).toBeVisible()
  await page.goto('/account')
  await signOut(page)
  await expect(page.getByText('the resume that you loaded')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out and clear' }).click()
  await expectToast(page, 'You are signed out', 'Nothing of them is left in this browser.')
  await expectToast(second, 'This browser is cleared', 'in another tab')
  await expect(page).toHaveURL('/')
  for (const tab of [page, second]) {
    await expectSignedOut(tab)
    await expect(tab.getByText('resume.txt')).toHaveCount(0)
  }
  await second.reload()
  await expectSignedOut(second)
  await expect(second.getByText('resume.txt')).toHaveCount(0)
  await second.goto('/account')
  await expect(second).toHaveURL('/login?returnTo=%2Faccount')
  await signIn(second, omar)
  await expect(second).toHaveURL('/account')
})

test('a forgotten password is replaced by way of a letter, once', async ({
  page,
  browser,
  mail,
}) => {
  const vera = makePerson('vera')
  const elsewhere = await openElsewhere(browser)
  await elsewhere.goto('/register')
  await register(elsewhere, vera)
  await expectSignedIn(elsewhere, vera)

  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgotten Password' })).toBeVisible()
  await page.getByLabel('Email').fill(vera.email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText('If there is an account with this address')).toBeVisible()

  const link = await readLink(mail, vera.email)
  await page.goto(link)
  await expect(page).toHaveURL('/reset-password')
  await passwordField(page, 'New password').fill('another thread')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page).toHaveURL('/login')
  await expectToast(page, 'Password changed', 'Sign in with the new one.')
  await signIn(page, vera)
  await expectToast(page, 'Login Failed', '401: Invalid email or password')
  await signIn(page, { ...vera, password: 'another thread' })
  await expectSignedIn(page, vera)
  // Whoever was in with the old one is out.
  await elsewhere.reload()
  await expectSignedOut(elsewhere)

  await signOut(page)
  await page.goto(link)
  await passwordField(page, 'New password').fill('a third thread')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByText('This link does not work any more')).toBeVisible()
  await page.getByRole('link', { name: 'Get a new link' }).click()
  await expect(page).toHaveURL('/forgot-password')
})

test('an account from elsewhere: in, a password of its own, and an address that is taken', async ({
  page,
  issuer,
}) => {
  const mira = makePerson('mira')
  const arrive = async (claims: object) => {
    issuer.setClaims({ sub: makePerson('subject').username, ...claims })
    await page.goto('/login?returnTo=/account')
    await page.getByRole('button', { name: 'Continue with Replit' }).click()
  }
  await arrive({ email: mira.email, name: mira.username })
  await expect(page).toHaveURL('/account')
  await expectSignedIn(page, mira)
  await expect(page.getByText('None: you sign in with Replit')).toBeVisible()
  await page.getByRole('button', { name: 'Set a password' }).click()
  await passwordField(page, 'New password').fill(mira.password)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Your password is saved.')).toBeVisible()
  await signOut(page)
  await expectToast(page, 'You are signed out', '')
  await arrive({ email: mira.email, name: 'Somebody else' })
  await expect(page.getByText('There is already an account with the email address')).toBeVisible()
  await signIn(page, mira)
  await expectSignedIn(page, mira)
})

test("every state of the account's pages", async ({ page, browser }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const check = (state: string) => expectGoodAtAllSizes(page, state)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const ivo = makePerson('ivo')
  const elsewhere = await openElsewhere(browser)
  await elsewhere.goto('/register')
  await register(elsewhere, ivo)
  await expectSignedIn(elsewhere, ivo)

  await page.goto('/login?problem=external-sign-in-denied')
  await expect(page.getByText('You did not allow the sign-in at Replit')).toBeVisible()
  await press('Sign In')
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
  await check('sign in: a problem, fields wrong')
  await signIn(page, { ...ivo, password: 'not this one' })
  await expectToast(page, 'Login Failed', '401: Invalid email or password')
  await check('sign in failed')

  await page.goto('/register')
  await expect(page.getByLabel('Username')).toBeVisible()
  await expectNoJump(page)
  await check('register')
  await register(page, ivo)
  await expectToast(page, 'Registration Failed', '409: ')
  await check('registration failed')
  await register(page, { ...ivo, username: 'i' })
  await expect(page.getByText('Username must be at least 2 characters')).toBeVisible()

  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('nobody@example.org')
  await press('Send me a link')
  await expect(page.getByText('a link is on its way')).toBeVisible()
  await check('link on its way')
  await page.goto('/reset-password')
  await expect(page.getByText('Open this page from the link in the mail')).toBeVisible()
  await check('no link')
  await page.goto('/login#')
  await page.goto('/reset-password#token=none')
  await passwordField(page, 'New password').fill('123456')
  await check('new password')
  await press('Save the new password')
  await expect(page.getByText('This link does not work any more')).toBeVisible()

  await page.goto('/login?returnTo=/account')
  await signIn(page, ivo)
  await expect(page.getByText('this browser')).toBeVisible()
  await expectNoJump(page)
  await press('Change email')
  await press('Change password')
  await press('Save password')
  await expect(page.getByText('Enter your current password')).toBeVisible()
  await check('account, forms open')
  await press('Sign out everywhere')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await check('sign out everywhere?')
  await press('Stay signed in')
  await press('Delete account…')
  const dialog = page.getByRole('dialog')
  await passwordField(page, 'Current password').last().fill('not this one')
  await press('Delete my account')
  await expect(dialog.getByText('This is not your current password.')).toBeVisible()
  await check('delete the account?')
  await passwordField(page, 'Current password').last().fill(ivo.password)
  await press('Delete my account')
  await expectToast(page, 'Your account is deleted', 'All that it held is gone')
  await expectSignedOut(page)
  await elsewhere.reload()
  await expectSignedOut(elsewhere)
})
