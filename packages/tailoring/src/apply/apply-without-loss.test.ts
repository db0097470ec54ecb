import { expect, test } from 'vitest'
import { EMPTY_PLAN, type EditPlan } from '../plan/edit-plan.ts'
import { parseResume, readPosting } from '@tailorbird/reading'
import { applyEdits } from './apply-edits.ts'

const original = `Jo Doe
jo@example.com

Summary
Engineer who runs Kafka for shops.

Skills
Filing

Experience

Engineer, Acme Ltd, 2015 – 2020
- Moved 14 services to Kubernetes with Terraform
- Tuned the database of 40 shops
`
const posting = readPosting(
  'Engineer\n\nRequirements:\n- Kubernetes\n- Terraform\n- Kafka\n- Git\n- PostgreSQL\n',
)
const resume = parseResume(original)
const edit = (targetId: string, text: string) => ({
  targetId,
  text,
  sourceIds: [targetId],
  requirement: '',
  reason: 'Because',
})
const apply = (plan: Partial<EditPlan>) =>
  applyEdits(resume, { ...EMPTY_PLAN, ...plan }, { posting, author: 'code' })
const LOSS = expect.stringContaining('further from what the posting asks for')

test('an edit that loses the only proof is refused, and the rest stands', () => {
  const bad = edit('w0.b0', 'Moved 14 services with Terraform')
  const good = edit('w0.b1', 'Tuned the database that 40 shops use')
  const { applied, refused, held } = apply({ edits: [bad, good] })
  expect(applied).toEqual([good])
  expect(refused).toMatchObject([{ edit: bad, reason: LOSS }])
  expect(held.edits).toEqual([good])
})

test('a summary that loses the only proof leaves the sentence that has it', () => {
  const sentence = { text: 'Engineer for shops.', sourceIds: ['summary'] }
  const result = apply({ summary: [sentence] })
  expect(result.resume.summary).toBe(resume.summary)
  expect(result.applied).toEqual([])
})

test('without a posting, what is true may be', () => {
  const plan = { edits: [edit('w0.b0', 'Moved 14 services with Terraform')] }
  const { held } = apply({})
  expect(applyEdits(resume, { ...held, ...plan }, { author: 'code' }).refused).toEqual([])
})
