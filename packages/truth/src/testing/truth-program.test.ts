import { fileURLToPath } from 'node:url'
import { startProgram, writeFolder } from '@tailorbird/language/testing'
import { expect, test } from 'vitest'

const PROGRAM = fileURLToPath(new URL('../../bench/truth.bench.ts', import.meta.url))
const write = (line: string) =>
  `# Ada Field\n\nada@example.com\n\n## Experience\n\n### Payroll Clerk, Initech\n*2019 - 2022*\n\n- ${line}\n`
const LINE = 'Prepared payroll for 34 employees in DATEV'
const fact = (id: string, kind: string, line: string) => ({
  id,
  resume: 'ada',
  kind,
  category: 'metric-changed',
  tailored: write(line),
  what: 'more employees',
})
const cases = [
  fact('ada-01', 'fabrication', LINE.replace('34', '340')),
  fact('ada-02', 'truthful', LINE),
]
const run = (bench: unknown, ...args: string[]) =>
  startProgram(PROGRAM, args, writeFolder({ 'mine.json': JSON.stringify(bench) }))

test('a line of JSON for each case, and nothing else', () => {
  const { status, readLines } = run({ resumes: { ada: write(LINE) }, cases }, 'mine.json', '--json')
  expect(readLines()).toEqual([
    { id: 'ada-01', kind: 'fabrication', flagged: true },
    { id: 'ada-02', kind: 'truthful', flagged: false },
  ])
  expect(status).toBe(0)
})

test('a fabrication that passes is below the bar', () => {
  const passed = { ...cases[0], tailored: write(LINE) }
  const { status } = run({ resumes: { ada: write(LINE) }, cases: [passed] }, 'mine.json', '--json')
  expect(status).toBe(1)
})

test.each([
  ['a file that is not there', {}, 'other.json', /There is nothing at .*other\.json/],
  ['a file without cases', { resumes: {} }, 'mine.json', /needs 'resumes', by name, and a list/],
  ['a resume that is not there', { resumes: {}, cases }, 'mine.json', /case 1: there is no resume/],
])('%s is said in a sentence', (_, bench, file, sentence) => {
  const { status, errors } = run(bench, file)
  expect(status).toBe(2)
  expect(errors).toMatch(sentence)
  expect(errors).not.toContain('    at ')
})
