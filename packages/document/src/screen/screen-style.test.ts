import { PAGE_SIZES, TEMPLATE_NAMES, type PageSize, type TemplateName } from '@tailorbird/contracts'
import { expect, test } from 'vitest'
import { toHtml } from '../html/to-html.ts'
import { PAPER_MM, toScreenStyle } from './screen-style.ts'

const RESUME = {
  contactInfo: { fullName: 'Noor Haddad', email: '', phone: '', languages: [] },
  workExperience: [],
  education: [],
  skillsCategories: [],
  certifications: [],
  achievements: [],
  additionalSections: {},
}
const styleOf = (template: TemplateName, size: PageSize) =>
  /<style>(.*)<\/style>/s.exec(toHtml(RESUME, { template, size }))?.[1] ?? ''

test.each(TEMPLATE_NAMES.flatMap((name) => PAGE_SIZES.map((size) => [name, size] as const)))(
  '%s on %s has the paper and the margins of the print',
  (template, size) => {
    const style = styleOf(template, size)
    const margin = /@page \{[^}]*margin: ([\d.]+mm [\d.]+mm [\d.]+mm); \}/.exec(style)?.[1]
    const screen = toScreenStyle(style, 'Fallback')
    const [width, height] = PAPER_MM[size]
    expect(margin).toBeDefined()
    expect(screen).toContain(
      `body { width: ${width}mm; min-height: ${height}mm; padding: ${margin}; }`,
    )
    expect(screen).not.toMatch(/@page|\drem\b|(?<!'Fallback'), sans-serif/)
  },
)

test("lengths in rem are in the page's own letters", () => {
  const screen = toScreenStyle('html { font-size: 9pt; } p { margin: 0.5rem calc(2rem * 3); }', 'X')
  expect(screen).toContain('html { --rem: 9pt; }')
  expect(screen).toContain('margin: calc(0.5 * var(--rem)) calc(calc(2 * var(--rem)) * 3)')
})

test('what is said of the main part is said of what takes its place', () => {
  const screen = toScreenStyle('main p, .remain { color: red; }\np > main { top: 0; }', 'X')
  expect(screen).toContain('\nsheet-main p, .remain { color: red; }\np > sheet-main { top: 0; }')
})
