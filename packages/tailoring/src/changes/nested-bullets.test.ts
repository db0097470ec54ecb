import { keepIds } from '@tailorbird/document'
import { parseResume } from '@tailorbird/reading'
import { readOriginal, checkResume } from '@tailorbird/truth'
import { expect, test } from 'vitest'
import { listChanges } from './list-changes.ts'
import { acceptChanges, listRewordings } from './revise-resume.ts'
import { applyEdits } from '../apply/apply-edits.ts'
import { EMPTY_PLAN } from '../plan/edit-plan.ts'

const original = parseResume(
  'Jo Doe\njo@example.org\n\nExperience\n\nCook, Acme Ltd, 2019 - 2020\n- Cooked soup\n- Led kitchen move\n  - planned the move with 4 cooks\n  - trained 3 apprentices\n',
)
const edit = (targetId: string, text: string) => ({
  targetId,
  text,
  sourceIds: [targetId],
  requirement: '',
  reason: 'Because',
})
const plan = {
  ...EMPTY_PLAN,
  edits: [edit('w0.b1', 'Led the kitchen move'), edit('w0.b1.c1', 'Trained three apprentices')],
  bulletOrder: { w0: ['w0.b1', 'w0.b0'] },
}
const bulletsOf = ({ workExperience }: typeof original) => workExperience[0]?.description

test('a bullet is worded anew and moved with what stands below it, and back', () => {
  const { resume, applied, refused } = applyEdits(original, plan)
  expect(refused).toEqual([])
  expect(bulletsOf(resume)).toEqual([
    'Led the kitchen move\n- planned the move with 4 cooks\n- Trained three apprentices',
    'Cooked soup',
  ])
  const changes = listChanges({ original, tailored: resume, applied, confirmed: [] })
  const tailored = keepIds(original, resume, listRewordings(changes))
  expect(changes.map(({ before }) => before)).toEqual([
    'Led kitchen move',
    'trained 3 apprentices',
    'Cooked soup\nLed kitchen move',
  ])
  const undone = acceptChanges(tailored, changes, new Set())
  expect(undone.resume).toEqual(original)
  const all = new Set(changes.map(({ id }) => id))
  expect(acceptChanges(undone.resume, undone.changes, all).resume).toEqual(tailored)
})

test('a bullet below another one can not be lost', () => {
  const lost = structuredClone(original)
  const [job] = lost.workExperience
  if (job) job.description[1] = 'Led kitchen move\n- planned the move with 4 cooks'
  expect(checkResume(readOriginal(original), lost)).not.toEqual([])
})
