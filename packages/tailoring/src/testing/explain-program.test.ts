import { fileURLToPath } from 'node:url'
import { startProgram, writeFolder } from '@tailorbird/language/testing'
import { parseResume } from '@tailorbird/reading'
import { expect, test } from 'vitest'
import { readExplained } from '../../bench/show-explained.ts'
import { explainTailored } from '../explain/explain-tailored.ts'

const PROGRAM = fileURLToPath(new URL('../../bench/explain-truth.ts', import.meta.url))

interface Texts {
  lines: string[]
  summary?: string
  skills?: string
  dates?: string
}
const write = ({
  lines,
  summary = 'Payroll clerk.',
  skills = 'DATEV',
  dates = '2019 - 2022',
}: Texts) =>
  `# Ada Field\n\nada@example.com\n\n## Summary\n\n${summary}\n\n## Experience\n\n### Payroll Clerk, Initech\n*${dates}*\n\n${lines.map((line) => `- ${line}`).join('\n')}\n\n## Skills\n\n${skills}\n`
const HELPED = 'Helped the team lead prepare payroll for 34 employees in DATEV'
const REDUCED = 'Reduced errors from 12 to 4 a month with the HR team'
const NOTES = 'Wrote the handover notes'
const LINES = [HELPED, REDUCED, NOTES]

const explain = (tailored: Texts, original: Texts, ...args: string[]) =>
  startProgram(
    PROGRAM,
    ['original.md', 'tailored.md', ...args],
    writeFolder({ 'original.md': write(original), 'tailored.md': write(tailored) }),
  )
const readAll = (tailored: Texts, written: Texts = { lines: LINES }) => {
  const original = parseResume(write(written))
  return readExplained(original, explainTailored(original, parseResume(write(tailored))))
}

test('each text that is new or changed with its verdict, and each reason in its own text', () => {
  const lines = [
    'Prepared payroll for 34 employees in DATEV',
    'Reduced errors from 12 to 4 a month',
    NOTES,
  ]
  expect(readAll({ lines })).toEqual([
    expect.objectContaining({
      id: 'w0.b1',
      before: REDUCED,
      verdict: 'refused',
      findings: [
        {
          rule: 'left-out',
          words: '',
          evidence: { id: 'w0.b1', words: 'with the HR team' },
          reason: 'Your resume says "with the HR team"; without it more is claimed.',
        },
      ],
    }),
    expect.objectContaining({
      id: 'w0.b0',
      before: HELPED,
      verdict: 'refused',
      findings: expect.arrayContaining([
        expect.objectContaining({ rule: 'role', evidence: { id: 'w0.b0', words: 'Helped' } }),
      ]) as unknown[],
    }),
  ])
})

test('what is proven has the lines that prove it', () => {
  expect(readAll({ lines: [HELPED, REDUCED, 'Wrote handover notes'] })).toEqual([
    expect.objectContaining({
      text: 'Wrote handover notes',
      verdict: 'proven',
      findings: [],
      sources: [{ id: 'w0.b2', words: NOTES }],
    }),
  ])
})

test('sentences of a summary, skills, dates and lines that are gone', () => {
  const told = readAll({
    lines: [HELPED, REDUCED],
    summary: 'Payroll clerk. Please hire me.',
    skills: 'DATEV, SAP',
    dates: '2019 - 2023',
  })
  expect(told).toMatchObject([
    {
      kind: 'summary',
      text: 'Please hire me.',
      verdict: 'refused',
      findings: expect.arrayContaining([
        expect.objectContaining({ rule: 'about', words: 'Please' }),
      ]) as unknown[],
    },
    { kind: 'new-skill', text: 'SAP', verdict: 'refused' },
    { kind: 'resume', text: expect.stringContaining('2023') as string, verdict: 'refused' },
    { kind: 'resume', text: NOTES, findings: [{ reason: 'This line of your resume is gone.' }] },
  ])
})

test('a line of JSON for each text, and nothing else', () => {
  const { status, readLines } = explain(
    { lines: [HELPED, REDUCED, 'Wrote handover notes'] },
    { lines: LINES },
    '--json',
  )
  expect(readLines()).toEqual([
    expect.objectContaining({ text: 'Wrote handover notes', verdict: 'proven' }),
  ])
  expect(status).toBe(0)
})

test('a table for who reads it, in the language of the resume', () => {
  const line =
    'Unterstützte die Leitung bei der Abrechnung für 34 Mitarbeiter und prüfte die Belege'
  const { status, lines } = explain(
    { lines: [line.replace('34', '340')] },
    { lines: [line], summary: 'Fachkraft für die Abrechnung der Löhne.' },
  )
  const table = lines.join('\n')
  expect(lines[0]).toMatch(/^text +verdict +rule +words +evidence +reason$/)
  expect(table).toMatch(/w0\.b0: .* refused +figure +340 +w0\.b0: /)
  expect(table).toContain('In Ihrem Lebenslauf steht')
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(160)
  expect(status).toBe(0)
})

test('what is missing or no resume is said in a sentence', () => {
  const folder = writeFolder({ 'original.md': write({ lines: LINES }), 'empty.md': '' })
  for (const [args, sentence] of [
    [['original.md'], /Say which two/],
    [['original.md', 'nowhere.md'], /There is nothing at .*nowhere\.md/],
    [['original.md', 'empty.md'], /empty\.md can't be read as a resume/],
  ] as const) {
    const { status, lines, errors } = startProgram(PROGRAM, args, folder)
    expect([status, lines]).toEqual([2, []])
    expect(errors).toMatch(sentence)
  }
})
