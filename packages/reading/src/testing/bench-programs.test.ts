import { fileURLToPath } from 'node:url'
import { startProgram, writeFolder } from '@tailorbird/language/testing'
import { expect, test } from 'vitest'

const pathOf = (name: string) => fileURLToPath(new URL(`../../bench/${name}`, import.meta.url))
const run = (name: string, files: Record<string, string>, ...args: string[]) =>
  startProgram(pathOf(name), args, writeFolder(files))

const AD = 'Payroll Clerk\n\nRequirements\n- Experience with DATEV and Excel\n'
const ROW = JSON.stringify({ domain: 'office', text: AD, knowledge: ['DATEV', 'Excel'] })
const OWN = `=== field: office\n${AD}\n=== keywords\nDATEV\nExcel\n`
const RESUME =
  '# Ada Field\n\nada@example.com\n\n## Experience\n\n### Payroll Clerk, Initech\n*2019 - 2022*\n\n- Prepared payroll\n'

test.each([
  ['SkillSpan’s', 'ads.jsonl', 'ads-1', { 'ads.jsonl': ROW }],
  ['ours', 'mine', 'office', { 'mine/office.txt': OWN }],
])('terms of each posting in the format of %s', (_, path, id, files) => {
  const { status, readLines } = run('keywords.bench.ts', files, path, '--json')
  expect(readLines()).toEqual([
    { id, field: 'office', terms: expect.arrayContaining(['DATEV']) as string[] },
  ])
  expect(status).toBe(0)
})

test('what was read of each resume, labelled or not', () => {
  const { status, readLines } = run('parse.bench.ts', { 'mine/ada.md': RESUME }, 'mine', '--json')
  expect(readLines()).toEqual([
    {
      id: 'ada.md',
      name: 'Ada Field',
      emails: ['ada@example.com'],
      phones: [],
      jobs: [{ employer: 'Initech', title: 'Payroll Clerk', start: '2019', end: '2022' }],
      education: [],
      skills: [],
    },
  ])
  expect(status).toBe(0)
})

test.each([
  ['keywords.bench.ts', 'nowhere', /There is nothing at/],
  ['keywords.bench.ts', 'ada.txt', /needs '=== field: …' first/],
  ['keywords.bench.ts', 'broken.jsonl', /line 1: 'text' must be a text/],
  ['parse.bench.ts', 'nowhere', /There is nothing at/],
  ['parse.bench.ts', 'ada.txt', /has no labels: .*ada\.json is missing/],
  ['parse.bench.ts', 'empty.md', /empty\.md has no labels/],
])('%s of %s says what is wrong in a sentence', (program, path, sentence) => {
  const files = { 'ada.txt': RESUME, 'empty.md': '', 'broken.jsonl': '{"domain":"office"}' }
  const { status, lines, errors } = run(program, files, path)
  expect(status).toBe(2)
  expect(lines).toEqual([])
  expect(errors).toMatch(sentence)
  expect(errors).not.toContain('    at ')
})
