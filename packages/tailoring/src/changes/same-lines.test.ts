import { findRewordings, keepIds } from '@tailorbird/document'
import { parseResume } from '@tailorbird/reading'
import { expect, test } from 'vitest'
import { listChanges } from './list-changes.ts'
import { acceptChanges, listRewordings } from './revise-resume.ts'
import { applyEdits } from '../apply/apply-edits.ts'
import { EMPTY_PLAN } from '../plan/edit-plan.ts'

const original = parseResume(
  'Jo Doe\njo@example.org\n\nExperience\n\nCook, Acme Ltd, 2019 - 2020\n- Cleaned\n- Moved tables to k8s\n\nWaiter, Foo GmbH, 2015 - 2018\n- Cleaned\n- Moved tables to k8s\n',
)
const edit = (targetId: string) => ({
  targetId,
  text: 'Moved the tables to k8s',
  sourceIds: [targetId],
  requirement: '',
  reason: 'Because',
})
const { resume, applied } = applyEdits(original, {
  ...EMPTY_PLAN,
  edits: [edit('w0.b1'), edit('w1.b1')],
})
const changes = listChanges({ original, tailored: resume, applied, confirmed: [] })
const tailored = keepIds(original, resume, listRewordings(changes))
const toldBy = (accepted: string[]) =>
  acceptChanges(tailored, changes, new Set(accepted)).resume.workExperience.map(
    ({ description }) => description[1],
  )

test.each([
  [['c0'], ['Moved the tables to k8s', 'Moved tables to k8s']],
  [['c1'], ['Moved tables to k8s', 'Moved the tables to k8s']],
  [[], ['Moved tables to k8s', 'Moved tables to k8s']],
])('of two jobs with the same line the change of the right one stands: %j', (accepted, told) => {
  expect(toldBy(accepted)).toEqual(told)
})

test('an order that is undone finds a line that the person has worded anew', () => {
  const cook = parseResume(
    'Jo Doe\njo@example.org\n\nExperience\n\nCook, Acme Ltd, 2019 - 2020\n- Made soup\n- Moved tables\n- Cut waste\n',
  )
  const ordered = applyEdits(cook, {
    ...EMPTY_PLAN,
    bulletOrder: { w0: ['w0.b1', 'w0.b2', 'w0.b0'] },
  }).resume
  const [order] = listChanges({ original: cook, tailored: ordered, applied: [], confirmed: [] })
  const edited = structuredClone(ordered)
  const [job] = edited.workExperience
  if (!order || !job) throw new Error('no order')
  job.description = ['Moved tables', 'Cut waste', 'Made soup daily']
  const kept = keepIds(ordered, edited, findRewordings(ordered, edited))
  const undone = acceptChanges(kept, [order], new Set())
  expect(undone.resume.workExperience[0]?.description).toEqual([
    'Made soup daily',
    'Moved tables',
    'Cut waste',
  ])
})
