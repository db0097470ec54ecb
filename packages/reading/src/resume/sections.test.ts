import { expect, test } from 'vitest'
import { parseResume } from '../parse-resume.ts'

const HEAD = 'Jo Doe\njo@example.org\n\nExperience\n\nCook\nAcme Ltd\n2018 - 2019\n- Grilled\n'

test.each([
  'Publications',
  'Volunteering',
  'Interests',
  'References',
  'Memberships',
  'Training',
  'Bénévolat',
  'Ehrenamt',
  'Voluntariado',
  'Awards & Interests',
])('%s opens an additional section', (heading) => {
  const resume = parseResume(`${HEAD}\n${heading}\nOne of them\n`)
  expect(resume.workExperience[0]?.description).toEqual(['Grilled'])
  expect(resume.additionalSections).toEqual({ [heading]: ['One of them'] })
})

test('headings of two known ones', () => {
  const resume = parseResume(
    `${HEAD}\nEducation and Licensure\nBSc Nursing, Foo University, 2015\nRN License 12345\n\nAwards\nPrize\n`,
  )
  expect(resume.education).toMatchObject([{ institution: 'Foo University' }])
  expect(resume.certifications).toEqual(['RN License 12345'])
  expect(resume.achievements).toEqual(['Prize'])
})

test('capitals that stand alone are a heading, an employer in capitals is none', () => {
  const resume = parseResume(
    `${HEAD}\nField Engineer\nORBIT HOSPITAL\n2015 - 2016\n- Drilled\n\nWOODLAND CRAFT\n\nCarves spoons\n`,
  )
  expect(resume.workExperience[1]).toMatchObject({
    company: 'ORBIT HOSPITAL',
    position: 'Field Engineer',
    description: ['Drilled'],
  })
  expect(resume.sections?.map(({ heading }) => heading)).toContain('WOODLAND CRAFT')
})

test('a side column above the name', () => {
  const resume = parseResume(`Top Skills\nGo\nKubernetes\n\n${HEAD}`)
  expect(resume.contactInfo).toMatchObject({ fullName: 'Jo Doe', email: 'jo@example.org' })
  expect(resume.skillsCategories).toEqual([{ category: '', skills: ['Go', 'Kubernetes'] }])
})

test('languages keep how well they are spoken', () => {
  const { contactInfo } = parseResume(
    'Jo Doe\njo@example.org\nLanguages: Haitian Creole - conversational, Spanish - basic',
  )
  expect(contactInfo.languages).toEqual(['Haitian Creole - conversational', 'Spanish - basic'])
})

test('a table of skills', () => {
  const resume = parseResume(
    `${HEAD}\nSkills\n\n| Area | Tools |\n|---|:---:|\n| Data | SQL, R |\n| Cloud | AWS | Azure |\n`,
  )
  expect(resume.skillsCategories).toEqual([
    { category: 'Data', skills: ['SQL', 'R'] },
    { category: 'Cloud', skills: ['AWS', 'Azure'] },
  ])
})
