import { fileURLToPath } from 'node:url'
import { startProgram, writeFolder } from '@tailorbird/language/testing'
import { expect, test } from 'vitest'

const PROGRAM = fileURLToPath(new URL('../../bench/proposals.bench.ts', import.meta.url))
const RESUME = `# Ada Field\n\nada@example.com\n\n## Experience\n\n### Payroll Clerk, Initech\n*2019 - 2022*\n\n- Prepared payroll for 34 employees in DATEV\n`
const LINE = 'Prepared payroll for 34 employees in DATEV'

const propose = (id: string, text: string, truth: string) =>
  JSON.stringify({
    id,
    mode: 'strong',
    kind: 'bullet',
    target: LINE,
    sources: [LINE],
    text,
    truth,
    why: '',
    class: 'synonym-verb',
  })
const TRUE = propose('one-s01', 'Prepare payroll for 34 employees in DATEV', 'true')
const FALSE = propose('one-s02', 'Prepared payroll for 340 employees in DATEV', 'false')
const write = (...proposals: string[]) =>
  writeFolder({
    'mine/a/one/resume.md': RESUME,
    'mine/a/one/proposals.jsonl': proposals.join('\n'),
  })
const run = (folder: string, ...args: string[]) => startProgram(PROGRAM, args, folder)

test('a line of JSON for each case, and nothing else, from a path as it was typed', () => {
  const { status, readLines } = run(write(TRUE, FALSE), 'mine', '--json')
  expect(readLines()).toEqual([
    { id: 'one-s01', mode: 'strong', kind: 'bullet', truth: 'true', verdict: 'proven', reason: '' },
    expect.objectContaining({
      id: 'one-s02',
      verdict: 'refused',
      reason: expect.stringContaining('340') as string,
    }),
  ])
  expect(status).toBe(0)
})

test('below the bar it ends with an error, and lists what is wrong by kind, language and class', () => {
  const { status, lines, errors } = run(
    write(TRUE, TRUE, propose('one-s03', LINE, 'false')),
    'mine',
  )
  const report = lines.join('\n')
  for (const part of ['by kind', 'by language', 'by class', 'untruthful synonym-verb'])
    expect(report).toContain(part)
  expect(status).toBe(0)
  expect(errors).toBe('')
  const lied = run(
    write(TRUE, propose('one-s03', 'Prepare payroll for 34 employees in DATEV', 'false')),
    'mine',
  )
  expect(lied.status).toBe(1)
  expect(lied.errors).toContain('untruthful proven: 100 %, and must be at most 1.0 %')
  expect(lied.lines.join('\n')).toContain('untruthful, proven: 1')
})

test.each([
  ['no folder', [], /Say which folder/],
  ['a folder that is not there', ['nowhere'], /nothing at .*nowhere\.$/m],
  ['a folder without cases', ['mine/b'], /nothing at/],
  ['an option that it does not know', ['mine', '--jsn'], /--jsn/],
])('%s is said in a sentence', (_, args, sentence) => {
  const { status, lines, errors } = run(write(TRUE), ...args)
  expect(status).toBe(2)
  expect(lines).toEqual([])
  expect(errors).toMatch(sentence)
  expect(errors).not.toContain('    at ')
})

test.each([
  ['no JSON', `${TRUE}\n{`, /line 2 is not JSON/],
  ['a field that is missing', '{"id":"x"}', /line 1: 'mode' must be a text/],
  [
    'a truth of its own',
    TRUE.replace('"true"', '"yes"'),
    /'truth' must be one of true, false, arguable/,
  ],
])('%s is said with its file and line', (_, cases, sentence) => {
  const { status, errors } = run(write(cases), 'mine', '--json')
  expect(status).toBe(2)
  expect(errors).toMatch(sentence)
})
