import { expect, type Page } from '@playwright/test'
import { TEMPLATE_NAMES } from '@tailorbird/contracts'
import { tailor, uploadResume } from './main-page.ts'
import { readPdf } from './pdf-text.ts'
import { POSTING, RESUME } from './samples.ts'
import { test } from './shared-product.ts'

/** The words of each line, without what stands between them. */
const squeeze = (lines: string[]) =>
  lines.map((line) => line.replaceAll(/[\s|•]+/g, '')).filter((line) => line !== '')

/** The lines of the sheet as they are laid out. */
function readLines(page: Page): Promise<string[]> {
  return page.locator('.sheet > div').evaluate((host) => {
    const body = host.shadowRoot?.querySelector('body')
    if (!body) return []
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
    const lines = new Map<number, string>()
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null)
      for (let at = 0; at < text.length; at += 1) {
        const letter = document.createRange()
        letter.setStart(text, at)
        letter.setEnd(text, at + 1)
        const { width, top, bottom } = letter.getBoundingClientRect()
        if (width === 0) continue
        const middle = (top + bottom) / 2
        const line = [...lines.keys()].find((known) => Math.abs(known - middle) < 4) ?? middle
        lines.set(line, `${lines.get(line) ?? ''}${text.data[at]}`)
      }
    return [...lines.values()]
  })
}

test('the preview has the very lines of the PDF, in each template and on each paper', async ({
  page,
}) => {
  test.slow()
  await page.goto('/')
  await uploadResume(page, 'resume.txt', RESUME)
  await tailor(page, POSTING)
  await page.getByRole('button', { name: 'Show all' }).click()
  const link = page.getByRole('link', { name: 'View markdown' })
  const address = (await link.getAttribute('href'))?.replace(/markdown$/, 'pdf') ?? ''
  for (const template of TEMPLATE_NAMES) {
    for (const size of ['Letter', 'A4']) {
      const name = new RegExp(template, 'i')
      await page.getByRole('radio', { name }).check({ force: true })
      await page.getByRole('radio', { name: size }).check({ force: true })
      await page.evaluate(() => document.fonts.ready)
      const query = `size=${size.toLowerCase()}&template=${template}`
      const answer = await page.request.get(`${address}?${query}`)
      const { text } = await readPdf(new Uint8Array(await answer.body()))
      expect.soft(squeeze(await readLines(page)), query).toEqual(squeeze(text.split('\n')))
    }
  }
})
