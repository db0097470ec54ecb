import { expect } from '@playwright/test'
import { expectGoodAtAllSizes } from './axe.ts'
import { listenToJobNews } from './job-news.ts'
import { downloadPdf, tailor, uploadResume } from './main-page.ts'
import { POSTING, RESUME } from './samples.ts'
import { test } from './with-services.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/')
  await uploadResume(page, 'resume.txt', RESUME)
})

test('a model writes, and the page says which', async ({ page, model }) => {
  const news = listenToJobNews(page)
  await page.reload()
  const asked = model.requests.length
  await tailor(page, POSTING)
  await expect(page.getByRole('article')).toContainText('needle-1')
  await expect.poll(() => news.at(-1)?.progress).toBe(100)
  expect(news.map(({ progress }) => progress)).toEqual([0, 10, 30, 70, 100])
  expect((await downloadPdf(page)).text).toContain('Cascade General Hospital')

  const sent = JSON.stringify(model.requests.slice(asked))
  expect(sent).toContain('json_schema')
  for (const contact of ['LINDQVIST', 'maria.lindqvist', '555-0142'])
    expect(sent).not.toContain(contact)
})

test('what a model invents is never in the result, and the page says so', async ({
  page,
  model,
}) => {
  model.script({ kind: 'invention' }, { kind: 'invention' })
  await tailor(page, `${POSTING}\n1`)
  const result = page.getByRole('article')
  await expect(result).toContainText('Look at this')
  const address = await result.getByRole('link', { name: /markdown/ }).getAttribute('href')
  const written = await page.request.get(address ?? '')
  const markdown = await written.text()
  for (const figure of markdown.match(/\d+/g) ?? []) expect(RESUME).toContain(figure)
  expect(markdown).toContain('Cascade General Hospital')
})

test('what is neither proven nor refused is a suggestion, and the person decides', async ({
  page,
  model,
}) => {
  const text = 'Guided 14 incoming nurses through telemetry and EKG interpretation'
  const edit = { targetId: 'w0.b1', sourceIds: ['w0.b1'], requirement: '', reason: '', text }
  const content = JSON.stringify({
    edits: [edit],
    summary: [],
    newSkills: [],
    bulletOrder: [],
    skillOrder: [],
    sectionOrder: [],
  })
  model.script({ kind: 'answer', content }, { kind: 'answer', content })
  await tailor(page, `${POSTING}\n5`)
  const changes = page.getByRole('region', { name: 'What was changed' })
  await expect(changes).toContainText('1 suggestion needs your eye')
  const suggestion = changes.getByRole('listitem').filter({ hasText: 'Not used yet' })
  await expect(suggestion.locator('mark').first()).toBeVisible()
  await expectGoodAtAllSizes(page, 'a suggestion')
  expect((await downloadPdf(page)).text).not.toContain('Guided')
  await suggestion.getByRole('button', { name: /^Use it/ }).click()
  await expect(changes).not.toContainText('needs your eye')
  expect((await downloadPdf(page)).text.replaceAll(/\s+/g, ' ')).toContain(text)
})

test('markup that a model writes reaches neither the page nor the PDF', async ({ page, model }) => {
  const attack = '<img src=x data-forged onerror="window.hacked=1">'
  const tricks = `${attack}<script>window.hacked=1</script>[here](javascript:alert(1))&lt;b&gt;\u202E`
  const note = { requirement: tricks, reason: tricks }
  const own = { targetId: 'w0.b1', sourceIds: ['w0.b1'] }
  const text = 'In cardiac monitoring and EKG reading, trained 14 new nurses'
  const content = JSON.stringify({
    edits: [
      { ...own, ...note, text },
      { ...note, targetId: 'w0.b0', sourceIds: ['w0.b0'], text: tricks },
    ],
    summary: [{ text: tricks, sourceIds: ['w0.b1'] }],
    newSkills: [{ ...note, text: attack, sourceIds: ['w0.b1'] }],
    bulletOrder: [],
    skillOrder: [],
    sectionOrder: [],
  })
  model.script({ kind: 'answer', content }, { kind: 'answer', content })
  await tailor(page, `${POSTING}\n4`)
  const result = page.getByRole('article')
  await expect(result).toContainText(text)
  await expect(result).not.toContainText('onerror')
  await expect(result).not.toContainText('\u202E')
  await expect(page.locator('[data-forged], a[href^="javascript:"]')).toHaveCount(0)
  expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false)
  const pdf = (await downloadPdf(page)).text.replaceAll(/\s+/g, ' ')
  expect(pdf).toContain(text)
  expect(pdf).not.toMatch(/onerror|javascript/)
})

test('a busy and a failing model are waited for', async ({ page, model }) => {
  model.script(
    { kind: 'rate-limit', retryAfterSeconds: 1 },
    { kind: 'server-error' },
    { kind: 'reset' },
  )
  await tailor(page, `${POSTING}\n2`)
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible({ timeout: 30_000 })
})

test('a model that refuses ends in a sentence and a way on', async ({ page, model }) => {
  model.script({ kind: 'refusal' })
  await tailor(page, `${POSTING}\n3`)
  await expect(page.getByText(/refused to work on this text/).first()).toBeVisible()
  await page.getByRole('button', { name: /retry|try again/i }).click()
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible()
})
