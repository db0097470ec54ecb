import { expect, test } from 'vitest'
import { toMarkdown } from '@tailorbird/document'
import { nurse } from '@tailorbird/document/samples/resumes'
import { cutText } from './cut-text.ts'
import { parseResume } from '../parse-resume.ts'

const REST = 'Rest of the file'
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => `- Word${index} *and*  ${index}`).join('\n\n')
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []

test.each([
  ['an ordinary text', 'a\n\n b\n'],
  ['one long line', 'a '.repeat(400_000)],
  ['as many lines as are read', '\n'.repeat(5_999)],
])('%s is read whole', (_, text) => {
  expect(cutText(text)).toEqual({ head: text, rest: [] })
})

test.each([
  ['of many lines', 'a\n'.repeat(30_000)],
  ['of long lines', `${'b'.repeat(60_000)}\n`.repeat(20)],
  ['of blank lines', `a${'\n'.repeat(30_000)}b`],
  ['with one very long line', `a\n${'b '.repeat(300_000)}\nc`],
])('a text %s is cut at the end of a line', (_, text) => {
  const { head, rest } = cutText(text)
  expect(text.startsWith(`${head}\n`)).toBe(true)
  expect(wordsOf(`${head}\n${rest.join('\n')}`)).toEqual(wordsOf(text))
  expect(rest.length).toBeGreaterThan(0)
})

test('beyond the bound every word is kept in its order, and what is above it is read as if it stood alone', () => {
  const start = `${nurse.trimEnd()}\n`
  const padding = '\n'.repeat(6_000 - start.split('\n').length)
  const more = numbered(9_000)
  const resume = parseResume(`${start}${padding}\n${more}`)
  const { [REST]: rest = [], ...sections } = resume.additionalSections
  const named = resume.sections?.filter(({ heading }) => heading !== REST)
  expect({ ...resume, additionalSections: sections, sections: named }).toEqual(parseResume(start))
  expect(wordsOf(rest.join('\n'))).toEqual(wordsOf(more))
  const markdown = toMarkdown(resume)
  const kept = new Set(wordsOf(markdown))
  expect(wordsOf(more).filter((word) => !kept.has(word))).toEqual([])
  expect(parseResume(markdown, resume.sections)).toEqual(resume)
})

test('a long resume gives the jobs of the part that is read', () => {
  const resume = parseResume(nurse + 'Led a team of nurses.\n'.repeat(40_000))
  const [job] = resume.workExperience
  expect(resume.contactInfo.email).toBe('maria.okafor@example.org')
  expect(job?.company).toBe('Ottawa General Hospital')
  expect(resume.additionalSections[REST]?.length).toBeGreaterThan(20_000)
})

test('markup beyond the bound comes back from its markdown as it was', () => {
  const lines = ['# A', '## B', '- c', '---', '| d | e |', '**f**', '1. g', '\\[h\\]', '> i', 'É']
  const resume = parseResume(`Jo Doe\n\n${`${lines.join('\n')}\n`.repeat(2_500)}`)
  expect(resume.additionalSections[REST]?.slice(-lines.length)).toEqual(lines)
  expect(parseResume(toMarkdown(resume), resume.sections)).toEqual(resume)
})
