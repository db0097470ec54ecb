import { parseResume, readPosting } from '@tailorbird/reading'
import { expect, test } from 'vitest'
import { applyEdits } from '../apply/apply-edits.ts'
import { applyConfirmedWordings } from './confirmed-wordings.ts'
import { type OwnText, readOwnLines } from '../apply/own-texts.ts'
import { EMPTY_PLAN } from '../plan/edit-plan.ts'

const LINE = 'Shaped the rye loaves'
const resume = parseResume(`Noor Haddad
noor@example.org

Summary
Baker with ten years at the oven.

Experience
Baker, Rye House, York
2015 – 2019
- ${LINE}
- Trained two apprentices in sourdough

Skills
Sourdough, Pastry
`)
const posting = readPosting('Baker\nCrumb\n\nRequirements:\n- Sourdough\n- Pastry\n- Rye')
const own = (over: Partial<OwnText>): OwnText => ({
  kind: 'wording',
  text: '',
  line: LINE,
  note: '',
  offered: '',
  ...over,
})
const apply = (...texts: OwnText[]) => applyConfirmedWordings(resume, readOwnLines(texts), posting)
const bullets = ({ resume: { workExperience } }: ReturnType<typeof apply>) =>
  workExperience[0]?.description

test('a wording takes the place of its line, however that is spaced, and says so', () => {
  const text = 'Shaped dark rye loaves'
  const worded = apply(own({ text, line: ' shaped  THE rye loaves ' }))
  expect(bullets(worded)?.[0]).toBe(text)
  expect(worded.edits).toEqual([
    {
      targetId: 'w0.b0',
      text,
      sourceIds: ['w0.b0'],
      requirement: '',
      reason: 'You confirmed this wording.',
    },
  ])
})

test.each([
  ['of a line that is not there', own({ line: 'Sold bread', text: 'Sold rolls' })],
  ['that was left', own({ kind: 'left', text: 'Shaped artisan loaves' })],
  ['that is a fact beside it', own({ kind: 'fact', text: 'In a team of four' })],
  ['for the line of a job', own({ line: 'Baker, Rye House, York, 2015 – 2019', text: 'Chef' })],
])('nothing is done with a wording %s', (_what, text) => {
  expect(apply(text)).toMatchObject({ resume, edits: [] })
})

test('of several the newest stands; what was only accepted stands where it serves no less', () => {
  const older = own({ text: 'Shaped many rye loaves' })
  expect(bullets(apply(older, own({ text: 'Shaped all rye loaves' })))?.[0]).toContain('all')
  // Without 'rye' the resume would fit less.
  const worse = { text: 'Shaped loaves' }
  expect(bullets(apply(own({ ...worse, offered: worse.text })))?.[0]).toBe(LINE)
  const fitting = own({ text: 'Shaped fine rye loaves', offered: 'Shaped fine rye loaves' })
  expect(bullets(apply(fitting, own({ ...worse, offered: worse.text })))?.[0]).toContain('fine')
  // Their own words stand whatever the posting likes.
  expect(bullets(apply(own(worse)))?.[0]).toBe(worse.text)
})

test('a summary and a skill have wordings, too', () => {
  const worded = apply(
    own({ line: 'Baker with ten years at the oven.', text: 'Baker of rye bread.' }),
    own({ line: 'Pastry', text: 'Fine pastry' }),
  )
  expect(worded.resume.summary).toBe('Baker of rye bread.')
  expect(worded.resume.skillsCategories[0]?.skills).toContain('Fine pastry')
})

const plan = (targetId: string, text: string) => ({
  ...EMPTY_PLAN,
  edits: [{ targetId, text, sourceIds: [targetId], requirement: '', reason: '' }],
})
const propose = (targetId: string, text: string, ...texts: OwnText[]) => {
  const { resume: worded, own: beside } = apply(...texts)
  return applyEdits(worded, plan(targetId, text), { own: beside })
}

test('what they confirmed is applied without asking, what they left is not even where it is proven', () => {
  const odd = 'Shaped artisan rye loaves for the mayor'
  expect(propose('w0.b0', odd).applied).toEqual([])
  const worse = own({ text: odd, offered: odd })
  const newer = own({ text: 'Shaped the rye loaves well', offered: 'Shaped the rye loaves well' })
  expect(propose('w0.b0', odd, worse, newer).applied).toHaveLength(1)
  const plain = 'Shaped rye loaves'
  expect(propose('w0.b0', plain).applied).toHaveLength(1)
  expect(propose('w0.b0', plain, own({ kind: 'left', text: plain })).applied).toEqual([])
})

test('what is said beside one line proves nothing beside another', () => {
  const fact = own({ kind: 'fact', text: 'Shaped the rye loaves for the Grand Hotel' })
  expect(propose('w0.b0', fact.text).applied).toEqual([])
  expect(propose('w0.b0', fact.text, fact).applied).toHaveLength(1)
  const elsewhere = 'Trained two apprentices in sourdough for the Grand Hotel'
  expect(propose('w0.b1', elsewhere, fact).applied).toEqual([])
})

test('a fact is a source of the line that it stands beside, and of no other', () => {
  const told = 'Shaped the rye loaves, 400 a night'
  expect(propose('w0.b0', told).applied).toEqual([])
  const beside = own({ kind: 'fact', text: '400 a night' })
  expect(propose('w0.b0', told, beside).applied).toHaveLength(1)
  const other = 'Trained two apprentices in sourdough, 400 a night'
  expect(propose('w0.b1', other, beside).applied).toEqual([])
})

test('where a skill was used is a source of that skill', () => {
  const told = 'Sourdough (two seasons at Orchard House)'
  const note = own({
    kind: 'skill',
    text: 'Sourdough',
    line: '',
    note: 'two seasons at Orchard House',
  })
  expect(propose('s0.k0', told).applied).toEqual([])
  expect(propose('s0.k0', told, note).applied).toHaveLength(1)
  expect(propose('s0.k1', told.replace('Sourdough', 'Pastry'), note).applied).toEqual([])
})

test('what they wrote by hand is worded no further by a model, a line or a summary', () => {
  const summary = 'Baker with ten years at the oven, mostly rye.'
  const line = 'Baker with ten years at the oven.'
  const worded = apply(own({ text: 'Shaped dark rye loaves' }), own({ line, text: summary }))
  const proposed = {
    ...plan('w0.b0', 'Shaped rye loaves'),
    summary: [{ text: 'Trained two apprentices in sourdough.', sourceIds: ['w0.b1'] }],
  }
  const { resume: tailored } = applyEdits(worded.resume, proposed, { own: worded.own })
  expect(tailored.workExperience[0]?.description[0]).toBe('Shaped dark rye loaves')
  expect(tailored.summary).toBe(summary)
})
