import { expect, test } from 'vitest'
import { checkTruth } from '@tailorbird/truth'
import { writeWarnings } from './write-warnings.ts'

interface Parts {
  summary?: string
  dates?: string
  lines?: string[]
  rest?: string
}
const LINES = ['Led a crew of 4 to 6 on the line', 'Own the annual budget of the kitchen']
const SUMMARY = 'Teacher with fifteen years in public schools.'
const write = ({
  summary = SUMMARY,
  dates = 'May 2018 – June 2020',
  lines = LINES,
  rest = '',
}: Parts) =>
  `# Ada Field\n\nada@example.com\n\n## Professional Summary\n\n${summary}\n\n## Professional Experience\n\n### Harbour Gate International Hotel and Conference Centre, Halifax\n**Senior Cook and Kitchen Supervisor** | ${dates}\n\n${lines.map((line) => `- ${line}`).join('\n')}\n\n${rest}`
const warn = (told: Parts, original: Parts = {}) =>
  writeWarnings(checkTruth(write(original), write(told)), 'en')

test('one warning for one line, with its words as the line has them', () => {
  const added = ['Texas State Teacher Certificate holder since 2013', 'Trained robots on Mars']
  expect(warn({ lines: [...LINES, ...added] })).toEqual([
    `Your original does not say "Texas State Teacher Certificate holder" and "2013" there. (“${added[0]}”)`,
    `Your original does not say "Trained robots" and "Mars" there. (“${added[1]}”)`,
  ])
})

test('a changed date is shown beside the one it was', () => {
  expect(warn({ dates: 'May 2013 – June 2020' })).toEqual([
    expect.stringMatching(
      /^Your original has "…\S+ May 2018 – June 2020", and not "…\S+ May 2013 – June 2020"\. /,
    ),
  ])
})

test('new figures are named, and the old ones not also called gone', () => {
  const lines = ['Led a crew of 14 to 16 on the line', LINES[1] ?? '']
  expect(warn({ lines })).toEqual([`Your original does not say "14 to 16" there. (“${lines[0]}”)`])
})

test('years are told with all that they were spent on', () => {
  expect(warn({ summary: 'Teacher with fifteen years in Title I schools.' })).toEqual([
    expect.stringMatching(/^Your original does not say "fifteen years" of "Title I schools"\. \(/),
  ])
})

test('a line of its own is not compared with another deed', () => {
  const line = 'Own the M&A pipeline and led due diligence for two acquisitions'
  expect(warn({ lines: [...LINES, line] })).toEqual([
    expect.stringMatching(/^Your original does not say "M&A pipeline", [^.]*there\. \(/),
  ])
})

const SAILING = '## INTERESTS\n\n- Sailing on the lake\n'
const SHELTER = '## VOLUNTEERING\n\n- Cooked for the shelter\n'
test.each([
  ['a section that moved', { rest: SHELTER + SAILING }],
  [
    'a section that became a bullet',
    { rest: SAILING, lines: [...LINES, 'Cooked for the shelter'] },
  ],
])('no section is called gone: %s', (_, told) => {
  expect(warn(told, { rest: `${SAILING}\n${SHELTER}` }).join('\n')).not.toMatch(/section/)
})

test('a section that is gone is called so', () => {
  expect(warn({ rest: SAILING }, { rest: `${SAILING}\n${SHELTER}` })).toEqual([
    'The section "VOLUNTEERING" is gone. (“VOLUNTEERING”)',
  ])
})

test('twenty at most, and how many more there are', () => {
  const lines = Array.from({ length: 25 }, (_, at) => `Flew ${at + 30} zeppelins over the moon`)
  const warnings = warn({ lines: [...LINES, ...lines] })
  expect(warnings).toHaveLength(21)
  expect(warnings.at(-1)).toBe('There are 5 more places that the original does not say.')
})

test('in the language of the resume', () => {
  const violations = checkTruth(write({}), write({ lines: [...LINES, 'Trained robots on Mars'] }))
  expect(writeWarnings(violations, 'de')).toEqual([
    'In Ihrem Original steht an dieser Stelle nicht „Trained robots“ und „Mars“. (“Trained robots on Mars”)',
  ])
})
