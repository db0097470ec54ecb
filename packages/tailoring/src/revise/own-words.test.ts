import type { Change } from '@tailorbird/contracts'
import { findRewordings, keepIds, toMarkdown } from '@tailorbird/document'
import { parseResume } from '@tailorbird/reading'
import { expect, test } from 'vitest'
import { answerSuggestions } from '../changes/answer-suggestions.ts'
import { readAnswers, readWritten } from './own-words.ts'

const [LINE, OTHER] = ['Shaped the rye loaves', 'Trained two apprentices']
const original = parseResume(
  `Noor Haddad\nnoor@example.org\n\nExperience\nBaker, Rye House, York\n2015 – 2019\n- ${LINE}\n- ${OTHER}\n\nSkills\nSourdough, Pastry\n`,
)
const write = (from: string, to: string, before = original) => {
  const read = parseResume(toMarkdown(before).replace(from, to), before.sections)
  return keepIds(before, read, findRewordings(before, read))
}

test('a line by hand stands beside the original’s, in place of what stood there before', () => {
  const once = write(LINE, 'Shaped all rye loaves')
  expect(readWritten(original, original, once, 'Crumb')).toEqual({
    keep: [{ kind: 'wording', text: 'Shaped all rye loaves', line: LINE, offered: '' }],
    drop: [],
    hasOneOffs: false,
  })
  const twice = write('Shaped all rye loaves', 'Shaped all dark rye loaves', once)
  expect(readWritten(original, once, twice, 'Crumb')).toEqual({
    keep: [{ kind: 'wording', text: 'Shaped all dark rye loaves', line: LINE, offered: '' }],
    drop: [{ line: LINE, text: 'Shaped all rye loaves' }],
    hasOneOffs: false,
  })
  // Back to the original: nothing of theirs is left.
  const back = write('Shaped all dark rye loaves', LINE, twice)
  expect(readWritten(original, twice, back, 'Crumb')).toEqual({
    keep: [],
    drop: [{ line: LINE, text: 'Shaped all dark rye loaves' }],
    hasOneOffs: true,
  })
})

test.each([
  ['that names the employer', LINE, 'Shaped the rye loaves as Crumb does', 'Crumb'],
  ['that is new', OTHER, `${OTHER}\n- Swept the floor`, 'Crumb'],
  ['that is gone', `- ${OTHER}\n`, '', 'Crumb'],
])('a line %s is for this result alone', (_what, from, to, company) => {
  const edited = write(from, to)
  expect(readWritten(original, original, edited, company)).toEqual({
    keep: [],
    drop: [],
    hasOneOffs: true,
  })
})

test('a skill that is written into the list is one that they have', () => {
  const edited = write('Pastry', 'Pastry, Lamination')
  expect(readWritten(original, original, edited, '')).toEqual({
    keep: [{ kind: 'skill', text: 'Lamination', line: '', offered: '' }],
    drop: [],
    hasOneOffs: false,
  })
})

const suggestion: Change = {
  id: 'c0',
  kind: 'bullet',
  place: 'w0',
  where: 'Baker, Rye House',
  before: LINE,
  after: 'Shaped artisan rye loaves',
  reason: '',
  sources: [],
  requirement: '',
  state: 'undone',
  doubt: { words: ['artisan'], reason: 'So.' },
}
const say = (changes: Change[], answer: 'take' | 'reword' | 'leave' | 'reopen', text?: string) => {
  const next = answerSuggestions(original, changes, () => ({ answer, text }))
  return { ...next, words: readAnswers(changes, next.changes) }
}

test('each answer makes its text theirs, and reopening takes it back', () => {
  const offered = suggestion.after
  const taken = say([suggestion], 'take')
  expect(taken.resume.workExperience[0]?.description[0]).toBe(offered)
  expect(taken.words.keep).toEqual([{ kind: 'wording', text: offered, line: LINE, offered }])
  const own = say([suggestion], 'reword', 'Shaped dark rye loaves')
  expect(own.words.keep).toMatchObject([{ text: 'Shaped dark rye loaves', offered }])
  const left = say([suggestion], 'leave')
  expect(left.words.keep).toEqual([
    { kind: 'left', text: offered, line: LINE, offered, words: suggestion.doubt?.words },
  ])
  expect(left.resume).toEqual(original)
  const open = say(left.changes, 'reopen')
  expect(open.changes).toEqual([suggestion])
  expect(open.words).toEqual({ keep: [], drop: [{ line: LINE, text: offered }] })
})

test('the newest answer counts, the same one twice changes nothing, and what was edited stays', () => {
  const own = answerSuggestions(original, [suggestion], () => ({ answer: 'reword', text: 'Mine' }))
  const again = answerSuggestions(own.resume, own.changes, () => ({
    answer: 'reword',
    text: 'Mine',
  }))
  expect(again).toEqual(own)
  const left = answerSuggestions(own.resume, own.changes, () => ({
    answer: 'leave',
    text: undefined,
  }))
  expect(left.resume).toEqual(original)
  expect(left.changes[0]).toMatchObject({ after: suggestion.after, doubt: { isLeft: true } })
  const edited: Change[] = [{ ...suggestion, state: 'edited' }]
  expect(say(edited, 'take').changes).toEqual(edited)
})

test('a merge that is taken and opened again gives its lines their old places', () => {
  const lines = ['Fired the ovens', 'Shaped loaves', 'Sold bread', 'Cleaned the shop']
  const jobs = original.workExperience.map((job) => ({ ...job, description: lines }))
  const shop = { ...original, workExperience: jobs }
  const merge = {
    ...suggestion,
    before: 'Fired the ovens\nSold bread',
    after: 'Fired ovens, sold bread',
  }
  const taken = answerSuggestions(shop, [merge], () => ({ answer: 'take' }), shop)
  expect(taken.resume.workExperience[0]?.description).toHaveLength(3)
  const open = answerSuggestions(taken.resume, taken.changes, () => ({ answer: 'reopen' }), shop)
  expect(open.resume.workExperience[0]?.description).toEqual(lines)
})
