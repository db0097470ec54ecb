import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { readPdf, type ReadPdf } from './pdf-text.ts'

/** Gives the page a resume file, as a person who chooses one. */
export async function uploadResume(page: Page, name: string, text: string): Promise<void> {
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
  await page.getByRole('textbox', { name: 'Job description' }).fill(posting)
  await page.getByRole('button', { name: 'Tailor my resume' }).click()
}

/** Downloads the PDF and reads it. */
export async function downloadPdf(page: Page): Promise<ReadPdf & { fileName: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ])
  const pdf = await readPdf(await readFile(await download.path()))
  return { ...pdf, fileName: download.suggestedFilename() }
}
