import type { StructuredResume } from '@tailorbird/contracts'
import { expect, test } from 'vitest'
import { parseResume } from '../parse-resume.ts'
import { toMarkdown } from '@tailorbird/document'

const filled: StructuredResume = {
  contactInfo: {
    fullName: 'Jo_Doe *the* `nurse`',
    email: 'jo@example.org',
    phone: '+1 613 555 0142',
    location: 'Ottawa, ON',
    linkedin: 'linkedin.com/in/jo',
    website: 'jo.example.org',
    languages: ['English', 'French, a little'],
  },
  summary: '# Not a heading\n\n- not a bullet',
  workExperience: [
    {
      company: 'A | B Ltd',
      position: 'Nurse',
      location: 'Ottawa',
      startDate: '03/2019',
      isCurrent: true,
      description: ['1. not a list', '<b>not bold</b> & [no](link) \\ back'],
    },
    {
      company: '',
      position: 'Volunteer',
      startDate: '2018',
      endDate: '2019',
      isCurrent: false,
      description: [],
    },
  ],
  education: [
    {
      institution: 'University',
      degree: 'BSc',
      fieldOfStudy: 'Nursing',
      graduationDate: '2016',
      gpa: '3.7',
      achievements: ['Prize'],
    },
    { institution: '', degree: 'Diploma', fieldOfStudy: '2015', achievements: [] },
  ],
  skillsCategories: [
    { category: 'Tools', skills: ['Epic', 'Excel, Word'] },
    { category: '', skills: ['Triage'] },
  ],
  certifications: ['BLS'],
  achievements: ['Award'],
  additionalSections: { 'VOLUNTEER WORK': ['Choir'], SUMMARY: ['another one'] },
}

test('a form with everything in it comes back as it was', () => {
  expect(parseResume(toMarkdown(filled))).toEqual(filled)
})

test.each([
  [
    'a Lebenslauf',
    'Mia Vogt\nmia@example.org\n\nBerufserfahrung\n\nKöchin, Gasthof Adler, 2019 – heute\n- Mit Gemüse aus der Region gekocht\n\nSprachen\nDeutsch\nFranzösisch\n\nAusbildung\n\nBerufsschule Ulm\nGesellenbrief, 2018\n\nKenntnisse\n- Soßen, Teige\n\nEhrenamt\n- Rudern\n',
    ['## Berufserfahrung', '## Sprachen', '## Ausbildung', '## Kenntnisse', '## Ehrenamt'],
  ],
  [
    'two lists of jobs',
    'Jo Doe\njo@example.org\n\nEXPERIENCE\n\nCook, Acme Ltd, 2019 - 2020\n- Cooked\n\nSKILLS\nSauces, Dough\n\nOTHER EXPERIENCE\n\nWaiter, Foo Inn, 2017 - 2018\n- Served\n',
    ['## EXPERIENCE', '## SKILLS', '## OTHER EXPERIENCE'],
  ],
])('%s keeps its own headings in their order', (_, text, headings) => {
  const resume = parseResume(text)
  const markdown = toMarkdown(resume)
  expect(markdown.split('\n').filter((line) => line.startsWith('## '))).toEqual(headings)
  expect(parseResume(markdown, resume.sections)).toEqual(resume)
})

test('what was edited in a text with headings of its own stays, and nothing else changes', () => {
  const resume = parseResume(
    '# Mia Vogt\n\nmia@example.org\n\n## Meine Stationen\n\nKöchin, Gasthof Adler, 2019 – heute\n- Gekocht\n\n## Ehrenamt\n- Rudern\n',
  )
  const { sections = [] } = resume
  const edited = toMarkdown(resume)
    .replace('## Ehrenamt', '## Was ich sonst tue')
    .replace('- Gekocht', '* Gekocht  ')
  const { additionalSections, sections: after, ...rest } = parseResume(edited, sections)
  expect(additionalSections).toEqual({ 'Was ich sonst tue': ['Rudern'] })
  expect(after?.map(({ kind, heading }) => `${kind}: ${heading}`)).toEqual([
    'experience: Meine Stationen',
    'additional: Was ich sonst tue',
  ])
  expect(rest.workExperience).toEqual(resume.workExperience)
})

test('the layout of the specification, empty sections left out', () => {
  const headings = (text: string) => text.split('\n').filter((line) => /^##? /.test(line))
  expect(headings(toMarkdown(filled)).slice(1)).toEqual([
    '## Summary',
    '## Core Competencies',
    '## Professional Experience',
    '## Education & Certifications',
    '## Achievements & Leadership',
    '## VOLUNTEER WORK',
    '## SUMMARY',
  ])
  const bare = parseResume('Jo Doe\njo@example.org\n\nAchievements\n- Award')
  expect(toMarkdown(bare)).toBe('# Jo Doe\n\njo@example.org\n\n## Achievements\n\n- Award\n')
})

test('the header line has e-mail, phone, place, links and languages', () => {
  expect(toMarkdown(filled).split('\n')[2]).toBe(
    'jo@example.org | +1 613 555 0142 | Ottawa, ON | linkedin.com/in/jo | jo.example.org | Languages: English, French\\, a little',
  )
})
