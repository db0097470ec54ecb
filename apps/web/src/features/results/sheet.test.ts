import type { PageSize, TemplateName } from '@tailorbird/contracts'
import { parseResume } from '@tailorbird/reading'
import { toHtml } from '@tailorbird/document'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sheet = readFileSync(join(import.meta.dirname, 'sheet.css'), 'utf8')
const fonts = readFileSync(join(import.meta.dirname, 'print-font.css'), 'utf8')
const PAPER_MM: Record<PageSize, number> = { letter: 215.9, a4: 210 }
const MM_PER_PT = 25.4 / 72

/** The last rule for it: later ones take the place of earlier ones. */
const read = (name: string, template: TemplateName, size: PageSize) => {
  const selectors = [
    '.sheet',
    ...(size === 'a4' ? ['.sheet-a4'] : []),
    `.sheet-${template}`,
    `.sheet-${template}.sheet-${size}`,
  ]
  const values = selectors.flatMap((selector) => {
    const [, rule = ''] = sheet.split(`\n${selector} {`)
    const found = new RegExp(`--${name}: ([\\d.]+);`).exec(rule.split('}')[0] ?? '')?.[1]
    return found === undefined ? [] : [Number(found)]
  })
  return values.at(-1)
}

test.each(
  (['classic', 'modern', 'compact'] as const).flatMap((template) =>
    (['letter', 'a4'] as const).map((size) => [template, size] as const),
  ),
)('the sheet of %s on %s has the measure of the PDF', (template, size) => {
  const html = toHtml(parseResume('# Noor Haddad'), { size, template })
  const points = Number(/body \{ font-size: ([\d.]+)pt/.exec(html)?.[1])
  const margin = Number(/margin: [\d.]+mm ([\d.]+)mm/.exec(html)?.[1])
  const em = points * MM_PER_PT
  expect(read('paper-ems', template, size)).toBeCloseTo(PAPER_MM[size] / em, 0)
  expect(read('column-ems', template, size)).toBeCloseTo((PAPER_MM[size] - 2 * margin) / em, 0)
})

test('the sheet is set in the family that the PDF embeds', () => {
  const html = toHtml(parseResume('# Noor Haddad'), { size: 'a4', template: 'classic' })
  const family = /font-family: '([^']+)'/.exec(html)?.[1] ?? ''
  expect(sheet).toContain(`font-family: '${family}'`)
  expect(fonts).toContain(`@fontsource/${family.toLowerCase().replaceAll(' ', '-')}/400.css`)
})
