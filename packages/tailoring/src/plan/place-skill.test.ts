import type { StructuredResume } from '@tailorbird/contracts'
import { toMarkdown } from '@tailorbird/document'
import { parseResume } from '@tailorbird/reading'
import { expect, test } from 'vitest'
import { placeSkill } from './place-skill.ts'
import { replaceText } from './replace-text.ts'

const withSkills = (...lines: string[]): StructuredResume => ({
  ...parseResume('# Niamh Okafor\n\nniamh@example.org'),
  skillsCategories: lines.map((line) => {
    const [category = '', skills = ''] = line.includes(': ') ? line.split(': ') : ['', line]
    return { category, skills: skills.split(', ') }
  }),
})

const NURSE = withSkills(
  'Systems: EMIS, SystmOne, Microsoft Excel',
  'Clinical: IV cannulation, venepuncture, wound care, medicines management',
  'Other: Full UK driving licence, mentoring',
)
const DEVELOPER = withSkills('Languages: Python, TypeScript', 'Cloud: AWS, Docker, Terraform')

/** The name of the group that a skill is added to. */
const groupOf = (resume: StructuredResume, skill: string) => {
  const at = Number(/^s(\d+)/.exec(placeSkill(resume, skill))?.[1])
  return resume.skillsCategories[at]?.category
}

test.each([
  [NURSE, 'catheterisation', 'Clinical'],
  [NURSE, 'ECG', 'Clinical'],
  [NURSE, 'SBAR', 'Clinical'],
  [NURSE, 'Epic', 'Systems'],
  [NURSE, 'Power BI', undefined],
  [NURSE, 'Polish', undefined],
  [DEVELOPER, 'Kubernetes', 'Cloud'],
  [DEVELOPER, 'stakeholder management', undefined],
  [withSkills('EDV: SAP, Excel', 'Pflege: Wundversorgung'), 'Palliativpflege', 'Pflege'],
])('%#', (resume, skill, group) => {
  expect(groupOf(resume, skill)).toBe(group)
})

test('the only group has all of them, behind its last one', () => {
  const one = withSkills('wound care, Igbo, driving licence')
  const count = one.skillsCategories[0]?.skills.length
  for (const skill of ['Power BI', 'catheterisation', 'SBAR'])
    expect(placeSkill(one, skill)).toBe(`s0.k${count}`)
})

test('a resume without skills, or with languages alone, gets a group of its own', () => {
  const none = withSkills()
  expect(placeSkill(none, 'SBAR')).toBe('s0.k0')
  expect(placeSkill(withSkills('Languages: English, Igbo'), 'SBAR')).toBe('s1.k0')
})

test('what fits nowhere stands together, and is read as it was written', () => {
  let resume = NURSE
  for (const skill of ['Power BI', 'Polish'])
    resume = replaceText(resume, placeSkill(resume, skill), skill) ?? resume
  expect(resume.skillsCategories.at(-1)).toEqual({ category: '', skills: ['Power BI', 'Polish'] })
  expect(parseResume(toMarkdown(resume)).skillsCategories).toEqual(resume.skillsCategories)
})
