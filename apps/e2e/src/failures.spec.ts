import { expect, type Page } from '@playwright/test'
import { expectGoodAtAllSizes } from './axe.ts'
import { findToasts, passAd, switchMode, tailor, uploadResume } from './main-page.ts'
import { postingOf, POSTING, RESUME } from './samples.ts'
import { test } from './with-services.ts'

// The words of the specification, section 8. Donations are in donations.spec.ts, a server that is away in
// away.spec.ts, unknown routes in pages.spec.ts, and what goes well in the specs of its flow.

/** More than the ten pages that a PDF may have. */
const LONG_RESUME = `${RESUME}\nPROJECTS\n\n${Array.from(
  { length: 600 },
  (_, place) => `- Wrote plan ${place} for the care of heart patients on the telemetry floor`,
).join('\n')}\n`

async function open(page: Page, resume = RESUME) {
  await page.goto('/')
  await uploadResume(page, 'resume.txt', resume)
}

async function expectToast(page: Page, title: string, description: string) {
  await expect(findToasts(page)).toHaveCount(1)
  await expect(findToasts(page)).toContainText(title)
  await expect(findToasts(page)).toContainText(description)
}

test('a failed single tailoring', async ({ page, model }) => {
  await open(page)
  model.script({ kind: 'refusal' })
  await tailor(page, POSTING)
  await expectToast(page, 'Error', 'Failed to tailor resume')
  await expect(page.getByRole('heading', { name: 'The thread broke here' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
})

test('a failed batch', async ({ page, model }) => {
  await open(page)
  await switchMode(page, 'Batch Processing')
  model.script({ kind: 'refusal' })
  await page.getByRole('textbox', { name: 'Job 1' }).fill(POSTING)
  await page.getByRole('button', { name: 'Tailor all' }).click()
  await expectToast(page, 'Error', 'Failed to process batch')
  await expect(page.getByText('1 failed')).toBeVisible()
})

test('a failed job of the queue', async ({ page, model }) => {
  await open(page)
  await switchMode(page, 'Queue Processing')
  model.script({ kind: 'refusal' })
  const message = 'The AI service refused to work on this text.'
  await page
    .getByRole('textbox', { name: 'Job description' })
    .fill(postingOf('Nurse', 'Mill Creek'))
  await page.keyboard.press('Enter')
  await expectToast(page, 'Processing failed', `Failed to process Nurse: ${message}`)
  await expect(page.getByRole('list', { name: 'Finished' })).toContainText(`Error: ${message}`)
})

test('a PDF that cannot be made: the resume is there, and its text', async ({ page }) => {
  await open(page, LONG_RESUME)
  await tailor(page, POSTING)
  const result = page.getByRole('article')
  await expect(result.getByRole('heading', { name: /its PDF is not/ })).toBeVisible()
  await expectToast(page, 'Your resume is here', 'Only its PDF failed.')
  await expect(page.getByText('The thread broke here')).toBeHidden()
  await expectGoodAtAllSizes(page, 'a PDF that failed')
  const address = await result.getByRole('link', { name: /markdown/ }).getAttribute('href')
  expect(await (await page.request.get(address ?? '')).text()).toContain('Cascade General Hospital')

  const retried = page.waitForResponse((answer) => answer.url().endsWith('/retry'))
  await result.getByRole('button', { name: 'Make the PDF again' }).click()
  expect((await retried).status()).toBe(200)
  await expect(result.getByRole('heading', { name: /its PDF is not/ })).toBeVisible()
})

test('a download that does not arrive', async ({ page }) => {
  await open(page)
  await tailor(page, POSTING)
  await page.route('**/pdf?*', (route) => route.fulfill({ status: 500, body: 'No room' }))
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await passAd(page)
  await expectToast(page, 'Download failed', 'Failed to download PDF. Please try again.')
  const failed = page.getByRole('region', { name: 'Failed downloads' })
  await expect(failed).toContainText('The PDF for Telemetry Registered Nurse did not arrive.')
  await expect(failed.getByRole('button', { name: 'Download it again' })).toBeVisible()
})

test('a file that cannot be taken', async ({ page }) => {
  await page.goto('/')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByText('Choose a file').click(),
  ])
  const buffer = Buffer.alloc(5 * 1024 * 1024 + 1, 'a')
  await chooser.setFiles({ name: 'big.txt', mimeType: 'text/plain', buffer })
  await expectToast(page, 'File too large', 'File must be less than 5MB')
})
