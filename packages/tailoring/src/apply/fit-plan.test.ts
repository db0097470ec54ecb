import { parseResume, readPosting } from '@tailorbird/reading'
import { expect, test } from 'vitest'
import { EMPTY_PLAN } from '../plan/edit-plan.ts'
import { fitPlan } from './fit-plan.ts'

const OTHERS = Array.from(
  { length: 70 },
  (_, at) => `- Poured plaster model ${at} for the bench beside the window of the hall`,
).join('\n')
const resume = parseResume(`Ada Long
ada@example.org

Experience
Dental technician, Peak Laboratory, Leeds, 2018 - 2024
- Train two apprentices in waxing
${OTHERS}
- Watched the stock of alloys
`)
const posting = readPosting(
  'Laboratory manager\nHill\n\nRequirements:\n- Lead, train and appraise the technicians\n- Experience of training apprentices\n- Manage stock and suppliers\n- Microsoft Excel',
)

test('what has words of the requirements goes behind what has none', () => {
  const { drops = [] } = fitPlan(resume, EMPTY_PLAN, posting, 1)
  expect(drops.length).toBeGreaterThan(3)
  expect(drops).not.toContain('w0.b0')
  expect(drops).not.toContain('w0.b71')
})
