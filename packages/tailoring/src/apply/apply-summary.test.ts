import { expect, test } from 'vitest'
import { EMPTY_PLAN, type SummarySentence } from '../plan/edit-plan.ts'
import { toMarkdown } from '@tailorbird/document'
import { parseResume } from '@tailorbird/reading'
import { developer, nurse } from '@tailorbird/document/samples/resumes'
import { checkTruth } from '@tailorbird/truth'
import { applyEdits } from './apply-edits.ts'

const sentence = (text: string, ...sourceIds: string[]): SummarySentence => ({ text, sourceIds })
const write = (sample: string, ...summary: SummarySentence[]) =>
  applyEdits(parseResume(sample), { ...EMPTY_PLAN, summary })

const led = sentence('Led the rewrite of the ledger in Go.', 'w0', 'w0.b0')
const degree = sentence('B.Sc. Computer Science, University of Waterloo.', 'e0')

test('sentences that hold make the new summary, one edit with all their sources', () => {
  const { resume, applied, refused } = write(developer, led, degree)
  expect(resume.summary).toBe(`${led.text} ${degree.text} Worked with Postgres since 2015.`)
  expect(refused).toEqual([])
  expect(applied).toMatchObject([
    { targetId: 'summary', text: resume.summary, sourceIds: ['w0', 'w0.b0', 'e0'] },
  ])
  expect(applied[0]?.reason).not.toBe('')
  expect(checkTruth(developer, toMarkdown(resume))).toEqual([])
})

test('a sentence that fails is dropped and the rest stays', () => {
  const bad = sentence('Led 40 engineers at Globex.', 'w0.b1')
  const { resume, held, refused } = write(developer, led, bad, degree)
  expect(resume.summary).toBe(
    `${led.text} ${degree.text} Backend developer who likes small services and boring databases. Worked with Postgres since 2015.`,
  )
  expect(held.summary).toEqual([led, degree])
  expect(refused).toMatchObject([{ edit: { targetId: 'summary', text: bad.text } }])
})

test('when no sentence holds the summary stays', () => {
  const { resume, applied } = write(developer, sentence('Award-winning visionary.', 'summary'))
  expect(resume.summary).toBe(parseResume(developer).summary)
  expect(applied).toEqual([])
})

test.each([
  ['no source', sentence('Senior Software Engineer.')],
  ['an unknown source', sentence('Senior Software Engineer.', 'w9')],
  ['a fact of a text that it does not name', sentence('Cut AWS cost by 35%.', 'w0.b1')],
  ['a link', sentence('Senior Software Engineer, see https://example.org/me.', 'w0')],
  ['nothing in it', sentence(' ', 'w0')],
])('refuses a sentence with %s', (_, one) => {
  expect(write(developer, one).held.summary).toEqual([])
})

test('a sentence may count the years that the dates of its sources prove', () => {
  const held = (text: string, ...ids: string[]) =>
    applyEdits(
      parseResume(nurse),
      { ...EMPTY_PLAN, summary: [sentence(text, ...ids)] },
      { author: 'code' },
    ).held.summary.length
  expect(held('Staff Nurse with 2 years of experience.', 'w1')).toBe(1)
  expect(held('Staff Nurse with 12 years of experience.', 'w1')).toBe(0)
})

test('an edit may not replace the summary in one piece', () => {
  const edit = {
    targetId: 'summary',
    text: led.text,
    sourceIds: led.sourceIds,
    requirement: '',
    reason: '',
  }
  const { applied, refused } = applyEdits(parseResume(developer), {
    ...EMPTY_PLAN,
    edits: [edit],
  })
  expect(applied).toEqual([])
  expect(refused).toMatchObject([{ reason: expect.stringContaining('sentence by sentence') }])
})

test('a sentence that is one of its lines word by word stands, whatever its other sources say', () => {
  const cook = parseResume(
    'Kim Doe\nkim@example.org\n\nExperience\n\nCook, Rye House, 03/2019 - 05/2023\n- Cooked 120 covers a night\n\nBaker, Mill, 01/2014 - 02/2019\n- Baked 300 loaves a day\n',
  )
  const summarize = (text: string) =>
    applyEdits(cook, { ...EMPTY_PLAN, summary: [{ text, sourceIds: ['w0.b0', 'w1.b0'] }] }).resume
      .summary
  expect(summarize('Cooked 120 covers a night.')).toBe('Cooked 120 covers a night.')
  expect(summarize('Cooked 300 covers a night.')).toBeUndefined()
})
