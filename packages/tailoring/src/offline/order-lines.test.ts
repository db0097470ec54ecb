import { expect, test } from 'vitest'
import { parseResume, readPosting } from '@tailorbird/reading'
import { applyEdits } from '../apply/apply-edits.ts'
import { planOffline } from './plan-offline.ts'

const write = (bullets: readonly string[], rest = '') =>
  parseResume(`Jo Doe
jo@example.com

Experience

Warehouse Supervisor, Acme Ltd, 2015 – 2020
${bullets.map((bullet) => `- ${bullet}`).join('\n')}

${rest}`)
const posting = readPosting(
  ['Warehouse Supervisor', '', 'Requirements:']
    .concat(['SAP EWM', 'Cycle counting', 'Forklift', 'Safety meetings'].map((one) => `- ${one}`))
    .join('\n'),
)
const order = (bullets: readonly string[]) => {
  const resume = write(bullets)
  const plan = planOffline(resume, posting, { strength: 'order' })
  const result = applyEdits(resume, plan, { posting, author: 'code' })
  expect(result.applied).toEqual([])
  return result.resume.workExperience[0]?.description
}

test('a mere list of tools comes last, all else keeps the person’s order', () => {
  const rest = [
    'Trained new hires on the night shift',
    'Held safety meetings each Monday',
    'Cycle counting each week, accuracy went from 94.1 to 99.2 %',
  ]
  expect(order(['Use SAP EWM, Excel', ...rest])).toEqual([...rest, 'Use SAP EWM, Excel'])
})

test('what a list belongs to keeps it: it goes behind the lines of its own project', () => {
  const bullets = [
    '2015 – 2020',
    'Use SAP EWM, Excel',
    'Painted the fences of the yard',
    'Project: new hall',
    'Planned the move of the racks',
  ]
  expect(order(bullets)).toEqual([
    '2015 – 2020',
    'Painted the fences of the yard',
    'Use SAP EWM, Excel',
    'Project: new hall',
    'Planned the move of the racks',
  ])
})

test('what is no skill stands last in the list, and what says nothing is left out and told', () => {
  const resume = write(
    ['Ran the yard'],
    'Skills\nRefs on request, jo@example.com, Excel, Forklift\n',
  )
  const plan = planOffline(resume, posting)
  const { resume: made, applied } = applyEdits(resume, plan, { posting, author: 'code' })
  const skills = made.skillsCategories.flatMap((group) => group.skills)
  expect(skills[0]).toBe('Excel')
  expect(skills).not.toContain('Refs on request')
  expect(skills.at(-1)).toBe('jo@example.com')
  expect(applied).toContainEqual(expect.objectContaining({ targetId: 's0.k0', text: '' }))
})
