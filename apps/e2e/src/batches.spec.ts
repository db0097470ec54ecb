import { expect, type Page } from '@playwright/test'
import { expectGoodAtAllSizes } from './axe.ts'
import { passAd, switchMode, uploadResume } from './main-page.ts'
import { postingOf, RESUME } from './samples.ts'
import { test } from './shared-product.ts'

const JOBS = [
  ['Charge Nurse', 'Mill Creek Clinic'],
  ['Staff Nurse', 'Lakeside Hospital'],
] as const

const cards = (page: Page) =>
  page
    .getByRole('list', { name: 'Batches' })
    .getByRole('listitem')
    .filter({ has: page.locator('h3') })

test('a batch is found again, with its results and its ZIP, by keyboard and on a phone', async ({
  page,
}) => {
  test.slow()
  await page.goto('/')
  await uploadResume(page, 'resume.txt', RESUME)
  await switchMode(page, 'Batch Processing')
  await page
    .getByRole('textbox', { name: /^Job \d/ })
    .first()
    .fill(JOBS.map(([title, company]) => postingOf(title, company)).join('\n===\n'))
  await page.getByRole('button', { name: 'Tailor all' }).click()
  await expect(page.getByText('2 of 2 done')).toBeVisible({ timeout: 40_000 })

  await page.getByRole('link', { name: 'All your batches' }).click()
  await expect(page.getByRole('heading', { name: 'Your batches' })).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText('resume.txt')
  await expect(cards(page)).toContainText('2 of 2 done')

  await page.getByRole('button', { name: /^Show jobs: resume\.txt/ }).focus()
  await page.keyboard.press('Enter')
  const jobs = page.getByRole('list', { name: /^Jobs of resume\.txt/ }).getByRole('listitem')
  await expect(jobs).toHaveCount(2)
  await expectGoodAtAllSizes(page, 'batches')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^ZIP archive: resume\.txt/ }).click()
  await passAd(page)
  expect((await download).suggestedFilename()).toMatch(/^tailored-resumes-.*\.zip$/)

  await page.getByRole('button', { name: 'Open: Charge Nurse' }).click()
  await expect(page.getByRole('region', { name: 'Result: Charge Nurse' })).toBeFocused()
  await page.reload()
  await expect(cards(page)).toContainText('2 of 2 done')
})
