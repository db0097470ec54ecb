import type { RequirementMatch } from '@tailorbird/contracts'
import { expect, test } from 'vitest'
import { countMissing, readCase, type Situation } from './read-case.ts'

const ask = (change: Partial<RequirementMatch>): RequirementMatch => ({
  term: 'baking',
  anyOf: [],
  kind: 'skill',
  tier: 'preferred',
  status: 'covered',
  match: 'exact',
  place: 'bullet',
  line: 'Baked bread',
  weight: 0.1,
  ...change,
})
const repeat = (count: number, change: Partial<RequirementMatch>) =>
  Array.from({ length: count }, () => ask(change))
const listOf = (there: number, musts: number, others: number) => [
  ...repeat(there, {}),
  ...repeat(musts, { status: 'missing', tier: 'must' }),
  ...repeat(others, { status: 'missing' }),
]
const situationOf = (change: Partial<Situation> = {}): Situation => ({
  matchScore: 90,
  confidence: 'high',
  requirements: listOf(10, 0, 0),
  warnings: [],
  openSuggestions: 0,
  isPdfMissing: false,
  ...change,
})

test.each<[string, Partial<Situation>, string]>([
  ['all is there', {}, 'Ready to send'],
  [
    'the posting asks for little',
    { confidence: 'low' },
    'Ready to send, as far as this posting tells',
  ],
  ['only wishes are missing', { requirements: listOf(8, 0, 2) }, 'Ready to send'],
  ['one suggestion is open', { openSuggestions: 1 }, 'Nearly ready: 1 suggestion is open'],
  ['suggestions are open', { openSuggestions: 4 }, 'Nearly ready: 4 suggestions are open'],
  ['there is a note', { warnings: ['Look.'] }, 'Nearly ready: look at 1 note first'],
  [
    'musts are missing',
    { matchScore: 64, requirements: listOf(7, 3, 1) },
    'Good base: 3 musts are not shown',
  ],
  [
    'a must is missing, however high the score',
    { matchScore: 87, requirements: listOf(7, 1, 2), openSuggestions: 2 },
    'Good base: 1 must is not shown',
  ],
  [
    'wishes are missing and the score is middling',
    { matchScore: 60, requirements: listOf(7, 0, 3) },
    'Good base: 3 of 10 requirements are not shown',
  ],
  [
    'all is there, but in other words',
    { matchScore: 60 },
    'Good base: some is there in other words',
  ],
  [
    'most is missing and the score is middling',
    { matchScore: 55, requirements: listOf(4, 2, 4) },
    'A start: 6 of 10 requirements are not shown',
  ],
  [
    'the score is low and half is there',
    { matchScore: 40, requirements: listOf(6, 2, 2) },
    'A start: 2 musts are not shown',
  ],
  [
    'the score is low and all is only listed',
    { matchScore: 40 },
    'A start: most is there in other words',
  ],
  [
    'next to nothing is there',
    { matchScore: 9, requirements: listOf(2, 9, 2) },
    'Not your job yet: 11 of 13 requirements are missing',
  ],
  [
    'the posting asks for nothing',
    { matchScore: null, requirements: [] },
    'No score: we found no requirements',
  ],
  [
    'no score can be given',
    { matchScore: null, requirements: listOf(1, 1, 0) },
    'No score for this job description',
  ],
  ['the PDF failed', { isPdfMissing: true }, 'Your resume is here, its PDF is not'],
])('%s', (_name, change, headline) => {
  expect(readCase(situationOf(change)).headline).toBe(headline)
})

const SCORES = [null, 0, 1, 29, 30, 49, 50, 69, 70, 99, 100]
const UP_TO_3 = [0, 1, 2, 3]

/** Every combination of what a headline is made from. */
function* listSituations(): Generator<Situation> {
  for (const matchScore of SCORES)
    for (const there of UP_TO_3)
      for (const musts of UP_TO_3)
        for (const others of UP_TO_3) {
          const requirements = listOf(there, musts, others)
          for (const openSuggestions of [0, 1, 2])
            for (const warnings of [[], ['Look.']])
              for (const confidence of ['none', 'low', 'medium', 'high'] as const)
                for (const isPdfMissing of [false, true])
                  yield {
                    matchScore,
                    requirements,
                    openSuggestions,
                    warnings,
                    confidence,
                    isPdfMissing,
                  }
        }
}

test('no headline says more, or less, than the score, the musts and the counts', () => {
  const contradictions: unknown[] = []
  let read = 0
  for (const situation of listSituations()) {
    read += 1
    const { kind, headline } = readCase(situation)
    const { matchScore: score, openSuggestions, warnings, isPdfMissing } = situation
    const { asked, missing, musts } = countMissing(situation.requirements)
    const numbers = [...headline.matchAll(/\d+/g)].map(Number)
    const known = new Set([asked, missing, musts, openSuggestions, warnings.length])
    const isFree = openSuggestions + warnings.length === 0
    const isTrue = {
      'no-pdf': isPdfMissing,
      'no-score': score === null && !/\d/.test(headline),
      'not-yet': score !== null && score < 50 && missing * 2 > asked,
      start: score !== null && (score < 50 || missing * 2 > asked),
      base: score !== null && score >= 50 && missing * 2 <= asked && (musts > 0 || score < 70),
      nearly: score !== null && score >= 70 && musts === 0 && !isFree,
      ready: score !== null && score >= 70 && musts === 0 && isFree && missing * 2 <= asked,
    }[kind]
    const isCounted = numbers.every((number) => known.has(number))
    const namesMusts = /musts?/.test(headline) ? numbers.includes(musts) && musts > 0 : true
    const hidesPdf = isPdfMissing && kind !== 'no-pdf'
    if (!isTrue || !isCounted || !namesMusts || hidesPdf) contradictions.push({ headline, score })
  }
  expect(read).toBe(11 * 64 * 48)
  expect(contradictions.slice(0, 5)).toEqual([])
})

test('what no program searches for is not counted, as in the list of what is missing', () => {
  const soft = ask({ kind: 'soft', tier: 'must', status: 'missing' })
  const duty = ask({ kind: 'responsibility', tier: 'must', status: 'missing' })
  expect(countMissing([soft, duty, ask({})])).toEqual({ asked: 1, missing: 0, musts: 0 })
})
