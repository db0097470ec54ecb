import { expect, test } from 'vitest'
import { readClaims } from '../clauses/reading.ts'
import { isDenied } from './is-denied.ts'

const denied = (skill: string, line: string) =>
  isDenied({
    told: readClaims(skill),
    language: 'en',
    target: undefined,
    sources: [readClaims(line)],
    context: [],
    resume: [readClaims(line)],
  })

test.each([
  ['STP lodgement', 'Prepare STP submissions for the payroll manager to lodge'],
  ['Risk assessments', 'Organised the residential with a colleague; risk assessments by the EVC'],
  ['Power BI', 'Sending the dashboard in Excel; Power BI version is being built by MIS'],
  ['Calibration', 'Tested gauges, calibrated by the manufacturer'],
])('%s is somebody else’s in: %s', (skill, line) => {
  expect(denied(skill, line)).toBe(true)
})

test.each([
  ['Power BI', 'Built the dashboard in Power BI, checked by MIS'],
  ['Risk assessments', 'Wrote risk assessments, signed off by the EVC'],
  ['Excel', 'Sending the dashboard in Excel; Power BI version is being built by MIS'],
])('%s is the person’s own in: %s', (skill, line) => {
  expect(denied(skill, line)).toBe(false)
})
