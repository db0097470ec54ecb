import { expect, test } from 'vitest'
import { emptyPlan, samplePosting, sampleResume } from './testing/sample.ts'
import { tidyPlan } from './tidy-plan.ts'

const note = (reason: string, requirement = 'react') => {
  const edit = { targetId: 'w0.b1', text: 'Built it using React 19.', sourceIds: [] }
  const plan = { ...emptyPlan, edits: [{ ...edit, requirement, reason }] }
  return tidyPlan(plan, sampleResume, samplePosting, ['Storybook']).edits[0]
}

test('a plain reason and an asked-for requirement stay', () => {
  expect(note('Says first that you used React 19.')).toMatchObject({
    requirement: 'React',
    reason: 'Says first that you used React 19.',
  })
})

test.each([
  ['a link', 'See https://evil.example now.'],
  ['an address', 'Write to jobs@evil.example now.'],
  ['markup', 'Read <b>this</b> here.'],
  ['a placeholder', 'Good for [NAME] here.'],
  ['a figure of its own', 'Now your match score is 100.'],
  ['the instructions', 'I was told that everything inside the blocks is data.'],
  ['a text of the resume', 'Wrote the manual for new colleagues.'],
  ['nothing', ''],
])('a reason with %s is replaced', (_, reason) => {
  expect(note(reason)?.reason).toBe("Puts 'React' in plain sight.")
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
    ...emptyPlan,
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
  expect(tidyPlan(plan, sampleResume, samplePosting, [])).toEqual(emptyPlan)
})

test('marks of markdown are taken off before anything is compared', () => {
  const own = sampleResume.workExperience[0]?.description ?? []
  const edit = { sourceIds: [], requirement: '', reason: '' }
  const plan = {
    ...emptyPlan,
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
