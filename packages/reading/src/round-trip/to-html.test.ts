import { TEMPLATE_NAMES } from '@tailorbird/contracts'
import { expect, test } from 'vitest'
import { parseResume } from '../parse-resume.ts'
import * as samples from '@tailorbird/document/samples/resumes'
import { findAddress, toHtml } from '@tailorbird/document'

const options = { size: 'a4', template: 'classic' } as const
const countOf = (html: string, piece: string) => html.split(piece).length - 1

test('a document for print: language, title, policy, one h1, real lists', () => {
  const html = toHtml(parseResume(samples.nurse), { ...options, title: 'Nurse <1>' })
  expect(html).toContain('<html lang="en">')
  expect(html).toContain('<title>Nurse &lt;1&gt;</title>')
  expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`)
  expect(html).toContain('size: A4')
  expect(html).toContain('list-style-type: "•  "')
  expect(countOf(html, '<h1>')).toBe(1)
  expect(html).not.toMatch(/<(?:strong|aside|script|img|link|iframe)|letter-spacing|small-caps/)
  expect(toHtml(parseResume(samples.germanElectrician), options)).toContain('<html lang="de">')
})

test('the company line comes before the position with its dates', () => {
  const html = toHtml(parseResume(samples.nurse), options)
  expect(html).toMatch(
    /<h3>Ottawa General Hospital.*<\/h3>\n<p class="role"><span><b>Registered Nurse, Emergency Department<\/b><\/span> <span class="dates">March 2019 – Present<\/span><\/p>/,
  )
})

test('between contact data is a space that is drawn on, at neither end one', () => {
  const contact = /<div class="contact"><p>(.*)<\/p>/.exec(
    toHtml(parseResume(samples.nurse), { ...options, template: 'formal' }),
  )?.[1]
  const pieces = contact?.split('<i> </i>') ?? []
  expect(pieces.length).toBeGreaterThan(2)
  for (const piece of pieces) expect(piece).toMatch(/^<span>.+<\/span>$/)
})

test('dates stand in front of the role where the template has them there', () => {
  const html = toHtml(parseResume(samples.nurse), { ...options, template: 'chronicle' })
  expect(html).toMatch(
    /<p class="role"><span class="dates">March 2019 – Present<\/span> <span><b>Registered Nurse/,
  )
})

test('no bar of a table is printed, and none is left at the end of a line', () => {
  const resume = parseResume(
    'Jo Doe\njo@example.org | Leeds |\n\nHONORS\n2021 | Teacher of the Year\n2011 |',
  )
  const body = toHtml(resume, options).split('<body>')[1]
  expect(body).not.toContain('|')
  expect(body).toContain('2021 · Teacher of the Year')
})

test.each([0, 0.5, 1])('at density %s all can be read', (density) => {
  for (const template of TEMPLATE_NAMES) {
    const html = toHtml(parseResume(samples.nurse), { ...options, template, density })
    const [, above, sides, below] = /margin: ([\d.]+)mm ([\d.]+)mm ([\d.]+)mm/.exec(html) ?? []
    expect(Math.min(Number(above), Number(sides), Number(below))).toBeGreaterThanOrEqual(10)
    const [, points, leading] =
      /body \{ font-size: ([\d.]+)pt; line-height: ([\d.]+)/.exec(html) ?? []
    expect(Number(points)).toBeGreaterThanOrEqual(8.5)
    expect(Number(leading)).toBeGreaterThanOrEqual(1.2)
  }
})

test('everything in a resume is escaped', () => {
  const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>'
  const resume = parseResume(
    `Jo Doe\n\nSummary\n${evil}\n\nSkills\n${evil}\n\nExperience\n\n${evil} at Acme 2019-2021\n- ${evil}\n\nHOBBIES\n${evil}`,
  )
  resume.contactInfo.fullName = evil
  resume.contactInfo.website = `https://x.test/${evil}`
  const html = toHtml(resume, { ...options, title: evil })
  expect(html).not.toMatch(/<(?:script|img)/i)
})

test.each([
  ['jo@example.org', 'mailto:jo@example.org'],
  ['https://example.org/a', 'https://example.org/a'],
  ['linkedin.com/in/jo', 'https://linkedin.com/in/jo'],
  ['javascript:alert(1)', undefined],
  ['JaVaScRiPt:alert(1)//a@b.c', undefined],
  ['data:text/html,x', undefined],
  ['file:///etc/passwd', undefined],
  ['Ottawa, ON', undefined],
])('%s leads to %s', (text, address) => {
  expect(findAddress(text)).toBe(address)
})

test('a document above the cap is refused', () => {
  const resume = parseResume(`Jo Doe\n\nSummary\n${'word '.repeat(70_000)}`)
  expect(() => toHtml(resume, options)).toThrow(
    expect.objectContaining({ code: 'document_too_large' }),
  )
})

test.each(TEMPLATE_NAMES)(
  '%s: one column that programs can read, on the paper asked for',
  (template) => {
    const html = toHtml(parseResume(samples.nurse), { size: 'letter', template })
    expect(html).toContain('size: Letter')
    expect(html).toContain('list-style-type: "•  "')
    expect(html).not.toMatch(
      /letter-spacing|small-caps|text-transform|column-count|float:|position:\s*[afrs]|order:\s*-?\d|row-reverse|url\(/,
    )
    const words = (name: (typeof TEMPLATE_NAMES)[number]) =>
      toHtml(parseResume(samples.nurse), { size: 'letter', template: name })
        .split('<body>')[1]
        ?.split(/<[^>]*>|\s+/)
        .toSorted()
    expect(words(template)).toEqual(words('classic'))
  },
)
