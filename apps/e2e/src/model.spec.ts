import { expect, test } from '@playwright/test'
import { listenToJobNews } from './job-news.ts'
import { downloadPdf, tailor, uploadResume } from './main-page.ts'
import { POSTING, RESUME } from './samples.ts'
import { serveProduct } from './serve-product.ts'

const served = serveProduct({}, {})
test.beforeEach(async ({ page }) => {
  await page.goto(served.url)
  await uploadResume(page, 'resume.txt', RESUME)
})

test('a model writes, and the page says which', async ({ page }) => {
  const news = listenToJobNews(page)
  await page.reload()
  const asked = served.model.requests.length
  await tailor(page, POSTING)
  await expect(page.getByRole('article')).toContainText('needle-1')
  await expect.poll(() => news.at(-1)?.progress).toBe(100)
  expect(news.map(({ progress }) => progress)).toEqual([0, 10, 30, 70, 100])
  expect((await downloadPdf(page)).text).toContain('Cascade General Hospital')

  const sent = JSON.stringify(served.model.requests.slice(asked))
  expect(sent).toContain('json_schema')
  for (const contact of ['LINDQVIST', 'maria.lindqvist', '555-0142'])
    expect(sent).not.toContain(contact)
})

test('what a model invents is never in the result, and the page says so', async ({ page }) => {
  served.model.script({ kind: 'invention' }, { kind: 'invention' })
  await tailor(page, `${POSTING}\n1`)
  const result = page.getByRole('article')
  await expect(result).toContainText('Look at this')
  const written = await page.request.get(
    await result
      .getByRole('link', { name: /markdown/ })
      .getAttribute('href')
      .then((href) => `${served.url}${href}`),
  )
  const markdown = await written.text()
  for (const figure of markdown.match(/\d+/g) ?? []) expect(RESUME).toContain(figure)
  expect(markdown).toContain('Cascade General Hospital')
})

test('a busy and a failing model are waited for', async ({ page }) => {
  served.model.script(
    { kind: 'rate-limit', retryAfterSeconds: 1 },
    { kind: 'server-error' },
    { kind: 'reset' },
  )
  await tailor(page, `${POSTING}\n2`)
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible({ timeout: 30_000 })
})

test('a model that refuses ends in a sentence and a way on', async ({ page }) => {
  served.model.script({ kind: 'refusal' })
  await tailor(page, `${POSTING}\n3`)
  await expect(page.getByText(/refused to work on this text/).first()).toBeVisible()
  await page.getByRole('button', { name: /retry|try again/i }).click()
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible()
})
