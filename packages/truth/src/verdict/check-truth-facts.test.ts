import { expect, test } from 'vitest'
import * as samples from '@tailorbird/document/samples/resumes'
import { checkTruth } from './check-truth.ts'

const kindsOf = (sample: string, from: string, to: string) => {
  if (!sample.includes(from)) throw new Error('the sample has no such text')
  return checkTruth(sample, sample.replace(from, to)).map(({ kind }) => kind)
}

const { nurse, electrician, developer, teacher, frenchNurse, germanElectrician } = samples

test.each([
  [nurse, 'March 2019 - Present', '03/2019 – Present'],
  [nurse, 'March 2019 - Present', 'Mar 2019 to date'],
  [nurse, '06/2016 – 02/2019', 'June 2016 - February 2019'],
  [nurse, 'Bachelor of Science in Nursing, 2016', 'BSc Nursing, 2016'],
  [nurse, 'GPA: 3.7/4.0', 'GPA 3.7 / 4.0'],
  [nurse, 'WORK EXPERIENCE', 'PROFESSIONAL EXPERIENCE'],
  [nurse, 'VOLUNTEER WORK', 'VOLUNTEERING'],
  [nurse, 'LICENSES AND CERTIFICATIONS', 'CERTIFICATIONS'],
  [nurse, ', IV therapy', ''],
  [nurse, 'IV therapy, Wound care', 'IV therapy, Palliative care, Wound care'],
  [electrician, 'Sep 2014 - Aug 2018', '09/2014 – 08/2018'],
  [electrician, 'Tickets', 'Certifications'],
  [teacher, 'Achievements:', 'Awards:'],
  [teacher, 'Interests:', 'Hobbies and interests:'],
  [developer, 'English (native), French (B2)', 'English (mother tongue), French B2'],
  [frenchNurse, 'janvier 2018 – présent', '01/2018 – aujourd’hui'],
  [germanElectrician, '03/2018 – heute', 'März 2018 – heute'],
])('the same fact in another form is the same: %#', (sample, from, to) => {
  expect(kindsOf(sample, from, to)).toEqual([])
})

test.each([
  ['job', nurse, 'March 2019 - Present', 'February 2019 - Present'],
  ['job', nurse, '06/2016 – 02/2019', '06/2016 – Present'],
  ['job', nurse, 'Staff Nurse', 'Charge Nurse'],
  ['job', nurse, 'Rideau Care Centre, Ottawa, ON', 'Rideau Care Centre, Toronto, ON'],
  ['job', electrician, 'Journeyman Electrician at', 'Master Electrician at'],
  ['job', teacher, '2015-2023', '2015-present'],
  ['job', developer, 'Maple Apps Inc.', 'Maple Systems Inc.'],
  ['job', germanElectrician, '09/2013', '09/2012'],
  ['education', teacher, 'BA English', 'MA English'],
  ['education', teacher, 'First Class Honours', 'First Class Honours with Distinction'],
  ['certification', nurse, 'ACLS, valid to 2027', 'ACLS, valid to 2029'],
  ['certification', nurse, 'BLS\n', 'BLS Instructor\n'],
  ['certification', electrician, '* H2S Alive\n', ''],
  ['contact', nurse, '(613) 555-0142', '(613) 555-0143'],
  ['language', developer, 'French (B2)', 'French (C1)'],
  ['language', frenchNurse, 'anglais (B1)', 'anglais (C1)'],
  ['skill', germanElectrician, ', AutoCAD', ', AutoCAD, EPLAN'],
  ['skill', nurse, 'acute and long-term care', 'acute, pediatric and long-term care'],
  ['claim', teacher, 'Leeds Teaching Award 2021', 'National Teaching Award 2021'],
])('another fact is not the same: %s %#', (kind, sample, from, to) => {
  expect(kindsOf(sample, from, to)).toContain(kind)
})
