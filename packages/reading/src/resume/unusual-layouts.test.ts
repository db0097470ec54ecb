import { expect, test } from 'vitest'
import { parseResume } from '../parse-resume.ts'

const read = (section: string) =>
  parseResume(`Jo Doe\njo@example.org\n\nEXPERIENCE\n\n${section}\n`).workExperience

test('two columns side by side are read one after the other', () => {
  const resume = parseResume(
    [
      'Jo Doe',
      '',
      'CONTACT                 EXPERIENCE',
      '',
      'jo@example.org          Cook',
      '                        Acme, Leeds',
      'SKILLS                  2019 – 2020',
      '                        • Ran the grill',
      'Grill                   • Trained two juniors',
      'Sauces',
      '                        EDUCATION',
      '',
      '                        BSc Botany, Foo College, 2015',
    ].join('\n'),
  )
  expect(resume.contactInfo).toMatchObject({ fullName: 'Jo Doe', email: 'jo@example.org' })
  expect(resume.workExperience).toMatchObject([
    { company: 'Acme', position: 'Cook', description: ['Ran the grill', 'Trained two juniors'] },
  ])
  expect(resume.skillsCategories).toEqual([{ category: '', skills: ['Grill', 'Sauces'] }])
  expect(resume.education).toMatchObject([{ institution: 'Foo College', degree: 'BSc Botany' }])
})

test('dates aligned on the right are no second column', () => {
  const line = 'Cook, Acme                         2019 – 2020\n- a\n\n'
  expect(read(line.repeat(8))).toHaveLength(8)
})

test('a line about the employer stands between it and its positions', () => {
  const jobs = read(
    'ACME GROUP, Denver, CO\nOperator of 64 clinics; 4,300 employees\n\nController (2019 – Present)\n- a\n\nAuditor, Tax (2015 – 2019)\n- b\n\nFOO & BAR LLP, Reno, NV\nMaker of tents; listed 2014\n\nClerk (2010 – 2015)\n- c',
  )
  expect(jobs).toMatchObject([
    { company: 'ACME GROUP', position: 'Controller' },
    { company: 'ACME GROUP', position: 'Auditor, Tax' },
    { company: 'FOO & BAR LLP', position: 'Clerk', location: 'Reno, NV' },
  ])
  expect(jobs[0]?.description).toEqual(['Operator of 64 clinics; 4,300 employees', 'a'])
})

test('full stops set the parts of a job apart', () => {
  expect(read('2023 - now. Packer. Tulip Growers. Spalding.\n- a')).toMatchObject([
    { company: 'Tulip Growers', position: 'Packer', location: 'Spalding', startDate: '2023' },
  ])
})

test('bullets that have dates below them are jobs', () => {
  expect(
    read('► Plumber, Acme Services\n  Nov 2011 -> Jan 2017\n  ► Leaks\n  ► Boilers'),
  ).toMatchObject([
    { company: 'Acme Services', endDate: 'Jan 2017', description: ['Leaks', 'Boilers'] },
  ])
})

test('facts with labels may stand between the dates and the role', () => {
  expect(
    read('Bureau of Waters\n09/2020 - Present\nHours per week: 40\nAnalyst\n- a'),
  ).toMatchObject([
    { company: 'Bureau of Waters', position: 'Analyst', description: ['Hours per week: 40', 'a'] },
  ])
})

test('a job that was broken behind a comma is one', () => {
  expect(
    read('2019-present  Medical Director, Primary Care,\n              Acme Hospital'),
  ).toMatchObject([{ company: 'Acme Hospital', position: 'Medical Director, Primary Care' }])
})

test('the whole is the employer, and its part is kept', () => {
  const [job] = read('Professor, Department of Physics, Foo University, 2019 – 2020')
  expect(job).toMatchObject({
    company: expect.stringContaining('Foo University'),
    position: 'Professor',
  })
  expect(JSON.stringify(job)).toContain('Department of Physics')
})

test('a name below a side column', () => {
  const resume = parseResume(
    'Contact\n\njo@example.org\n\nTop Skills\n\nSQL\n\nHonors-Awards\n\nPrize\n\nJo Doe, PMP\n\nCook at Acme\nLeeds, England\n\nExperience\n\nAcme\nCook\n2019 - 2020',
  )
  expect(resume.contactInfo.fullName).toBe('Jo Doe, PMP')
})

test('what was done is an item a line, without bullets too', () => {
  const [job] = read(
    'Cook, Acme Ltd, 2019 – 2020\nHelped open the rooftop bar and wrote its menu together with the manager\nCovered for the pastry chef',
  )
  expect(job?.description).toHaveLength(2)
})

test('a certificate with its year ends its line', () => {
  const { certifications } = parseResume(
    'Jo Doe\n\nTRAINING AND TICKETS\n\nFood safety for supervisors of large kitchens, Hospitality Board, 2017\n18th Edition Wiring, 2019\nFirst aid, 2021',
  )
  expect(certifications).toHaveLength(3)
})

test('the lines of additional information go where their labels say', () => {
  const resume = parseResume(
    'JO DOE\njo@example.org\n\nEXPERIENCE\n\nCook at Acme\n2019 - 2020\n\nADDITIONAL INFORMATION\n\nTechnical Skills: Excel, SQL\nLanguages: French\nInterests: Chess',
  )
  expect(resume.skillsCategories).toEqual([
    { category: 'Technical Skills', skills: ['Excel', 'SQL'] },
  ])
  expect(resume.contactInfo.languages).toEqual(['French'])
  expect(resume.additionalSections).toMatchObject({ Interests: ['Chess'] })
})

test.each([
  ['PGDE Primary Education, Foo University, 2009', 'Foo University', 'PGDE Primary Education'],
  ['M.D., Foo College of Medicine, 2009', 'Foo College of Medicine', 'M.D.'],
  [
    '2016 Técnico en Farmacia. IES San Fernando, Madrid',
    'IES San Fernando, Madrid',
    'Técnico en Farmacia',
  ],
  ['BSc Botany. Foo University, 2016', 'Foo University', 'BSc Botany'],
  ['2009 - 2012 | Residency, Acme Hospital', 'Acme Hospital', 'Residency'],
  [
    'High Hill High School, Reno, NV\nHigh School Diploma',
    'High Hill High School, Reno, NV',
    'High School Diploma',
  ],
])('the school and the degree of %j', (section, institution, degree) => {
  expect(parseResume(`Jo Doe\n\nEducation\n\n${section}`).education).toMatchObject([
    { institution, degree },
  ])
})

test('where no section is called experience, the one that holds jobs is', () => {
  const above = 'Jo Doe\njo@example.org\n\nPROFILE\n\nA cook who bakes.\n\n'
  const jobs = '2012 - 2014  Cook, Acme Ltd\n2015 - 2016  Head Cook, Foo Ltd\n'
  const counts = ['CAREER SUMMARY', 'KITCHENS'].map(
    (name) => parseResume(`${above}${name}\n\n${jobs}`).workExperience.length,
  )
  expect(counts).toEqual([2, 2])
})

test('a paragraph about references and a signature end the section above', () => {
  const resume = parseResume(
    'Jo Doe\njo@example.org\n\nBerufserfahrung\n\nKoch, Gasthof Adler\n2015 – 2019\n\nKenntnisse\n\nSAP, DATEV\n\nBerlin, den 4. Februar 2026\n\nReferenzen auf Anfrage\n',
  )
  expect(resume.skillsCategories).toEqual([{ category: '', skills: ['SAP', 'DATEV'] }])
})
