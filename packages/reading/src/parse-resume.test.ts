import { CodedError } from '@tailorbird/contracts'
import { expect, test } from 'vitest'
import { toMarkdown } from '@tailorbird/document'
import * as samples from '@tailorbird/document/samples/resumes'
import { parseResume } from './parse-resume.ts'

const jobsOf = (text: string) =>
  parseResume(text).workExperience.map(({ company, position, startDate, endDate, isCurrent }) => [
    company,
    position,
    startDate,
    endDate ?? (isCurrent ? 'Present' : ''),
  ])

test('a nurse: capitals, labels, company above position', () => {
  const resume = parseResume(samples.nurse)
  expect(resume.contactInfo).toEqual({
    fullName: 'MARIA OKAFOR, RN, BSN',
    email: 'maria.okafor@example.org',
    phone: '(613) 555-0142',
    location: '12 Elm Street, Ottawa, ON K1A 0B1',
    linkedin: 'linkedin.com/in/mariaokafor',
    languages: [],
  })
  expect(jobsOf(samples.nurse)).toEqual([
    ['Ottawa General Hospital', 'Registered Nurse, Emergency Department', 'March 2019', 'Present'],
    ['Rideau Care Centre', 'Staff Nurse', '06/2016', '02/2019'],
  ])
  expect(resume.workExperience[0]?.description[0]).toBe(
    'Triage up to 40 patients per shift in a 32-bed emergency department and hand over to physicians with complete charting in Epic',
  )
  expect(resume.certifications).toContain('ACLS, valid to 2027')
  expect(resume.education[0]).toMatchObject({ institution: 'University of Ottawa', gpa: '3.7/4.0' })
  expect(Object.keys(resume.additionalSections)).toEqual(['VOLUNTEER WORK'])
})

test('an electrician: plain headings, "position at company", tickets', () => {
  const resume = parseResume(samples.electrician)
  expect(jobsOf(samples.electrician)).toEqual([
    ['Prairie Volt Ltd', 'Journeyman Electrician', '2018', 'Present'],
    ['Northline Electric Inc.', 'Apprentice Electrician', 'Sep 2014', 'Aug 2018'],
  ])
  expect(resume.certifications).toEqual(['Red Seal (2018)', 'H2S Alive', 'First Aid / CPR'])
  expect(resume.skillsCategories).toEqual([
    {
      category: '',
      skills: ['Conduit bending', 'Blueprint reading', 'PLC troubleshooting', 'Lockout/tagout'],
    },
  ])
})

test('a developer: markdown, links, position above company, numbered bullets', () => {
  const resume = parseResume(samples.developer)
  expect(jobsOf(samples.developer)).toEqual([
    ['Northwind Payments', 'Senior Software Engineer', 'Jan 2021', 'Present'],
    ['Maple Apps Inc.', 'Software Developer', '2016', '2020'],
  ])
  expect(resume.contactInfo).toMatchObject({
    fullName: 'Priya Raman',
    website: 'GitHub: https://github.com/priyaraman',
    languages: ['English (native)', 'French (B2)'],
  })
  expect(resume.skillsCategories[1]).toEqual({
    category: 'Data',
    skills: ['Postgres', 'Redis', 'Kafka (Streams, Connect)'],
  })
  expect(resume.additionalSections['Projects']).toHaveLength(2)
})

test('a teacher: headings with colons, dates first, no bullets', () => {
  const resume = parseResume(samples.teacher)
  expect(jobsOf(samples.teacher)).toEqual([
    ["St Mark's Primary School", 'Year 4 Teacher', '2015', '2023'],
    ['Harehills Primary School', 'Teaching Assistant', '2012', '2015'],
  ])
  expect(resume.workExperience[0]?.location).toBe('Leeds')
  expect(resume.workExperience[0]?.description).toHaveLength(2)
  expect(resume.achievements).toEqual(['Leeds Teaching Award 2021'])
})

