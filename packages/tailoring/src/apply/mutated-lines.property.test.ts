import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import type { StructuredResume } from '@tailorbird/contracts'
import { expect, test } from 'vitest'
import { listTexts } from '@tailorbird/document'
import { parseResume } from '@tailorbird/reading'
import { reword } from './testing/reword.ts'

const FOLDER = join(import.meta.dirname, '../../bench/data/proposals')
const readResumes = (folder: string) =>
  readdirSync(join(FOLDER, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('resume.md'))
    .map((name) => parseResume(readFileSync(join(FOLDER, folder, name), 'utf8')))
const listBullets = (resume: StructuredResume) =>
  listTexts(resume)
    .filter(({ id, text }) => /^w\d+\.b\d+$/.test(id) && text.length > 20)
    .map(({ id, text }) => ({ resume, id, text }))
const lines = readResumes('open').flatMap(listBullets)
const NAMES = ['Vandelay', 'Initech', 'Globotron', 'Zurbach', 'Quillon']
const CREDENTIALS = ['PMP', 'CISSP', 'Six Sigma Black Belt', 'CPA', 'MBA', 'NEBOSH', 'CFA']

/** Ways to put a fact into a line that it does not have; figures are so large that none is a sum of the line's own. */
const mutation = fc.oneof(
  fc.record({ kind: fc.constant('figure' as const), by: fc.integer({ min: 1009, max: 9973 }) }),
  fc.record({ kind: fc.constant('year' as const), to: fc.integer({ min: 1971, max: 1989 }) }),
  fc.record({ kind: fc.constant('name' as const), name: fc.constantFrom(...NAMES) }),
  fc.record({ kind: fc.constant('credential' as const), name: fc.constantFrom(...CREDENTIALS) }),
)
type Mutation = typeof mutation extends fc.Arbitrary<infer T> ? T : never

function mutate(text: string, change: Mutation): string {
  if (change.kind === 'figure') {
    const figure = /\d+/.exec(text)?.[0]
    return figure === undefined
      ? `${text}, ${change.by} in all`
      : text.replace(figure, String(Number(figure) + change.by))
  }
  if (change.kind === 'year') return `${text} (${change.to})`
  if (change.kind === 'name') return `${text} for ${change.name}`
  return `${text}, as a certified ${change.name}`
}

// Ten thousand were run once; see docs/QUALITY.md.
const runs = Number(process.env['MUTATIONS'] ?? 150)

test('a line with a figure, a year, a name or a credential that the resume lacks is never proven', () => {
  fc.assert(
    fc.property(fc.constantFrom(...lines), mutation, ({ resume, id, text }, change) => {
      expect(reword(resume, id, mutate(text, change))).toEqual([])
    }),
    { numRuns: runs },
  )
}, 3_000_000)

const NUMBER = /(?<![\p{L}\d.,])\d{2,4}(?![\d.,]*\d|\p{L})/u
const listNumbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number)

/** Whether a number is about one of a text's own, or what two of them make: their sum, distance, product, or share in percent. */
function follows(text: string, number: number): boolean {
  const own = listNumbers(text)
  return own.some((one) =>
    own.some((other) =>
      [
        one,
        one + other,
        Math.abs(one - other),
        one * other,
        (100 * one) / other,
        100 - (100 * one) / other,
        (100 * other) / one - 100,
      ].some((made) => Math.abs(made - number) <= Math.max(1, 0.04 * number)),
    ),
  )
}

test('a figure that is a little more, with "about" or without, is never proven', () => {
  const counted = lines.filter(({ text }) => NUMBER.test(text))
  fc.assert(
    fc.property(
      fc.constantFrom(...counted),
      fc.integer({ min: 4, max: 30 }),
      fc.constantFrom('', 'about ', 'over '),
      ({ resume, id, text }, percent, bound) => {
        const number = Number(NUMBER.exec(text)?.[0])
        const more = Math.ceil(number * (1 + percent / 100))
        const told = text.replace(NUMBER, `${bound}${more}`)
        const isYear = number > 1900 && number < 2100
        fc.pre(
          !isYear &&
            !follows(text, more) &&
            !listTexts(resume).some((one) => one.text.includes(String(more))),
        )
        expect(reword(resume, id, told)).toEqual([])
      },
    ),
    { numRuns: runs },
  )
}, 3_000_000)

/** Verbs of a small part, and the same raised. */
const RAISED: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:Helped(?: to| with)?|Assisted(?: with| in)?|Supported|Contributed to|Participated in|Took part in) /u,
    'Led ',
  ],
  [
    /^(?:Mitarbeit (?:bei|an)|Mitwirkung (?:bei|an)|Unterstützung (?:bei|der|des)|Mithilfe bei) /u,
    'Leitung von ',
  ],
  [
    /^(?:Participation (?:à|aux?)|Aide (?:à|aux?)|Contribution (?:à|aux?)|Appui (?:à|aux?)) /u,
    'Direction de ',
  ],
  [/^(?:Apoyo (?:a|en)|Colaboré en|Ayudé (?:a|en|con)|Participé en|Participación en) /u, 'Dirigí '],
]

test('a verb of a small part that is raised is never proven, in four languages', () => {
  const cases = ['teaching', 'open', 'natural']
    .flatMap(readResumes)
    .flatMap(listBullets)
    .flatMap((line) => {
      const raised = RAISED.find(([small]) => small.test(line.text))
      return raised ? [{ ...line, told: line.text.replace(...raised) }] : []
    })
  expect(cases.length).toBeGreaterThan(100)
  expect(cases.flatMap(({ resume, id, told }) => reword(resume, id, told))).toEqual([])
})

const PARTNER =
  / (?:together with|alongside|with|w\/|gemeinsam mit|zusammen mit|avec|junto con|con|mit) (?:the|a|an|my|our|one|two|three|der|dem|einer|einem|meiner|meinem|zwei|le|la|les|un|une|mon|ma|deux|el|una|mi|dos) (?:\p{L}+ ?){1,3}(?=[,.;:)]|$)/u

test('a line that loses whom it was done with is never proven, in four languages', () => {
  const cases = readResumes('teaching')
    .flatMap(listBullets)
    .map((line) => ({ ...line, told: line.text.replace(PARTNER, '') }))
    .filter(({ text, told }) => told !== text && told.length > 15)
  expect(cases.length).toBeGreaterThan(100)
  expect(cases.flatMap(({ resume, id, told }) => reword(resume, id, told))).toEqual([])
})
