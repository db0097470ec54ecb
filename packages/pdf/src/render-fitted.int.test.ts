import { TEMPLATE_NAMES, type PageFit, type TemplateName } from '@tailorbird/contracts'
import { countPages, toHtml } from '@tailorbird/document'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countLastLines } from './count-last-lines.ts'
import type { PdfRenderer } from './pdf-renderer.ts'
import { renderFitted } from './render-fitted.ts'
import { openRenderer } from './testing/renderer.ts'

let renderer: PdfRenderer
beforeAll(async () => {
  renderer = (await openRenderer()).renderer
})
afterAll(() => renderer.close())

/** A resume of so many bullets, each a line, twelve to a job. */
function resumeOf(bullets: number) {
  const jobs = Array.from({ length: Math.ceil(bullets / 12) }, (_job, at) => ({
    company: `Company ${at + 1}`,
    position: 'Baker',
    startDate: `0${(at % 9) + 1}/2015`,
    isCurrent: true,
    description: Array.from(
      { length: Math.min(12, bullets - 12 * at) },
      (_bullet, line) => `Baked ${line + 2} kinds of bread for the shops of the town`,
    ),
  }))
  return {
    contactInfo: { fullName: 'Noor Haddad', email: 'noor@example.org', phone: '', languages: [] },
    workExperience: jobs,
    education: [],
    skillsCategories: [],
    certifications: [],
    achievements: [],
    additionalSections: {},
  }
}

const render = (bullets: number, template: TemplateName, fit: PageFit) =>
  renderFitted(
    renderer,
    (density) => toHtml(resumeOf(bullets), { size: 'letter', template, density }),
    { size: 'letter', fit },
  )

test('no bullet stands alone on a last page', async () => {
  const forgotten: string[] = []
  for (let bullets = 32; bullets <= 44; bullets += 1) {
    const bytes = await render(bullets, 'classic', 0)
    if (countPages(bytes) > 1 && countLastLines(bytes) <= 3)
      forgotten.push(`${bullets}: ${countLastLines(bytes)}`)
  }
  expect(forgotten).toEqual([])
})

test.each(TEMPLATE_NAMES)('%s fits a little more than a page to one', async (template) => {
  expect(countPages(await render(46, template, 0))).toBe(template === 'compact' ? 1 : 2)
  expect(countPages(await render(46, template, 1))).toBe(1)
})

test('what no readable size fits has more pages', async () => {
  expect(countPages(await render(150, 'classic', 1))).toBe(3)
  expect(countPages(await render(150, 'classic', 3))).toBe(3)
})