test('a French nurse and a German electrician', () => {
  expect(jobsOf(samples.frenchNurse)).toEqual([
    ['CHU de Lyon', 'Infirmière', 'janvier 2018', 'présent'],
    ['Clinique du Parc', 'Infirmière', '2013', '2017'],
  ])
  expect(parseResume(samples.frenchNurse).contactInfo.languages).toEqual([
    'Français (langue maternelle)',
    'anglais (B1)',
  ])
  expect(jobsOf(samples.germanElectrician)).toEqual([
    ['Spree Anlagenbau GmbH', 'Elektroniker für Betriebstechnik', '03/2018', 'heute'],
    ['Müller Elektrotechnik GmbH', 'Elektroniker', '09/2013', '02/2018'],
  ])
  expect(parseResume(samples.germanElectrician).education[0]).toMatchObject({
    institution: 'Oberstufenzentrum Berlin',
  })
})

test.each([
  ['Acme Ltd — Site Manager, Leeds, UK | 2019 – 2021', 'Acme Ltd', 'Site Manager'],
  ['Site Manager, Acme Ltd (2019-2021)', 'Acme Ltd', 'Site Manager'],
  ['Site Manager | Acme Ltd | 03/2019 to 04/2021', 'Acme Ltd', 'Site Manager'],
  ['### Site Manager\n**Acme Ltd** | Mar 2019 – Apr 2021', 'Acme Ltd', 'Site Manager'],
  ['**Acme Ltd**\n*Site Manager*\n2019-2021', 'Acme Ltd', 'Site Manager'],
  ['Acme Ltd\t2019 - 2021\nSite Manager', 'Acme Ltd', 'Site Manager'],
  ['March 2019 until April 2021\nSite Manager at Acme', 'Acme', 'Site Manager'],
])('reads the job %j', (header, company, position) => {
  const text = `Jo Doe\njo@example.org\n\nEXPERIENCE\n\n${header}\n- Did one thing\n- Did another\n`
  expect(parseResume(text).workExperience).toMatchObject([
    { company, position, description: ['Did one thing', 'Did another'] },
  ])
})

test('markup in a resume is text', () => {
  const resume = parseResume('Jo Doe\n\nSummary\n<script>alert(1)</script> and <b>bold</b>')
  expect(resume.summary).toBe('<script>alert(1)</script> and <b>bold</b>')
})

test.each([
  ['with\0NUL', 'resume_unreadable'],
  ['\uFFFD\uFFFD\uFFFDabc\uFFFD', 'resume_unreadable'],
  ['Jos\uFFFD Mu\uFFFDoz\n\nExperience\n\nCook at Acme, 2019 - 2020', 'resume_unreadable'],
  ['%PDF-1.7\n1 0 obj', 'resume_unreadable'],
  ['\uFEFFPK\u0003\u0004word/document.xml', 'resume_unreadable'],
  ['{\\rtf1\\ansi Jo Doe}', 'resume_unreadable'],
  [' \n\t\u00A0\n', 'resume_empty'],
  ['---\n', 'resume_empty'],
])('%j is refused with %s', (text, code) => {
  expect(() => parseResume(text)).toThrow(expect.objectContaining({ code }))
  expect(() => parseResume(text)).toThrow(CodedError)
})

test.each([
  ['open brackets', '[*_`('],
  ['blank headings', '# A\n\n'],
  ['dates', 'Acme Ltd 2019 - 2021\n'],
])('5 MB of %s are read to the end', (_, piece) => {
  const text = `Jo Doe\njo@example.org\n\nExperience\n\n${piece.repeat(Math.ceil((5 * 1024 * 1024) / piece.length))}`
  // Reading that is not linear ends in the test's own timeout.
  expect(parseResume(text).contactInfo.email).toBe('jo@example.org')
})

test('a section keeps a name that capitals would change', () => {
  const resume = parseResume(
    'Jo Doe\njo@example.org\n\n## Skills\n\n- c\n\n## Großmann-Yıldız\n\n- Choir\n\n## Interests\n\n- b',
  )
  expect(resume.additionalSections).toEqual({
    'Großmann-Yıldız': ['Choir'],
    Interests: ['b'],
  })
  expect(parseResume(toMarkdown(resume), resume.sections)).toEqual(resume)
})

test('letters lost to an encoding are refused in words for that', () => {
  expect(() => parseResume(`Jos\uFFFD Mu\uFFFDoz\n\n${'Baker. '.repeat(500)}`)).toThrow(/UTF-8/)
})

test.each(['PK Sharma', 'Jo Doe\n\n\uFFFD Baked bread', 'Reads %PDF-1.7 files'])(
  '%j is text',
  (text) => {
    expect(() => parseResume(text)).not.toThrow()
  },
)
