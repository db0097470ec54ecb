import { CodedError } from '@tailorbird/contracts'
import fc from 'fast-check'
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
const read = {
  edits: [{ ...edit, text: 'New text' }],
  bulletOrder: { w0: ['w0.b1', 'w0.b0'] },
  skillOrder: ['s1', 's0'],
  summary: plan.summary,
  newSkills: plan.newSkills,
  sectionOrder: ['x1'],
}
const empty = {
  edits: [],
  bulletOrder: {},
  skillOrder: [],
  summary: [],
  newSkills: [],
  sectionOrder: [],
}

test('reads an answer in the form of the schema', () => {
  expect(parsePlan({ ...plan, more: 1 })).toEqual({ plan: read, dropped: {} })
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
  const text = JSON.stringify(parsePlan(answer))
  expect(text.match(/evil word {2}\[2J/g)).toHaveLength(7)
  expect(text).not.toMatch(/[\p{Cc}\p{Cf}]/u)
})

const many = (count: number, item: unknown) => Array.from({ length: count }, () => item)

test.each<[string, object, object, object]>([
  ['an edit that is null', { edits: [null, edit] }, {}, { edits: 1 }],
  ['an edit that is a text', { edits: ['w0.b1', edit] }, {}, { edits: 1 }],
  [
    'a text that is too long',
    { edits: [edit, { ...edit, text: 'x'.repeat(2_001) }] },
    {},
    { edits: 1 },
  ],
  [
    'a list where a text is expected',
    { edits: [{ ...edit, text: ['New'] }, edit] },
    {},
    { edits: 1 },
  ],
  [
    'a target that is no id',
    { edits: [{ ...edit, targetId: '__proto__' }, edit] },
    {},
    { edits: 1 },
  ],
  [
    'a source that is no id',
    { edits: [{ ...edit, sourceIds: ['constructor', 'w0.b1', null] }] },
    {},
    { edits: 2 },
  ],
  ['a source without its list', { edits: [{ ...edit, sourceIds: 'w0.b1' }] }, {}, {}],
  [
    'a reason and a requirement that are no texts',
    { edits: [{ ...edit, reason: 7, requirement: ['SQL'] }] },
    { edits: [{ ...read.edits[0], reason: '', requirement: '' }] },
    { edits: 2 },
  ],
  [
    'notes and sources that are missing',
    { newSkills: [{ text: 'SQL' }, { text: 'R', reason: null }] },
    {
      newSkills: [
        { text: 'SQL', sourceIds: [], requirement: '', reason: '' },
        { text: 'R', sourceIds: [], requirement: '', reason: '' },
      ],
    },
    {},
  ],
  ['keys that nobody asked for', { edits: [{ ...edit, score: 9 }] }, {}, {}],
  [
    'more edits than a plan has',
    { edits: many(201, edit) },
    { edits: many(200, read.edits[0]) },
    { edits: 1 },
  ],
  [
    'more sentences',
    { summary: many(14, plan.summary[0]) },
    { summary: many(12, plan.summary[0]) },
    { summary: 2 },
  ],
  [
    'sentences without sources to name',
    { summary: ['Bare.', plan.summary[0]] },
    {},
    { summary: 1 },
  ],
  ['no list of edits', { edits: undefined }, { edits: [] }, {}],
  ['null for a list', { edits: null, summary: null }, { edits: [], summary: [] }, {}],
  ['an object for a list', { newSkills: {} }, { newSkills: [] }, { newSkills: 1 }],
  ['an order of numbers', { skillOrder: [1, 's1', 's0'] }, {}, { skillOrder: 1 }],
  [
    'an order without its job',
    { bulletOrder: [{ order: ['w0.b1'] }, ...plan.bulletOrder] },
    {},
    { bulletOrder: 1 },
  ],
])('%s sinks alone', (_, part, rest, dropped) => {
  expect(parsePlan({ ...plan, ...part })).toEqual({ plan: { ...read, ...rest }, dropped })
})

test('an answer with nothing to change is a plan, however short', () => {
  expect(parsePlan({ edits: [] })).toEqual({ plan: empty, dropped: {} })
})

test.each([
  ['null', null],
  ['a list', [plan]],
  ['a string', '{}'],
  ['an object with none of the parts', { score: 100 }],
  ['parts that are no lists', { edits: null, summary: 'One sentence.' }],
  ['edits of which none can be read', { edits: [{ id: 'w0.b1', new: 'text' }], summary: [] }],
])('%s is no plan', (_, answer) => {
  expect(() => parsePlan(answer)).toThrow(expect.objectContaining({ code: 'model_answer_invalid' }))
})

test('an error quotes nothing of the answer', () => {
  const parse = () => parsePlan({ edits: [{ ...edit, targetId: 'secret words' }] })
  expect(parse).toThrow(expect.objectContaining({ message: expect.not.stringContaining('secret') }))
  expect(parse).toThrow(
    expect.objectContaining({
      cause: expect.objectContaining({ message: 'not as agreed: edits' }),
    }),
  )
})

test('whatever JSON comes, it is read in the form of a plan or is none', () => {
  const part = fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue()), fc.constant([edit]))
  const answers = fc.record(Object.fromEntries(Object.keys(plan).map((key) => [key, part])))
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), answers), (answer) => {
      const outcomes: unknown[] = []
      try {
        const { plan: parsed } = parsePlan(answer)
        outcomes.push(parsePlan({ ...parsed, bulletOrder: [] }).dropped)
      } catch (error) {
        outcomes.push(error instanceof CodedError ? {} : error)
      }
      expect(outcomes).toEqual([{}])
    }),
  )
})
