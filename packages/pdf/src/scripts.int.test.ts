import { TEMPLATE_NAMES, type TemplateName } from '@tailorbird/contracts'
import { toHtml } from '@tailorbird/document'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PdfRenderer } from './pdf-renderer.ts'
import { listGlyphs } from './testing/list-glyphs.ts'
import { readPdf } from './testing/read-pdf.ts'
import { openRenderer } from './testing/renderer.ts'
import { makeScriptResume, SCRIPT_TEXTS, type ScriptTexts } from './testing/script-resumes.ts'

const MOST_BYTES = 150_000
const MISSING = 0

let renderer: PdfRenderer
beforeAll(async () => {
  renderer = (await openRenderer()).renderer
})
afterAll(() => renderer.close())

const print = (texts: ScriptTexts, template: TemplateName = 'classic') =>
  renderer.render(toHtml(makeScriptResume(texts), { size: 'a4', template }), { size: 'a4' })

/** Readers of PDF put signs of vowels apart, and some letters together. */
const fold = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '')
const FAMILIES: Record<string, string> = {
  'zh-Hans': 'NotoSansSC',
  'zh-Hant': 'NotoSansTC',
  ja: 'NotoSansJP',
  ko: 'NotoSansKR',
  ar: 'NotoSansArabic',
  he: 'NotoSansHebrew',
  hi: 'NotoSans',
  th: 'NotoSansThai',
}

test.each(Object.entries(SCRIPT_TEXTS))(
  '%s: all glyphs are there, of one font',
  async (_, texts) => {
    const bytes = await print(texts)
    const { fonts, language } = await readPdf(bytes)
    const names = fonts.map(({ name }) => name.replace(/^[A-Z]+\+/, ''))
    const own = FAMILIES[texts.language] ?? ''
    expect(language).toBe(texts.language)
    expect(fonts.every(({ embedded }) => embedded)).toBe(true)
    expect(new Set(names)).toEqual(
      new Set([
        `${own}-Regular`,
        `${own}-Bold`,
        ...names.filter((name) => name.startsWith('NotoSans-')),
      ]),
    )
    expect(Buffer.from(bytes).includes('/Type3')).toBe(false)
    expect(listGlyphs(bytes)).not.toContain(MISSING)
    expect(bytes.length).toBeLessThan(MOST_BYTES)
  },
)

/** Words of Hindi are drawn in another order than they are spoken, and are told by its readers as drawn. */
const inOrder = Object.entries(SCRIPT_TEXTS).filter(([name]) => name !== 'hindi')

test.each(inOrder)('%s: other programs read the text as it was written', async (_, texts) => {
  const { text } = await readPdf(await print(texts))
  const read = fold(text)
  for (const written of [
    texts.name,
    ...texts.headings,
    texts.summary,
    texts.job[0],
    texts.school[0],
  ])
    expect(read).toContain(fold(written))
})

test('the marks of Hindi are letters, where they can be told', async () => {
  const { text } = await readPdf(await print(SCRIPT_TEXTS['hindi']!))
  for (const word of ['कौशल', 'सारांश', 'डेटाबेस', 'भाषाएँ']) expect(text).toContain(word)
})

test('what a template slants stays a font', async () => {
  const html = toHtml(makeScriptResume(SCRIPT_TEXTS['japanese']!), {
    size: 'a4',
    template: 'classic',
  })
  const slanted = html.replace('</style>', 'b { font-style: italic; }</style>')
  const bytes = await renderer.render(slanted, { size: 'a4' })
  expect(Buffer.from(bytes).includes('/Type3')).toBe(false)
  expect(fold((await readPdf(bytes)).text)).toContain('シニアソフトウェアエンジニア')
})

test.each(TEMPLATE_NAMES)('%s is mirrored for scripts from right to left', async (template) => {
  const find = async (texts: ScriptTexts, wanted: string) => {
    const { places, size } = await readPdf(await print(texts, template))
    const place = places.find(({ text }) => text.includes(wanted))
    return { start: (place?.left ?? NaN) / size[0], end: (place?.right ?? NaN) / size[0] }
  }
  const hebrew = SCRIPT_TEXTS['hebrew']!
  const bullet = await find(hebrew, '•')
  const korean = await find(SCRIPT_TEXTS['korean']!, '•')
  expect(bullet.start).toBeGreaterThan(0.85)
  expect(korean.end).toBeLessThan(0.15)
})
