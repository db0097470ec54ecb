import { expect, test } from 'vitest'
import { toMarkdown } from '@tailorbird/document'
import { parseResume, readPosting } from '@tailorbird/reading'
import { developer, teacher } from '@tailorbird/document/samples/resumes'
import { addConfirmedSkills } from './confirmed-skills.ts'

const posting = readPosting(
  'Engineer\n\nRequirements:\n- Kubernetes and Terraform\n- Azure or AWS\n- PostgreSQL\n- Ansible',
)
const resume = parseResume(developer)
const add = (...skills: string[]) => addConfirmedSkills(resume, skills, posting)

test('what the posting asks for and the resume does not show is listed in the posting’s words', () => {
  const { resume: result, added } = add('terraform', 'Microsoft Azure')
  expect(added).toEqual(['Terraform', 'Azure'])
  expect(result.skillsCategories.at(-1)).toEqual({ category: '', skills: added })
  expect(result.skillsCategories.slice(0, -1)).toEqual(resume.skillsCategories)
  expect({ ...result, skillsCategories: resume.skillsCategories }).toEqual(resume)
  expect(parseResume(toMarkdown(result))).toEqual(result)
})

test.each([
  ['asked for and shown under another name', 'Kubernetes', 'Postgres'],
  ['shown by a bullet only', 'Amazon Web Services'],
  ['not asked for', 'Haskell', 'Ansi'],
  ['none'],
])('nothing is added: %s', (_, ...skills) => {
  expect(add(...skills)).toEqual({ resume, added: [] })
})

test('a skill is added once, whatever it is called', () => {
  expect(add('Ansible', 'ansible', 'ANSIBLE').added).toEqual(['Ansible'])
})

test('a resume without skills gets a list', () => {
  const { resume: result } = addConfirmedSkills(parseResume(teacher), ['Ansible'], posting)
  expect(result.skillsCategories).toEqual([{ category: '', skills: ['Ansible'] }])
})

test('a skill that a line names as somebody else’s is added all the same', () => {
  const assistant = parseResume(
    'Ada Reyes\nada@example.org\n\nExperience\n\nOffice Assistant, Hill House Ltd, 2019 - 2024\n- Assisted an Ansible developer with invoices\n',
  )
  expect(addConfirmedSkills(assistant, ['Ansible'], posting).added).toEqual(['Ansible'])
})
