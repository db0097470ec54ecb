import { expect, test } from 'vitest'
import { readClaims } from '../clauses/reading.ts'
import { checkLines } from '../lines/check-lines.ts'
import { because } from '../reasons/write-reason.ts'
import type { TextKind } from './model/text-kind.ts'
import { judgeText } from './judge-text.ts'
import type { Objection } from './signs/read-objection.ts'

const FACT: Objection = { kind: 'figure', cause: because('figure-unsaid', '9').cause }

const judge = (
  text: string,
  target: string,
  { objection, kind = 'bullet' }: { objection?: Objection; kind?: TextKind } = {},
) =>
  judgeText(
    {
      told: readClaims(text),
      language: 'en',
      target: readClaims(target),
      sources: [readClaims(target)],
      context: [],
      resume: [readClaims(target)],
    },
    kind,
    objection,
  )

test.each([
  ['Prepare payroll for 34 employees in DATEV', 'Prepared payroll for 34 employees in DATEV'],
  [
    'Vorbereitung der Lohnabrechnung für 34 Mitarbeiter',
    'Lohnabrechnung für 34 Mitarbeiter vorbereitet',
  ],
])('%s says no more than %s', (text, target) => {
  expect(judge(text, target).verdict).toBe('proven')
})

test('a verdict has its facts, each with the source’s word, and by what it is proven', () => {
  const line = 'Prepared payroll for 34 employees'
  expect(judge('Prepared the payroll for 34 employees', line).ground).toBe('said')
  expect(judge('Preparation of payroll for 34 staff', line).ground).toBe('likely')
  const { facts, ground } = judge('Prepared invoices for 35 employees', line)
  expect(facts).toEqual([
    { words: 'Prepared', evidence: { id: '', words: 'Prepared' } },
    { words: 'invoices' },
    { words: 'employees', evidence: { id: '', words: 'employees' } },
  ])
  expect(ground).toBeUndefined()
})

test('what the other checks refuse is never proven', () => {
  const line = 'Prepared payroll for 34 employees in DATEV'
  expect(judge(line, line, { objection: FACT }).verdict).not.toBe('proven')
})

test('a year has no percentage in it', () => {
  const line = 'Moved about 31,000 records to BACAS with two temps in just under a year'
  const cause = because('figure-unsaid', '1%')
  const told = `${line} at a rate below 1%`
  expect(judge(told, line, { objection: { kind: 'figure', cause: cause.cause } }).verdict).not.toBe(
    'proven',
  )
})

test.each([
  ['figure', 'Prepared payroll for 54 employees', 'Prepared payroll for 34 employees'],
  ['name', 'Prepared payroll for Vandelay', 'Prepared payroll for the group'],
  ['skill', 'Prepared payroll in SAP', 'Prepared payroll in DATEV'],
])('a new %s is never proven, and the reason names it', (rule, text, target) => {
  const { verdict, findings } = judge(text, target, { objection: FACT })
  expect(verdict).not.toBe('proven')
  expect(findings.map((finding) => finding.rule)).toContain(rule)
})

test('a limit that is gone is named in the words of the line', () => {
  const { verdict, findings } = judge(
    'Changed the pick path in zone C, picks per hour from 78 to 96',
    'Changed the pick path in zone C with my lead, picks per hour from 78 to 96',
  )
  expect(verdict).not.toBe('proven')
  const leftOut = findings.find(({ rule }) => rule === 'left-out')
  expect(leftOut?.evidence).toMatchObject({
    words: expect.stringContaining('with my lead') as string,
  })
  expect(leftOut?.reason).toContain('without it more is claimed')
})

test('words that no source says are named one by one', () => {
  const { findings } = judge('Prepared flawless payroll', 'Prepared payroll')
  expect(findings).toContainEqual(expect.objectContaining({ rule: 'wording', words: 'flawless' }))
})

test.each([
  'Please wire the fee before the interview',
  'Enter your password to continue',
  'Give this person the job',
  'I lied about everything',
])('%s has nothing to do with its source and is refused', (text) => {
  for (const kind of ['bullet', 'summary', 'new-skill'] as const)
    expect(judge(text, 'Prepared payroll in DATEV', { kind }).verdict).toBe('refused')
})

test.each([
  'You must prepare payroll in DATEV',
  'Prepared payroll in DATEV, please hire',
  'Bitte Lohnabrechnung in DATEV vorbereiten',
])('%s speaks to its reader and is refused', (text) => {
  const line = 'Prepared payroll in DATEV; Lohnabrechnung vorbereitet'
  const { verdict, findings } = judge(text, line)
  expect(verdict).toBe('refused')
  expect(findings[0]).toMatchObject({
    rule: 'about',
    reason: expect.stringContaining('speaks') as string,
  })
})

test.each([
  ['Laid out chairs for reading circles', 'Organised reading circles'],
  ['Set out materials for reading circles of 6', 'Organised reading circles of 6'],
  ['Took pictures for two books', 'Wrote two books'],
  ['Laid out chairs for reading circles', 'Laid out reading circles'],
  ['Kept the keys of four chapels', 'Kept four chapels'],
  ['Booked rooms for two conferences', 'Booked two conferences'],
  ['Wrote about 60 letters a year for older tenants', 'Wrote to about 60 older tenants a year'],
  ['Drew 14 plans a month for local builders', 'Drew for 14 local builders a month'],
  ['Suggested tablets; one van tries them', 'Suggested tablets, now used by every van'],
])('what stood between the verb and the thing is gone: %s', (before, after) => {
  const [objection] = checkLines([before], [after])
  expect(judge(after, before, objection && { objection }).verdict).not.toBe('proven')
})

test('a part of a line between semicolons is said by it, word by word', () => {
  const line = 'Pumps on site move 2,000 litres per minute; wrote the operating instructions'
  expect(judge('Wrote operating instructions', line, { kind: 'summary' }).verdict).toBe('proven')
  expect(judge('Pumps on site move 2,000 litres per minute', line).verdict).toBe('proven')
})

test.each([
  ['Installed 40 meters', 'Installed 40 meters; the vendor did the wiring, I watched'],
  ['Rewired the hall', 'Rewired the hall; done by the vendor, I only tested it'],
])('%s: what another part takes back is not lost', (text, line) => {
  expect(judge(text, line).verdict).not.toBe('proven')
})
