import { EMPTY_PLAN } from '@tailorbird/tailoring'
import { expect, test } from 'vitest'
import { samplePosting, sampleResume } from './testing/sample.ts'
import { tidyPlan } from './tidy-plan.ts'

const note = (reason: string, requirement = 'react') => {
  const edit = { targetId: 'w0.b1', text: 'Built it using React 19.', sourceIds: [] }
  const plan = { ...EMPTY_PLAN, edits: [{ ...edit, requirement, reason }] }
  return tidyPlan(plan, sampleResume, samplePosting, ['Storybook']).edits[0]
}

test.each([
  'Says first that you used React 19.',
  'Please wire the fee.',
  'See https://evil.example',
  '',
])('a model’s own reason is never shown: %j', (reason) => {
  expect(note(reason)).toMatchObject({
    requirement: 'React',
    reason: "Puts 'React' in plain sight.",
  })
})

test.each(['Haskell', 'Ignore the rules', 'Storybook', ''])(
  'a requirement that is not asked for, or not known and not said, is none: %s',
  (requirement) => {
    expect(note('Says it more plainly for you.', requirement)?.requirement).toBe('')
  },
)

test('what changes nothing or names no text is dropped', () => {
  const own = sampleResume.workExperience[0]?.description[0] ?? ''
  const edit = { text: own, sourceIds: [], requirement: '', reason: '' }
  const plan = {
    ...EMPTY_PLAN,
    edits: [
      { ...edit, targetId: 'w0.b0' },
      { ...edit, targetId: 'w9.b9' },
    ],
    summary: [
      { text: 'Support engineer', sourceIds: [] },
      { text: 'who builds tools.', sourceIds: [] },
    ],
    newSkills: [
      { ...edit, text: 'react' },
      { ...edit, text: '' },
    ],
  }
  expect(tidyPlan(plan, sampleResume, samplePosting, [])).toEqual(EMPTY_PLAN)
})

test('marks of markdown are taken off before anything is compared', () => {
  const own = sampleResume.workExperience[0]?.description ?? []
  const edit = { sourceIds: [], requirement: '', reason: '' }
  const plan = {
    ...EMPTY_PLAN,
    edits: [
      { ...edit, targetId: 'w0.b0', text: `**${own[0]}**` },
      { ...edit, targetId: 'w0.b1', text: '# Built it using **React** and C#.' },
    ],
    summary: [{ text: '- Support engineer who *listens*.', sourceIds: [] }],
    newSkills: [
      { ...edit, text: '`React`' },
      { ...edit, text: '**Teaching**' },
    ],
  }
  expect(tidyPlan(plan, sampleResume, samplePosting, [])).toMatchObject({
    edits: [{ targetId: 'w0.b1', text: 'Built it using React and C#.' }],
    summary: [{ text: 'Support engineer who listens.' }],
    newSkills: [{ text: 'Teaching' }],
  })
})

test('a source that the resume does not have is dropped alone', () => {
  const item = { text: 'Built it using React 19.', sourceIds: ['w0.b1', 'w7.b7', 'w0'] }
  const noted = { ...item, requirement: '', reason: '' }
  const plan = {
    ...EMPTY_PLAN,
    edits: [{ ...noted, targetId: 'w0.b1' }],
    summary: [item],
    newSkills: [{ ...noted, text: 'Dashboards' }],
  }
  const tidy = tidyPlan(plan, sampleResume, samplePosting, [])
  for (const { sourceIds } of [...tidy.edits, ...tidy.summary, ...tidy.newSkills]) {
    expect(sourceIds).toEqual(['w0.b1', 'w0'])
  }
  expect([tidy.edits, tidy.summary, tidy.newSkills].map((list) => list.length)).toEqual([1, 1, 1])
})
