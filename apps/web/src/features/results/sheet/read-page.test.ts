import {
  DEFAULT_PAGE_SIZE,
  DEFAULT_TEMPLATE,
  TEMPLATE_NAMES,
  type TemplateName,
} from '@tailorbird/contracts'
import { toHtml } from '@tailorbird/document'
import { parseResume } from '@tailorbird/reading'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cutPage, readPage } from './read-page.ts'

const TEXT = `# Noor Haddad\n\nnoor@example.org | <img src=x onerror="alert(1)">\n\n## Summary\n\nBakes.\n\n## Professional Experience\n\n### Crumb & Co | Bern\n**Baker** | 2019 – 2021\n\n- Baked 🧵🧵🧵 bread\n- Kept the oven\n`
const htmlOf = (text: string, template: TemplateName = DEFAULT_TEMPLATE) =>
  toHtml(parseResume(text), { size: DEFAULT_PAGE_SIZE, template })
const wordsOf = (page: HTMLElement) => (page.querySelector('body')?.textContent ?? '').trim()

test.each(TEMPLATE_NAMES)(
  '%s shows the very words that are printed, and nothing else',
  (template) => {
    const page = readPage(htmlOf(TEXT, template))
    const print = new DOMParser().parseFromString(htmlOf(TEXT, template), 'text/html')
    expect(page.querySelector('body')?.textContent).toBe(print.body.textContent)
    expect(page.querySelectorAll('img, script, meta, title, [href]')).toHaveLength(0)
  },
)

test('its headings stand below those of the page around it, and its parts are no landmarks', () => {
  const page = readPage(htmlOf(TEXT))
  const levels = [...page.querySelectorAll('h1, h2, h3')].map((heading) => heading.ariaLevel)
  expect(levels).toEqual(['4', '5', '5', '6'])
  expect([...page.querySelectorAll('header')].map(({ role }) => role)).toEqual(['none'])
  expect(page.querySelector('main')).toBeNull()
})

test.each([
  ['within a line', 13, 'Noor Haddad no…'],
  ['at the end of a line', 11, 'Noor Haddad…'],
  [
    'at the end of a section',
    'Noor Haddadnoor@example.orgSummaryBakes.'.length,
    'Noor Haddad noor@example.org Summary Bakes.…',
  ],
])('a cut %s leaves nothing behind', (_where, limit, words) => {
  const page = readPage(htmlOf(TEXT.replace(/ \| <img.*>/, '')))
  expect(cutPage(page, limit)).toBe(true)
  expect(wordsOf(page).replaceAll(/\s+/g, ' ')).toBe(words)
})

test('a cut splits no character and leaves no empty line', () => {
  const words = wordsOf(readPage(htmlOf(TEXT))).replaceAll(/\n\s*/g, '')
  const start = Array.from(words.split('🧵')[0] ?? '')
  const page = readPage(htmlOf(TEXT))
  // The spaces between what stands in one line are no characters of a text.
  expect(cutPage(page, start.length)).toBe(true)
  expect([...page.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Baked 🧵*…$/u),
  ])
})

test('what is short is not cut', () => {
  const page = readPage(htmlOf(TEXT))
  const before = wordsOf(page)
  expect(cutPage(page, 500)).toBe(false)
  expect(wordsOf(page)).toBe(before)
})

test('the fonts that the PDF embeds are those of the sheet', () => {
  const fonts = readFileSync(join(import.meta.dirname, 'print-font.css'), 'utf8')
  for (const template of TEMPLATE_NAMES) {
    const stack = /font-family: ([^;]+);/.exec(htmlOf(TEXT, template))?.[1] ?? ''
    const families = [...stack.matchAll(/'([^']+)'/g)].map(([, name = '']) => name)
    expect(families).not.toEqual([])
    for (const name of families)
      expect(fonts).toContain(`@fontsource/${name.toLowerCase().replaceAll(' ', '-')}/400.css`)
  }
})
