import type { StructuredResume, WorkExperience } from '@tailorbird/contracts'
import { expect, test } from 'vitest'
import { parseResume } from '@tailorbird/reading'
import { nurse } from '@tailorbird/document/samples/resumes'
import { countYears } from './count-years.ts'

const job = (position: string, startDate: string, endDate?: string): WorkExperience => ({
  company: 'Acme',
  position,
  startDate,
  ...(endDate !== undefined && { endDate }),
  isCurrent: endDate === undefined,
  description: [],
})
const count = (...workExperience: WorkExperience[]) => {
  const resume: StructuredResume = { ...parseResume(nurse), workExperience }
  return countYears(resume)
}

test.each([
  ['01/2015', '01/2020', 5],
  ['March 2015', 'Feb 2020', 4],
  ['Mai 2015', 'Mai 2018', 3],
  ['juillet 2014', 'août 2018', 4],
  ['enero de 2010', 'dic. 2019', 9],
  ['2015-03', '2019-03', 4],
])('%s to %s proves %i years', (from, to, years) => {
  expect(count(job('Nurse', from, to))).toEqual({ years, isOpen: false })
})

test('years without months prove the least that they can mean', () => {
  expect(count(job('Nurse', '2015', '2020'))).toEqual({ years: 4, isOpen: true })
})

test('an open job proves nothing but that it may be more', () => {
  const past = job('Staff Nurse', '01/2015', '01/2020')
  expect(count(job('Registered Nurse', '02/2020'), past)).toEqual({ years: 5, isOpen: true })
  expect(count(job('Registered Nurse', '02/2020'))).toEqual({ years: 0, isOpen: true })
})

test('jobs at the same time count once', () => {
  const jobs = [job('Nurse', '01/2015', '01/2020'), job('Nurse', '01/2016', '01/2021')]
  expect(count(...jobs).years).toBe(6)
})

test('jobs of another line of work do not count', () => {
  const jobs = [
    job('Senior Nurse', '01/2018', '01/2020'),
    job('Senior Barista', '01/2010', '01/2018'),
  ]
  expect(count(...jobs).years).toBe(2)
})
