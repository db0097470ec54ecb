import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { expectGoodAtAllSizes } from './axe.ts'
import { findToasts, switchMode, tailor, uploadResume } from './main-page.ts'
import { expectSignedIn, expectSignedOut, makePerson, register, signIn, signOut } from './people.ts'
import { POSTING, postingOf, RESUME } from './samples.ts'
import { test } from './shared-product.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('a visitor sees what is stored, opens it, takes it along, deletes one and then everything', async ({
  page,
}) => {
  test.slow()
  await page.goto('/your-data')
  await expect(page.getByText('Nothing of yours is stored here.')).toBeVisible()
  await expectGoodAtAllSizes(page, 'nothing stored')

  await page.goto('/')
  await uploadResume(page, 'resume.txt', RESUME)
  await tailor(page, POSTING)
  await expect(page.getByText(/^Kept for 30 days after your last visit/)).toBeVisible()
  await switchMode(page, 'Batch Processing')
  await page.getByRole('textbox', { name: 'Job 1' }).fill(postingOf('Nurse', 'Mill Creek'))
  await page.getByRole('button', { name: 'Tailor all' }).click()
  await expect(page.getByText('1 of 1 done')).toBeVisible()

  await page.getByRole('navigation', { name: 'More' }).getByText('Your Data').click()
  await expect(page.getByText(/^Kept until \d+ \w+ 20\d\d if you don’t come back/)).toBeVisible()
  const rows = page.getByRole('list', { name: 'Stored resumes' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expectGoodAtAllSizes(page, 'two stored')
  await page.getByRole('button', { name: 'Open: Nurse, Mill Creek' }).click()
  const result = page.getByRole('region', { name: 'Result: Nurse' })
  await expect(result.getByRole('button', { name: 'Download PDF' })).toBeVisible()
  await expect(result).toBeFocused()
  await expectGoodAtAllSizes(page, 'one open')
  await page.getByRole('button', { name: 'Close: Nurse, Mill Creek' }).click()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export everything' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^your-data-[\d-]+\.zip$/)
  const zip = await readFile(await download.path())
  for (const name of ['data.json', 'resumes/Mill Creek - Nurse.md', 'pdfs/Mill Creek - Nurse.pdf'])
    expect(zip.includes(name)).toBe(true)

  await page.getByRole('button', { name: 'Delete: Nurse, Mill Creek' }).click()
  const question = page.getByRole('alertdialog')
  await expectGoodAtAllSizes(page, 'asked about one')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Delete: Nurse, Mill Creek' })).toBeFocused()
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Delete it' }).click()
  await expect(findToasts(page)).toContainText('Deleted')
  await expect(rows).toHaveCount(1)
  await expect(page.getByRole('button', { name: /^Open: Telemetry/ })).toBeFocused()

  await page.getByRole('button', { name: 'Delete everything…' }).click()
  await expectGoodAtAllSizes(page, 'asked about everything')
  await question.getByRole('button', { name: 'Delete everything' }).click()
  await expect(findToasts(page)).toContainText('Everything is deleted')
  await expect(page.getByText('Nothing of yours is stored here.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Nothing of yours is stored here.')).toBeVisible()
  await page.goto('/')
  await expect(page.getByText('resume.txt')).toBeHidden()
})

test('what was typed stays: another tab that signs out asks, and a session may end elsewhere', async ({
  page,
  context,
  browser,
  product,
}) => {
  const ada = makePerson('ada')
  await page.goto('/register')
  await register(page, ada)
  await expectSignedIn(page, ada)
  const second = await context.newPage()
  await second.goto('/')
  await expectSignedIn(second, ada)

  // Typed after the other tab was opened.
  await uploadResume(page, 'resume.txt', RESUME)
  const posting = page.getByRole('textbox', { name: 'Job description' })
  await posting.fill(POSTING)
  await page.reload()
  await signOut(second)
  const question = second.getByRole('alertdialog')
  await expect(question).toContainText('the resume that you loaded and job descriptions')
  await question.getByRole('button', { name: 'Stay signed in' }).click()

  const elsewhere = await browser.newContext({ baseURL: product.url })
  const other = await elsewhere.newPage()
  await other.goto('/login?returnTo=/account')
  await signIn(other, ada)
  const session = other.getByRole('listitem').filter({ hasNotText: 'this browser' })
  await session.getByRole('button', { name: /^Sign out/ }).click()
  await expect(session.getByRole('button', { name: /^Sign out/ })).toHaveCount(0)
  await elsewhere.close()
  await page.getByRole('button', { name: 'Tailor my resume' }).click()
  await expectSignedOut(page)
  await expect(posting).toHaveValue(POSTING)
  await expect(page.getByText('resume.txt')).toBeVisible()
})

test('a list that can’t be loaded says so and can be asked for again', async ({ page }) => {
  await page.route('**/api/data', (route) => route.fulfill({ status: 503, body: 'Away' }))
  await page.goto('/your-data')
  await expect(page.getByRole('alert').getByText('503: Away')).toBeVisible()
  await expectGoodAtAllSizes(page, 'not loaded')
  await page.unroute('**/api/data')
  await page.getByRole('button', { name: 'Load it again' }).click()
  await expect(page.getByText('Nothing of yours is stored here.')).toBeVisible()
})

test('hundreds of rows scroll smoothly and are all there for the keyboard', async ({ page }) => {
  const resumes = Array.from({ length: 300 }, (_, place) => ({
    id: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
    jobTitle: `Nurse ${place + 1}`,
    companyName: 'Mill Creek',
    createdAt: '2026-11-20T10:00:00.000Z',
  }))
  const totals = {
    resumes: 300,
    jobs: 300,
    pdfs: 300,
    ownTexts: 0,
    postings: 0,
    payments: 0,
    bytes: 9e6,
  }
  const deletedOn = '2026-12-22T10:00:00.000Z'
  await page.route('**/api/data', (route) =>
    route.fulfill({ json: { resumes, nextCursor: null, payments: [], totals, deletedOn } }),
  )
  await page.goto('/your-data')
  const list = page.getByRole('list', { name: 'Stored resumes' })
  await expect(list.getByRole('listitem').first()).toContainText('Nurse 1')
  expect(await list.getByRole('listitem').count()).toBeLessThan(40)
  await page.getByRole('button', { name: 'Open: Nurse 1, Mill Creek' }).focus()
  for (let presses = 0; presses < 80; presses += 1) await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveAccessibleName('Open: Nurse 21, Mill Creek')
  await list.getByRole('listitem').first().hover()
  await page.mouse.wheel(0, 50_000)
  await expect(list.getByText('Nurse 300', { exact: true })).toBeVisible()
})
