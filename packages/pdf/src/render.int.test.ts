import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PdfRenderer } from './pdf-renderer.ts'
import { readPdf } from './testing/read-pdf.ts'
import { openRenderer } from './testing/renderer.ts'
import { makeSampleResume } from './testing/sample-resume.ts'

// A first run unpacks the browser, and machines are busy.
let renderer: PdfRenderer
beforeAll(async () => {
  renderer = (await openRenderer()).renderer
})
afterAll(() => renderer.close())

const render = async (html: string, size: 'letter' | 'a4' = 'letter') =>
  readPdf(await renderer.render(html, { size }))

describe('the document', () => {
  test('is real text on two pages, tagged, with title, language and outline', async () => {
    const pdf = await render(makeSampleResume())
    expect(pdf.pages).toBe(2)
    expect(pdf.text).toContain('Cut the nightly import from four hours to forty minutes')
    expect(pdf).toMatchObject({ marked: true, language: 'en', title: 'Alex Sample' })
    expect(pdf.roles).toEqual(expect.arrayContaining(['Document', 'H1', 'H2', 'L', 'LI']))
    expect(pdf.outline).toEqual(['Alex Sample'])
  })

  test.each([
    '→',
    '←',
    '↑',
    '►',
    '▪',
    '■',
    '●',
    '◦',
    '✓',
    '✔',
    '★',
    '☆',
    '≥',
    '≤',
    '≈',
    '≠',
    '☎',
    '✉',
  ])('has the symbol %s', async (symbol) => {
    const { text, fonts } = await render(`<p>Ten ${symbol} twelve</p>`)
    expect(text.normalize()).toBe(`Ten ${symbol} twelve`)
    expect(fonts.every((font) => font.embedded)).toBe(true)
  })

  test('embeds our families and nothing else', async () => {
    const { fonts } = await render(
      `<p style="font-family:'Noto Sans'">Plain <b>bold</b> <i>italic</i> <b><i>both</i></b> <code>code</code></p>
       <p style="font-family:'Source Serif 4'">Plain <b>bold</b> <i>italic</i> <b><i>both</i></b></p>`,
    )
    expect(fonts.every((font) => font.embedded)).toBe(true)
    expect(new Set(fonts.map(({ name }) => name.replace(/^[A-Z]+\+/, '')))).toEqual(
      new Set(
        ['Regular', 'Bold', 'Italic', 'BoldItalic'].flatMap((cut) => [
          `NotoSans-${cut}`,
          `SourceSerif4-${cut}`,
        ]),
      ),
    )
  })

  test.each([
    'Nguyễn Thị Ánh Tuyết, kỹ sư phần mềm ở Thành phố Hồ Chí Minh',
    'Zażółć gęślą jaźń, Łódź i Gdańsk',
    'Μηχανικός λογισμικού στην Αθήνα, με πολυτονικό: ᾠδή',
    'Инженер-программист, Санкт-Петербург',
    'C++ • C# – “quoted” — 100 % ¼ €50 000 · naïve café',
  ])('keeps letters and spaces: %s', async (words) => {
    const { text } = await render(`<p>${words}</p><p><b>${words}</b></p>`)
    expect(text.normalize()).toBe(`${words} ${words}`.normalize())
  })
})

describe('the paper', () => {
  test.each([
    ['letter', 612, 792],
    ['a4', 595, 842],
  ] as const)('%s counts, whatever the document says', async (size, width, height) => {
    for (const own of ['', '@page { size: a5 landscape }']) {
      const pdf = await render(`<style>${own}</style><p>Text`, size)
      expect(pdf.size.map(Math.round)).toEqual([width, height])
    }
  })

  test("has the document's margins", async () => {
    const { left } = await render('<style>@page { margin: 1in } body { margin: 0 }</style><p>Text')
    expect(left).toBeCloseTo(72, 0)
  })

  test('may have ten pages, not eleven', async () => {
    const pages = (count: number) =>
      Array.from({ length: count }, () => '<p style="break-after:page">Text</p>').join('') + 'End'
    expect((await render(pages(9))).pages).toBe(10)
    await expect(render(pages(10))).rejects.toMatchObject({ code: 'document_too_large' })
    await expect(render(pages(300))).rejects.toMatchObject({ code: 'document_too_large' })
  })
})

describe('one renderer', () => {
  test('renders many at once without mixing them up', async () => {
    const texts = await Promise.all(
      Array.from({ length: 12 }, async (_item, index) => {
        const { text } = await render(`<p>Document ${index}</p>`)
        return text
      }),
    )
    expect(texts).toEqual(Array.from({ length: 12 }, (_item, index) => `Document ${index}`))
  })

  test('makes the same bytes from the same HTML, but for the date', async () => {
    const [one, two] = await Promise.all(
      [1, 2].map(() => renderer.render(makeSampleResume(), { size: 'a4' })),
    )
    const undated = (bytes: Uint8Array | undefined) =>
      Buffer.from(bytes ?? [])
        .toString('latin1')
        .replaceAll(/D:\d{14}[^)]*/g, '')
    expect(undated(one)).toBe(undated(two))
  })
})
