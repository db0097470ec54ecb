import { expect } from '@playwright/test'
import { TEMPLATE_NAMES } from '@tailorbird/contracts'
import { expectAccessible, expectNoOverflow } from './axe.ts'
import { downloadPdf, tailor, uploadResume } from './main-page.ts'
import { readPdf } from './pdf-text.ts'
import { POSTING, RESUME } from './samples.ts'
import { test } from './shared-product.ts'
import { openVisitor } from './visitor.ts'

/** In the order in which a person reads them, and a program should. */
const PIECES = [
  'MARIA LINDQVIST',
  'maria.lindqvist@example.com',
  'SUMMARY',
  'EXPERIENCE',
  'Cascade General Hospital',
  'Staff Nurse, Telemetry',
  '03/2019',
  'Care for up to 5 patients',
  'Harbor Medical Center',
  'Registered Nurse, Medical-Surgical',
  '06/2015',
  'EDUCATION',
  'Bachelor of Science in Nursing',
]

test('every template prints the same words in reading order, on the paper asked for', async ({
  product,
}) => {
  const visitor = await openVisitor(product.url)
  const { id } = await visitor.tailor(RESUME, POSTING)
  const words = new Set<string>()
  for (const template of TEMPLATE_NAMES) {
    const answer = await visitor.get(`/api/resume/${id}/pdf?size=a4&template=${template}`)
    expect(answer.status).toBe(200)
    const pdf = await readPdf(new Uint8Array(await answer.arrayBuffer()))
    expect([pdf.pages, Math.round(pdf.width)]).toEqual([1, 595])
    // Its dates stand in front of the roles.
    const pieces = template === 'chronicle' ? PIECES.filter((piece) => !/^\d/.test(piece)) : PIECES
    const places = pieces.map((piece) => pdf.text.indexOf(piece))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    words.add(pdf.text.split(/\s+/).toSorted().join(' '))
  }
  expect([...words]).toHaveLength(1)
  const unknown = await visitor.get(`/api/resume/${id}/pdf?template=baroque`)
  expect(unknown.status).toBe(400)
  const tooMany = await visitor.get(`/api/resume/${id}/pdf?fit=4`)
  expect(tooMany.status).toBe(400)
})

/** More than a page of it. */
const LONG_RESUME = RESUME.replace(
  '- Document care in Epic',
  Array.from({ length: 34 }, (_, at) => `- Cared for patients of room ${at + 1}`).join('\n'),
)

test('a template is chosen by its picture with the keyboard, and the resume fitted to a page', async ({
  page,
}) => {
  await page.goto('/')
  await uploadResume(page, 'resume.txt', LONG_RESUME)
  await tailor(page, POSTING)
  const templates = page.getByRole('group', { name: 'Template' })
  for (const picture of await templates.locator('img').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(240)
  }
  await templates.getByRole('radio', { name: 'Classic' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(templates.getByRole('radio', { name: 'Modern' })).toBeChecked()
  expect((await downloadPdf(page)).pages).toBe(2)
  await page.locator('#result').getByText('1 page', { exact: true }).click()
  await expect(page.getByText('Fits: your resume takes 1 page.')).toBeVisible()
  expect((await downloadPdf(page)).pages).toBe(1)
  await expectAccessible(page, 'templates')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoOverflow(page, 'templates on a phone')
})
