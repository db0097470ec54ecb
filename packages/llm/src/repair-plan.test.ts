import type { AppliedPlan, Edit, EditPlan, Prompt } from '@tailorbird/resume'
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
const prompt: Prompt = { instructions: '', input: '', schemaName: 'plan', schema: {} }
const held = edit('a', 'held')
const first: AppliedPlan = {
  resume: sampleResume,
  applied: [held],
  refused: [{ edit: edit('b', 'wrong'), reason: 'Why.' }],
}
const plan: EditPlan = { edits: [], bulletOrder: {}, skillOrder: [] }

const repair = async (edits: Edit[], apply: (plan: EditPlan) => AppliedPlan) =>
  repairPlan(
    async () => ({ plan: { ...plan, edits } }),
    apply,
    prompt,
    plan,
    first,
    new AbortController().signal,
  )
const applyAll = ({ edits }: EditPlan): AppliedPlan => ({
  resume: sampleResume,
  applied: edits,
  refused: [],
})

test('fills the refused places and nothing else', async () => {
  const right = edit('b', 'right')
  const outcome = await repair([edit('a', 'other'), right, edit('c', 'new')], applyAll)
  expect(outcome.final.applied).toEqual([held, right])
  expect(outcome.kept).toEqual([])
})

test('a place that the model takes back keeps the own words', async () => {
  expect((await repair([], applyAll)).kept).toEqual(first.refused)
})

test('when both together hold less than the first alone, the first stands', async () => {
  const refuseAll = ({ edits }: EditPlan): AppliedPlan => ({
    resume: sampleResume,
    applied: [],
    refused: edits.map((one) => ({ edit: one, reason: 'Together it is wrong.' })),
  })
  expect(await repair([edit('b', 'right')], refuseAll)).toEqual({
    final: first,
    kept: first.refused,
  })
})
