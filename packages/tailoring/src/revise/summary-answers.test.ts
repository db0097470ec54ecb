import type { AnalysisResults, Change } from '@tailorbird/contracts'
import { parseResume } from '@tailorbird/reading'
import { electrician } from '@tailorbird/document/samples/resumes'
import { expect, test } from 'vitest'
import { reviseTailoring, type Answered } from './revise-tailoring.ts'

const original = { ...parseResume(electrician), summary: 'Electrician.' }
const QUESTION = 'fond of old wiring.'
const AFTER = 'Electrician for Acme. Fond of old wiring.'
const change: Change = {
  id: 'c0',
  kind: 'summary',
  place: 'summary',
  where: 'Summary',
  before: 'Electrician.',
  after: AFTER,
  reason: '',
  sources: [],
  requirement: '',
  state: 'undone',
  doubt: { words: ['old wiring'], reason: 'So.', question: QUESTION },
}
const ELSEWHERE = 'Electrician for Globex. Fond of old wiring.'

/** What becomes of the suggestion when another posting's, with the same sentence in question, is answered so. */
function answer(over: Partial<Answered>) {
  const answered: Answered = {
    line: 'Electrician.',
    offered: ELSEWHERE,
    question: QUESTION,
    isLater: true,
    answer: 'reword',
    text: ELSEWHERE,
    ...over,
  }
  const { tailored, changes } = reviseTailoring(
    {
      original,
      tailored: original,
      changes: [change],
      jobDescription: 'Electrician',
      companyName: 'Acme',
      analysisResults: {
        engine: 'offline',
        model: null,
        warnings: [] as string[],
      } as AnalysisResults,
      hasOneOffEdits: false,
    },
    { answered: [answered] },
    [],
  )
  return { summary: tailored.summary, change: changes[0] }
}

test('what is taken for one posting is taken for another as it was suggested there', () => {
  expect(answer({})).toMatchObject({ summary: AFTER, change: { state: 'accepted', after: AFTER } })
})

test('who writes it anew writes it for both, and who leaves it leaves it for both', () => {
  const own = 'Electrician who likes old wiring.'
  expect(answer({ text: own })).toMatchObject({ summary: own, change: { state: 'accepted' } })
  const left = answer({ answer: 'leave', text: undefined })
  expect(left).toMatchObject({ summary: 'Electrician.', change: { doubt: { isLeft: true } } })
})

test.each<Partial<Answered>>([
  { question: 'fond of new wiring.' },
  { question: '' },
  { isLater: false },
  { line: 'Another.' },
])('an answer to something else is none: %j', (over) => {
  expect(answer(over)).toMatchObject({ summary: 'Electrician.', change })
})
