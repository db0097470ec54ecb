import { expect, test } from 'vitest'
import { parseResume, readPosting } from '@tailorbird/reading'
import {
  electricianPosting,
  frenchPosting,
  germanPosting,
} from '@tailorbird/document/samples/postings'
import { frenchNurse, germanElectrician } from '@tailorbird/document/samples/resumes'
import { adviseBullets } from './advise-bullets.ts'

const posting = readPosting('Nurse\n\nRequirements:\n- wound care\n- triage\n- BLS')
const resumeWith = (recent: string[], old: string[] = []) =>
  parseResume(
    [
      'Ada Field\nada@example.com\n\nExperience\n\nNurse, General Hospital, 2020 - Present',
      ...recent.map((text) => `- ${text}`),
      '\nCarer, Rest Home, 2015 - 2019',
      ...old.map((text) => `- ${text}`),
    ].join('\n'),
  )
const advise = (recent: string[], old?: string[]) => adviseBullets(resumeWith(recent, old), posting)

test('each bullet that lacks something gets one question about what it lacks', () => {
  const texts = [
    'Responsible for the triage of patients with the doctors',
    'Provided wound care to residents and wrote to their families',
    'Introduced a checklist for the 2 wards of the house',
    'Reduced errors by 18% with a checklist for the ward',
  ]
  expect(advise(texts)).toEqual([
    {
      text: texts[0],
      message: expect.stringMatching(/^'Responsible for' does not say what you did\./),
    },
    { text: texts[1], message: expect.stringMatching(/How many residents/) },
    { text: texts[2], message: expect.stringMatching(/what came of it/) },
  ])
})

test('what the posting asks for comes first, then recent jobs', () => {
  const found = advise(
    ['Wrote letters to the families of the house', 'Answered the door for the visitors'],
    ['Provided wound care for the residents', 'Washed the dishes with the cook'],
  )
  expect(found.map(({ text }) => text.split(' ')[0])).toEqual([
    'Provided',
    'Wrote',
    'Answered',
    'Washed',
  ])
})

test('at most five, each text once', () => {
  const texts = Array.from({ length: 9 }, (_, at) => `Cleaned the room of guest ${'abcdefghi'[at]}`)
  expect(advise([...texts, ...texts])).toHaveLength(5)
})

test.each([
  ['a figure in words and a result', 'Cut the time of the visits by a third'],
  ['a figure and no product', 'Cared for 24 residents of the house'],
  ['figures before and after', 'Automated the flash report of the month, 2 days down to 3 hours'],
  ['figures with an arrow', 'Designed the intake form of the ward, 12 pages → 3'],
  ['figures from and to', 'Ran the shift plan of the house from five orders a week to nine'],
  ['a figure against another', 'Coached the crew of the dock, 4 claims a year instead of 19'],
  ['a label', 'Location: the north of the city'],
  ['a name', 'General Hospital Trust'],
])('nothing to ask: %s', (_, text) => {
  expect(advise([text, 'Cared for 24 residents of the house'])).toEqual([])
})

test('two figures that are no change are no result', () => {
  const texts = [
    'Trained crews of 14 to 16 on the 2 presses',
    'Planned the events of up to 300 guests',
    'Ran the choir of the town from May 2015 to June 2019',
  ]
  expect(advise(texts).map(({ message }) => message)).toEqual(
    Array(3).fill(expect.stringMatching(/what came of it/)),
  )
})

test('nothing is asked about time off from work', () => {
  const resume = resumeWith(['Cared for 24 residents of the house'])
  const leave = {
    company: '',
    position: 'Parental leave',
    startDate: '2018',
    isCurrent: false,
    description: ['Looked after the children of the family'],
  }
  expect(adviseBullets({ ...resume, workExperience: [leave] }, posting)).toEqual([])
})

test('other languages are left alone', () => {
  expect(adviseBullets(parseResume(frenchNurse), readPosting(frenchPosting))).toEqual([])
  expect(adviseBullets(parseResume(germanElectrician), readPosting(germanPosting))).toEqual([])
  const italian = resumeWith(['Restauro e recupero di edifici storici', 'Rilievi con il laser'])
  expect(adviseBullets(italian, readPosting(electricianPosting))).toEqual([])
})

test('messages state nothing about the person and end in a question or a request', () => {
  const found = advise(['Helped the nurses with the rounds', 'Set up the ward for the day'])
  for (const { message } of found) expect(message).toMatch(/\?|enough\.$/)
})
