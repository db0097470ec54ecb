import { expect, type Page } from '@playwright/test'
import type { PublicSettings } from '@tailorbird/contracts'
import { expectAccessible, expectNoOverflow } from './axe.ts'
import { findToasts, goToSupport, switchMode, tailor, uploadResume } from './main-page.ts'
import { POSTING, postingOf, RESUME } from './samples.ts'
import { test } from './shared-product.ts'

/** The example of BIP 173. */
const BITCOIN_ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const PHONE = { width: 390, height: 844 }
const DESK = { width: 1280, height: 900 }

/** Nothing wrong, and nothing too wide. */
async function check(page: Page, state: string) {
  await expectAccessible(page, state)
  await expectNoOverflow(page, state)
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // An installation that has all that a page can show.
  await page.route('**/api/settings', async (route) => {
    const response = await route.fetch()
    const settings = (await response.json()) as PublicSettings
    const json = { ...settings, adViewSeconds: 10, bitcoinAddress: BITCOIN_ADDRESS }
    await route.fulfill({ json })
  })
})

for (const path of ['/about', '/contact', '/privacy-policy', '/terms', '/nowhere']) {
  test(path, async ({ page }) => {
    await page.goto(path)
    // The server's picture of the page has no footer.
    await expect(page.getByRole('navigation', { name: 'More' })).toBeVisible()
    await check(page, path)
  })
}

test('the main page before there is anything, and when something is wrong', async ({ page }) => {
  test.slow()
  await page.goto('/')
  await goToSupport(page)
  await check(page, 'empty')
  await page.setViewportSize(PHONE)
  await expectAccessible(page, 'empty, phone')
  await page.setViewportSize(DESK)

  await page.getByRole('button', { name: 'Tailor my resume' }).click()
  await expect(page.getByText('Add a job description first')).toBeVisible()
  await page.getByRole('spinbutton').fill('0')
  await page.getByRole('spinbutton').press('Tab')
  await expect(page.getByRole('spinbutton')).toHaveAttribute('aria-invalid', 'true')
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'resume.docx', mimeType: 'text/plain', buffer: Buffer.from('a') })
  await expect(findToasts(page)).toHaveCount(1)
  await check(page, 'upload refused, job form and donation wrong, toast')

  await page.getByRole('button', { name: 'How to paste (30s)' }).click()
  await expect(page.getByRole('dialog', { name: 'How to paste' })).toBeVisible()
  await check(page, 'demo')
  await page.keyboard.press('Escape')
})

test('the form', async ({ page }) => {
  test.slow()
  await page.goto('/')
  await page.getByRole('tab', { name: 'Create Resume' }).click()
  const turnTo = (name: string) => page.getByRole('tab', { name }).click()
  const add = (name: string) => page.getByRole('button', { name }).click()
  const chip = async (name: string | RegExp, text: string) => {
    await page.getByRole('textbox', { name }).fill(text)
    await page.keyboard.press('Enter')
  }
  await chip(/^Languages/, 'French')
  await check(page, 'Contact Info')
  await turnTo('Summary')
  await check(page, 'Summary')
  await turnTo('Experience')
  await add('Add experience')
  await add('Add another experience')
  await page.getByRole('checkbox').first().check()
  await check(page, 'Experience')
  await turnTo('Education')
  await add('Add education')
  await check(page, 'Education')
  await turnTo('Core Competencies')
  await add('Add a category')
  await chip('Skills', 'Triage')
  await check(page, 'Core Competencies')
  await turnTo('Additional')
  await chip('Name of a new section', 'Volunteering')
  await check(page, 'Additional')
  await add('Generate Resume')
  await expect(page.getByText(/fields need another look/)).toBeVisible()
  await turnTo('Experience')
  await check(page, 'the form, wrong')
  await page.setViewportSize(PHONE)
  await expectAccessible(page, 'the form, wrong, phone')
  await add('Clear the form')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessible(page, 'a question')
})

test('a result in each of its views, and the notice before a download', async ({ page }) => {
  test.slow()
  await page.clock.install()
  await page.goto('/')
  await uploadResume(page, 'resume.txt', RESUME)
  await check(page, 'resume loaded')
  await tailor(page, POSTING)
  const download = page.getByRole('button', { name: 'Download PDF' })
  await expect(download).toBeVisible()
  await check(page, 'Preview')
  await page.setViewportSize(PHONE)
  await expectAccessible(page, 'Preview, phone')
  await page.setViewportSize(DESK)
  const views = page.getByRole('tabpanel', { name: /Side by side|Edit|PDF/ })
  for (const [name, shown] of [
    ['Side by side', views.getByText('IV therapy').first()],
    ['Edit', views.getByRole('textbox')],
    ['PDF', views.locator('canvas').first()],
  ] as const) {
    await page.getByRole('tab', { name }).click()
    await expect(shown).toBeVisible()
    await check(page, name)
  }

  await download.click()
  const dialog = page.getByRole('dialog', { name: 'Your PDF is ready' })
  await expect(dialog.getByRole('button', { name: 'Download PDF' })).toBeDisabled()
  await check(page, 'the notice, waiting')
  await page.clock.fastForward(10_000)
  await expect(dialog.getByText('You can download now.')).toBeVisible()
  await check(page, 'the notice, ready')
})

test('lists of jobs', async ({ page }) => {
  test.slow()
  await page.route('**/api/resume/tailor', (route) =>
    route.request().postData()?.includes('Mill Creek')
      ? route.fulfill({ status: 500, body: 'No room' })
      : route.continue(),
  )
  await page.goto('/')
  await uploadResume(page, 'resume.txt', RESUME)
  await switchMode(page, 'Batch Processing')
  const submit = page.getByRole('button', { name: 'Tailor all' })
  await submit.click()
  await expect(page.getByText('Add a job description first')).toBeVisible()
  await page.getByRole('textbox', { name: 'Job 1' }).fill(POSTING)
  await page.getByRole('button', { name: 'Add job' }).click()
  await page.getByRole('textbox', { name: 'Job 2' }).fill(postingOf('Nurse', 'Mill Creek'))
  await check(page, 'batch')
  await submit.click()
  await expect(page.getByText('1 of 2 done')).toBeVisible()
  await check(page, 'results of a batch')
  await page.setViewportSize(PHONE)
  await expectAccessible(page, 'results of a batch, phone')
  await page.setViewportSize(DESK)

  await switchMode(page, 'Queue Processing')
  await check(page, 'empty queue')
  await page.getByRole('switch').uncheck()
  const field = page.getByRole('textbox', { name: 'Job description' })
  await field.fill(postingOf('Nurse', 'Lakeside'))
  await field.press('Enter')
  await expect(page.getByRole('list', { name: 'Finished' })).toContainText('Done')
  await page.route('**/api/jobs', (route) =>
    route.request().method() === 'POST' ? new Promise(() => {}) : route.continue(),
  )
  await field.fill(postingOf('Charge Nurse', 'Lakeside'))
  await field.press('Enter')
  await expect(page.getByRole('list', { name: 'In line' })).toContainText('Sending…')
  await check(page, 'queue')
})
