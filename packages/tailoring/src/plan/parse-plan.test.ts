import { expect, test } from 'vitest'
import { parsePlan } from './parse-plan.ts'

const edit = {
  targetId: 'w0.b1',
  text: 'New\ntext',
  sourceIds: ['w0.b1'],
  requirement: 'SQL',
  reason: 'Why',
}
const plan = {
  edits: [edit],
  bulletOrder: [{ jobId: 'w0', order: ['w0.b1', 'w0.b0'] }],
  skillOrder: ['s1', 's0'],
  summary: [{ text: 'One sentence.', sourceIds: ['w0'] }],
  newSkills: [{ text: 'SQL', sourceIds: ['w0.b1'], requirement: 'SQL', reason: 'Why' }],
  sectionOrder: ['x1'],
}

test('reads an answer in the form of the schema', () => {
  expect(parsePlan({ ...plan, more: 1 })).toEqual({
    edits: [{ ...edit, text: 'New text' }],
    bulletOrder: { w0: ['w0.b1', 'w0.b0'] },
    skillOrder: ['s1', 's0'],
    summary: plan.summary,
    newSkills: plan.newSkills,
    sectionOrder: ['x1'],
  })
})

test('what turns or hides words is in no field', () => {
  const hiding = '\u202Eevil\u2066 \u200Bw\u00ADord\uFEFF \u001b[2J'
  const note = { text: hiding, sourceIds: ['w0.b1'], requirement: hiding, reason: hiding }
  const answer = {
    ...plan,
    edits: [{ ...note, targetId: 'w0.b1' }],
    summary: [{ text: hiding, sourceIds: [] }],
    newSkills: [note],
  }
  const read = JSON.stringify(parsePlan(answer))
  expect(read.match(/evil word {2}\[2J/g)).toHaveLength(7)
  expect(read).not.toMatch(/[\p{Cc}\p{Cf}]/u)
})

test.each([
  ['null', null],
  ['a list', []],
  ['a string', '{}'],
  ['no edits', { ...plan, edits: undefined }],
  ['too many edits', { ...plan, edits: Array.from({ length: 201 }, () => edit) }],
  ['a long text', { ...plan, edits: [{ ...edit, text: 'x'.repeat(2_001) }] }],
  ['a strange id', { ...plan, edits: [{ ...edit, targetId: '__proto__' }] }],
  ['a strange source', { ...plan, edits: [{ ...edit, sourceIds: ['constructor'] }] }],
  ['an order of numbers', { ...plan, skillOrder: [1] }],
  ['no summary', { ...plan, summary: undefined }],
  ['a summary of bare texts', { ...plan, summary: ['One sentence.'] }],
  ['too many sentences', { ...plan, summary: Array.from({ length: 13 }, () => plan.summary[0]) }],
  ['a new skill without sources', { ...plan, newSkills: [{ text: 'SQL' }] }],
  ['sections that are no list', { ...plan, sectionOrder: 'x0' }],
  ['an order without job', { ...plan, bulletOrder: [{ order: [] }] }],
  ['a reason that is no text', { ...plan, edits: [{ ...edit, reason: 7 }] }],
])('refuses %s', (_, answer) => {
  expect(() => parsePlan(answer)).toThrow(expect.objectContaining({ code: 'model_answer_invalid' }))
})

test('an error quotes nothing of the answer', () => {
  const read = () => parsePlan({ ...plan, edits: [{ ...edit, targetId: 'secret words' }] })
  expect(read).toThrow(expect.objectContaining({ message: expect.not.stringContaining('secret') }))
  expect(read).toThrow(
    expect.objectContaining({
      cause: expect.objectContaining({ message: 'not as agreed: targetId' }),
    }),
  )
})
