import {
  EMPTY_PLAN,
  type AppliedPlan,
  type Edit,
  type EditPlan,
  type Prompt,
} from '@tailorbird/tailoring'
import { expect, test } from 'vitest'
import { repairPlan } from './repair-plan.ts'
import { sampleResume } from './testing/sample.ts'

const edit = (targetId: string, text: string): Edit => ({
  targetId,
  text,
  sourceIds: [],
  requirement: '',
  reason: '',
})
const skill = (text: string) => ({ text, sourceIds: ['b'], requirement: '', reason: '' })
const sentence = (text: string) => ({ text, sourceIds: ['a'] })
const cause = { code: 'repeated', words: [] } as const
const refuse = (targetId: string, text: string) => ({
  edit: edit(targetId, text),
  reason: 'Why.',
  cause,
})
const prompt: Prompt = { instructions: '', input: '', schemaName: 'plan', schema: {} }

const held: EditPlan = {
  ...EMPTY_PLAN,
  edits: [edit('a', 'held')],
  summary: [sentence('One.'), sentence('Three.')],
  newSkills: [skill('Held')],
}
const plan: EditPlan = {
  ...held,
  edits: [...held.edits, edit('b', 'wrong')],
  summary: [sentence('One.'), sentence('Wrong.'), sentence('Three.')],
}
const first: AppliedPlan = {
  resume: sampleResume,
  applied: held.edits,
  refused: [refuse('b', 'wrong'), refuse('summary', 'Wrong.')],
  held,
}

const repair = async (second: Partial<EditPlan>, apply: (plan: EditPlan) => AppliedPlan) =>
  repairPlan(async () => ({ plan: { ...EMPTY_PLAN, ...second } }), apply, prompt, plan, first)
const applyAll = (all: EditPlan): AppliedPlan => ({
  resume: sampleResume,
  applied: all.edits,
  refused: [],
  held: all,
})

test('fills the refused places and nothing else', async () => {
  const right = edit('b', 'right')
  const { final, kept } = await repair(
    {
      edits: [edit('a', 'other'), right, edit('c', 'new')],
      summary: [sentence('One.'), sentence('Two.'), sentence('Four.')],
      newSkills: [skill('More')],
    },
    applyAll,
  )
  expect(final.held.edits).toEqual([...held.edits, right])
  expect(final.held.summary.map(({ text }) => text)).toEqual(['One.', 'Two.', 'Three.'])
  expect(final.held.newSkills.map(({ text }) => text)).toEqual(['Held'])
  expect(kept).toEqual([])
})

test('a place that the model takes back keeps the own words; what was new is forgotten', async () => {
  const { final, kept } = await repair({}, applyAll)
  expect(final.held).toEqual(held)
  expect(kept).toEqual([first.refused[0]])
})

test('when both together hold less than the first alone, the first stands', async () => {
  const refuseAll = ({ edits }: EditPlan): AppliedPlan => ({
    resume: sampleResume,
    applied: [],
    refused: edits.map((one) => ({ edit: one, reason: 'Together it is wrong.', cause })),
    held: EMPTY_PLAN,
  })
  expect(await repair({ edits: [edit('b', 'right')] }, refuseAll)).toEqual({
    plan,
    final: first,
    kept: first.refused,
  })
})
