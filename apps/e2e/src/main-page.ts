import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { readPdf, type ReadPdf } from './pdf-text.ts'

/** Opens an input that has folded to a line beside a result. */
export async function unfold(page: Page, section: string): Promise<void> {
  const change = page.getByRole('button', { name: new RegExp(`^Change ?: ${section}$`) })
  // A page that is just loaded shows its sections as they are, and not before.
  await expect(page.getByRole('heading', { name: section, level: 2 })).toBeVisible()
  if (await change.isVisible()) await change.click()
}

/** Gives the page a resume file, as a person who chooses one. */
export async function uploadResume(page: Page, name: string, text: string): Promise<void> {
  await unfold(page, 'Upload Resume')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page
      .getByText(/choose a file|replace/i)
      .first()
      .click(),
  ])
  await chooser.setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
  await expect(page.getByText(name)).toBeVisible()
}

/** Pastes a posting and presses the button. */
export async function tailor(page: Page, posting: string): Promise<void> {
  await unfold(page, 'Job Description')
  await page.getByRole('textbox', { name: 'Job description' }).fill(posting)
  await page.getByRole('button', { name: 'Tailor my resume' }).click()
}

/** Chooses Single Job, Batch Processing or Queue Processing. */
export async function switchMode(page: Page, mode: string): Promise<void> {
  await page.getByRole('group', { name: 'Mode' }).getByText(mode, { exact: true }).click()
}

/** Goes to the donations, which are there once somebody comes near. */
export async function goToSupport(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Donate', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Support Development' })).toBeInViewport()
}

/** A button of one job in a list: what it does, and to which job. */
export function findJobButton(page: Page, words: string, title: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^${words} ?: ${title}$`) })
}

/** The toasts that are shown: at most one. */
export function findToasts(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem')
}

/** Presses the button that is there once the countdown is over. */
export async function passAd(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Download/ }).click()
  await expect(dialog).toBeHidden()
}

/** Downloads the PDF, past the notice, and reads it. */
export async function downloadPdf(page: Page): Promise<ReadPdf & { fileName: string }> {
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), passAd(page)])
  const pdf = await readPdf(await readFile(await download.path()))
  return { ...pdf, fileName: download.suggestedFilename() }
}
