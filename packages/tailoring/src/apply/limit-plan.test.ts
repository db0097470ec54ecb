import { parseResume, readPosting } from '@tailorbird/reading'
import { expect, test } from 'vitest'
import { applyEdits } from './apply-edits.ts'
import { describeWishes } from '../prompt/describe-wishes.ts'
import type { EditPlan } from '../plan/edit-plan.ts'
import { estimatePages } from '../plan/estimate-pages.ts'
import { limitPlan } from '../plan/limit-plan.ts'

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => `- Moved pallet ${at} from bay to bay in the old hall`)
const resume = parseResume(
  [
    'Ada Long\nada@example.org\n\nExperience\n',
    'Clerk, Acme Ltd, 2016 - 2023\n- Counted stock in SAP every week',
    ...lines(25),
    '\nClerk, Foo Ltd, 2008 - 2015',
    ...lines(25),
    '\nBaker, Bar Ltd, 1996 - 2001',
    ...lines(20),
  ].join('\n'),
)
const posting = readPosting('Clerk\n\nRequirements:\n- SAP\n')
const edit = (text: string) => ({
  targetId: 'w0.b0',
  text,
  sourceIds: ['w0.b0'],
  requirement: '',
  reason: '',
})
const plan: EditPlan = {
  edits: [edit('Each week counted stock in SAP')],
  summary: [{ text: 'Clerk who counted stock.', sourceIds: ['w0.b0'] }],
  newSkills: [],
  bulletOrder: { w0: ['w0.b3'] },
  skillOrder: [],
  sectionOrder: [],
  drops: ['w0.b1'],
}

test('order only moves lines and changes none', () => {
  const { edits, summary, drops, bulletOrder } = limitPlan(resume, plan, 'order')
  expect({ edits, summary, drops }).toEqual({ edits: [], summary: [], drops: undefined })
  expect(bulletOrder).toEqual(plan.bulletOrder)
})

test('light rewords a little, leaves nothing out and writes no new summary', () => {
  const light = limitPlan(resume, plan, 'light')
  expect(light.edits).toEqual(plan.edits)
  expect(light.drops).toBeUndefined()
  expect(light.summary).toEqual([])
  const other = { ...plan, edits: [edit('Kept the books of all goods, week by week')] }
  expect(limitPlan(resume, other, 'light').edits).toEqual([])
})

test('a length is met by what the posting does not ask for, and no job loses all', () => {
  const free = applyEdits(resume, plan, { posting, author: 'code' }).resume
  const options = { pages: 1, tone: 'plain', strength: 'full' } as const
  const { resume: short } = applyEdits(resume, plan, { posting, author: 'code', options })
  expect(estimatePages(free)).toBeGreaterThan(1)
  expect(estimatePages(short)).toBeLessThanOrEqual(1)
  expect(short.workExperience.every(({ description }) => description.length > 0)).toBe(true)
  expect(short.workExperience[0]?.description.join(' ')).toContain('SAP')
  const ordered = applyEdits(resume, plan, {
    posting,
    author: 'code',
    options: { ...options, strength: 'order' },
  }).resume
  expect(estimatePages(ordered)).toBe(estimatePages(resume))
})

test('a model is told what is not as usual, and nothing else', () => {
  expect(describeWishes({ pages: 0, tone: 'plain', strength: 'full' })).toBe('')
  const said = describeWishes({ pages: 1, tone: 'warm', strength: 'light' })
  expect(said).toMatch(/^WISHES\nLength: one page.*\nTone: warm.*\nStrength: light/)
})
