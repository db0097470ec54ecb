import { expect, test } from 'vitest'
import { parseResume } from '../parse-resume.ts'

const read = (section: string) =>
  parseResume(`Jo Doe\njo@example.org\n\nExperience\n\n${section}\n`).workExperience
const names = (section: string) => read(section).map(({ company, position }) => [company, position])

test('the order of the other jobs decides where no word tells', () => {
  expect(
    names(
      'Store Manager\nCoach\n2015 - 2017\n- a\n\nCrew Lead\nTarget\n2012 - 2015\n- b\n\nQuux\nFoobar\n2009 - 2010',
    ),
  ).toEqual([
    ['Coach', 'Store Manager'],
    ['Target', 'Crew Lead'],
    ['Foobar', 'Quux'],
  ])
})

test('a field behind a role belongs to it', () => {
  expect(
    names(
      'HSBC, Mumbai\nVice President – Risk\t2019 – 2021\n- a\nManager – Credit Risk\t2015 – 2019',
    ),
  ).toEqual([
    ['HSBC', 'Vice President – Risk'],
    ['HSBC', 'Manager – Credit Risk'],
  ])
})

test('positions below the years at their employer', () => {
  expect(
    read(
      'ACME GROUP, Denver, CO      2014 – Present\nMaker of tents.\n\nPlant Manager, Supply Chain      2019 – Present\n- a\n\nForeman      2014 – 2019\n- b',
    ),
  ).toMatchObject([
    {
      company: 'ACME GROUP',
      position: 'Plant Manager, Supply Chain',
      location: 'Denver, CO',
      description: ['2014 – Present', 'Maker of tents.', 'a'],
    },
    { company: 'ACME GROUP', position: 'Foreman', startDate: '2014', endDate: '2019' },
  ])
})

test.each([
  ['Cook chez Bistro Rouge\nJanv. 2021 – Aujourd’hui | Lyon', 'Bistro Rouge', 'Cook', 'Lyon'],
  ['2020–present  Cook, Acme Kft., Budapest.', 'Acme Kft.', 'Cook', 'Budapest'],
  ['**Acme,** Melbourne — *Cook*\n\n2013 \\- 2017', 'Acme', 'Cook', 'Melbourne'],
  ['Cook, Acme Foods, Luton, from May 2019 to October 2021.', 'Acme Foods', 'Cook', 'Luton'],
  [
    '09/2010 – 03/2018 Lagerist bei der Groß & Söhne KG, Augsburg',
    'Groß & Söhne KG',
    'Lagerist',
    'Augsburg',
  ],
  ['2010 – 2012 Koch bei dem Gasthof Adler, Ulm', 'Gasthof Adler', 'Koch', 'Ulm'],
  ['2010 – 2012 Vendeuse chez l’Atelier Blanc, Paris', 'Atelier Blanc', 'Vendeuse', 'Paris'],
  ['2010 – 2012 Técnico en la Farmacia Sol, Madrid', 'Farmacia Sol', 'Técnico', 'Madrid'],
  ['2010 – 2012 Infirmière au CHU de Nantes', 'CHU de Nantes', 'Infirmière', undefined],
  ['2010 – 2012 Mitarbeiter im Vertrieb, Acme GmbH', 'Acme GmbH', 'Mitarbeiter im Vertrieb', ''],
  ['2015 jusqu’en mai 2019 – SARL Bois & Co – Menuisier', 'SARL Bois & Co', 'Menuisier', ''],
  ['dishwasher at Lakeview Diner\nsummer 2019', 'Lakeview Diner', 'dishwasher', undefined],
])('%j is one job', (section, company, position, location) => {
  expect(read(section)).toMatchObject([{ company, position, ...(location ? { location } : {}) }])
})

test('labels and columns name the fields', () => {
  const form = 'Employer: Acme\nJob title: Cook\nFrom: 04/2022\nTo: Present\nDuties: Grill'
  expect(read(form)).toMatchObject([
    {
      company: 'Acme',
      position: 'Cook',
      startDate: '04/2022',
      isCurrent: true,
      description: ['Duties: Grill'],
    },
  ])
  const table = 'Dates | Employer | Position | Place\n2019 - 2020 | Acme | Cook | Leeds'
  expect(read(table)).toMatchObject([
    { company: 'Acme', position: 'Cook', location: 'Leeds', startDate: '2019', endDate: '2020' },
  ])
})

test('words of dates stay, and those that stand for a dash go', () => {
  expect(read('Depuis 2020 : Chef de partie, Restaurant Foo, Lyon')).toMatchObject([
    { startDate: 'Depuis 2020', isCurrent: true },
  ])
  expect(read('Cook\nAcme\n2019 bis heute')).toMatchObject([{ endDate: 'heute', isCurrent: true }])
})

test('a page break does not break a job', () => {
  const resume = parseResume(
    'Jo Doe\njo@example.org\n\nExperience\n\nCook\nAcme\n2019 - 2020\n- a\n\n      Page 1 of 2\nJo Doe\n- b\n',
  )
  expect(resume.workExperience).toMatchObject([{ company: 'Acme', description: ['a', 'b'] }])
  expect(resume.additionalSections).toEqual({})
})

test.each([
  ['E X P E R I E N C E', 'S K I L L S'],
  ['Where I have worked', 'What I am good at'],
  ['1. Work History', '2. Key Skills'],
  ['--- Employment 1 ---', '--- Skills ---'],
  ['===\nESPERIENZA LAVORATIVA\n===', '===\nCOMPETENZE\n==='],
  ['💼 Experience:', '🛠 Skills:'],
])('the headings %j and %j', (work, skills) => {
  const resume = parseResume(
    `Jo Doe\njo@example.org\n\n${work}\n\nCook at Acme\n2019 - 2020\n- a\n\n${skills}\n\nGrill\nSauces\n`,
  )
  expect(resume.workExperience).toMatchObject([
    { company: 'Acme', position: 'Cook', description: ['a'] },
  ])
  expect(resume.skillsCategories).toEqual([{ category: '', skills: ['Grill', 'Sauces'] }])
})

test('capital items alone are skills, not headings', () => {
  const resume = parseResume(
    'JO DOE\njo@example.org\n\nSKILLS\n\nSQL\nPYTHON\nCRM\n\nEDUCATION\n\nBSC, FOO UNIVERSITY, 2015\n',
  )
  expect(resume.skillsCategories).toEqual([{ category: '', skills: ['SQL', 'PYTHON', 'CRM'] }])
})

test('the names of a skill table’s columns only frame it', () => {
  const resume = parseResume('Jo Doe\n\nSkills\n\n| Area | Tools |\n|---|---|\n| Data | SQL |\n')
  expect(resume.skillsCategories).toEqual([{ category: 'Data', skills: ['SQL'] }])
  expect(resume.additionalSections).toEqual({})
})

test('how well something is known belongs to what stands before it', () => {
  const { skillsCategories } = parseResume(
    'Jo Doe\njo@example.com\n\nKenntnisse\n\nMS Office (Word, Excel)   sehr gut\nSAP SD\tgut\n',
  )
  expect(skillsCategories).toEqual([
    { category: '', skills: ['MS Office (Word, Excel) (sehr gut)', 'SAP SD (gut)'] },
  ])
})

test('a wide gap in the name on top opens no second column', () => {
  const { contactInfo, summary } = parseResume(
    'Maria  Hoffmann\nmaria@example.org\n\nSkills\nExcel\n',
  )
  expect([contactInfo.fullName, summary]).toEqual(['Maria Hoffmann', undefined])
})
