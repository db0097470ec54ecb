import { expect, test } from 'vitest'
import { isSameFact } from './fact-key.ts'
import { matchJoined } from './match-joined.ts'

test.each([
  ['HND Hospitality, 2020', 'Higher National Diploma (HND) in Hospitality, 2020'],
  ['LPC (Commendation), 2015', 'Legal Practice Course, or LPC (Commendation), 2015'],
  ['MPharm, 2016', 'Master of Pharmacy (MPharm), 2016'],
  ['GPhC registered', 'Registered with the General Pharmaceutical Council (GPhC)'],
  ['Class A CDL', "Class A Commercial Driver's License (CDL)"],
  ['PGCE Mathematics', 'Postgraduate Certificate in Education (PGCE), Mathematics'],
  ['MA Design', 'Master of Arts in Design'],
  ['NVQ Level 2', 'NVQ L2'],
  ['German (B1)', 'German, B1 level'],
])('one fact with and without its short form: %s', (one, other) => {
  expect(isSameFact(one, other)).toBe(true)
  expect(isSameFact(other, one)).toBe(true)
})

test.each([
  ['MA, Tarn University', 'Master of Architecture, Tarn University'],
  ['MPharm, 2016', 'Master of Pharmacy (MPharm) with Distinction, 2016'],
  ['BSc Biology', 'Master of Science (MSc) in Biology'],
  ['NVQ Level 2', 'National Vocational Qualification (NVQ) Level 3'],
  ['AAT Level 3 (in progress)', 'Association of Accounting Technicians (AAT) Level 3'],
])('two facts: %s', (one, other) => {
  expect(isSameFact(one, other)).toBe(false)
})

test('facts that run into one line are found in it, and none that exchanged its year', () => {
  const facts = ['CDL, 2018', 'Forklift certificate, 2019']
  const joined = matchJoined(facts, ['CDL, 2018 Forklift certificate, 2019'])
  expect([...joined.one]).toEqual([0, 1])
  const exchanged = matchJoined(facts, ['CDL, 2019 Forklift certificate, 2018'])
  expect([...exchanged.one]).toEqual([])
})
