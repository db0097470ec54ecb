import { expect, test } from 'vitest'
import { parseResume } from '@tailorbird/reading'
import * as samples from '@tailorbird/document/samples/resumes'
import { scoreParseability } from './score-parseability.ts'

const PLAIN = `Jo Doe
jo@example.com | (613) 555-0142

Summary
Baker who likes early mornings.

Skills
Sourdough, Laminated dough

Experience

Baker, Acme Bread Ltd, 2015 – 2020
- Baked 400 loaves a night

Education
Diploma in Baking, City College, 2014
`
const judge = (text: string) => scoreParseability(parseResume(text))

test('a plain resume reads well and needs no advice', () => {
  expect(judge(PLAIN)).toEqual({ score: 100, advice: [] })
})

test.each(Object.entries(samples))('the sample %s reads well', (_, text) => {
  expect(judge(text).score).toBeGreaterThanOrEqual(80)
})

test.each([
  ['no e-mail', PLAIN.replace('jo@example.com | ', ''), 85, 'Contact data', /e-mail/],
  ['no phone', PLAIN.replace(' | (613) 555-0142', ''), 90, 'Contact data', /phone/],
  ['no skills', PLAIN.replace('Skills\nSourdough, Laminated dough\n', ''), 95, 'Skills', /Skills/],
  [
    'no bullets',
    PLAIN.replace('- Baked 400 loaves a night\n', ''),
    90,
    'Work experience',
    /bullets/,
  ],
  [
    'icons',
    PLAIN.replace('- Baked 400', '- \uE0B0\uF0E0\uF095\uE001\uE002 Baked 400'),
    95,
    '\uE0B0\uF0E0\uF095\uE001\uE002 Baked 400 loaves a night',
    /Icons/,
  ],
])('%s takes points and says why', (_, text, score, about, message) => {
  const result = judge(text)
  expect(result.score).toBe(score)
  expect(result.advice).toEqual([{ text: about, message: expect.stringMatching(message) }])
})

test('a job without its dates is named', () => {
  const resume = parseResume(PLAIN)
  const [job] = resume.workExperience
  if (!job) throw new Error('the resume has a job')
  const result = scoreParseability({
    ...resume,
    workExperience: [{ ...job, startDate: '', company: '' }],
  })
  expect(result.score).toBe(87)
  expect(result.advice).toEqual([
    { text: 'Baker', message: expect.stringContaining('the employer and the dates') },
  ])
})

test.each([
  'Elternzeit 08/2012 – 05/2013',
  'Parental leave, 2012 – 2013',
  'Sabbatical 2012 – 2013',
])('%s lacks no employer and no bullets', (leave) => {
  const text = PLAIN.replace('\nEducation', `\n${leave}\n\nEducation`)
  expect(parseResume(text).workExperience).toHaveLength(2)
  expect(judge(text)).toEqual({ score: 100, advice: [] })
})

test('text under headings of the person’s own takes points, the more the more', () => {
  const other = (lines: number) =>
    scoreParseability({
      ...parseResume(PLAIN),
      additionalSections: { RAMBLINGS: Array(lines).fill('I have always liked bread') },
    })
  expect(other(2).score).toBe(100)
  expect(other(12).score).toBeLessThan(100)
  expect(other(90).score).toBeLessThan(other(12).score)
  expect(other(90).advice.at(-1)?.text).toBe('RAMBLINGS')
})

test('a text without any sections loses its history', () => {
  const { score, advice } = judge('Jo Doe\njo@example.com 613 555 0142\n\nI bake.')
  expect(score).toBeLessThan(80)
  expect(advice.map(({ text }) => text)).toContain('Work experience')
})
