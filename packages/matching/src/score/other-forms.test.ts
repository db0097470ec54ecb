import { expect, test } from 'vitest'
import { asking, compare, findRow, telling } from './testing/compare.ts'

test.each([
  ['VAT returns', 'VAT, RCT and payroll returns through ROS', 'supported'],
  ['system audits', 'System, product and process audits', 'supported'],
  ['VAT returns', 'VAT advice. Payroll returns', 'missing'],
  ['BBS', 'Preparation of bar bending schedule', 'supported'],
  ['bar bending schedule', 'Preparation of BBS', 'supported'],
  ['BBS', 'Bar work, bending, schedules', 'missing'],
  ['CCTV monitoring', 'CCTV of three car parks', 'supported'],
  ['change management', 'Handed out change', 'missing'],
  ['mentoring', 'Mentor three engineers', 'covered'],
  ['mentoring', 'Grateful to my mentor Jo', 'missing'],
])('%j is asked for, %j is told: %s', (term, told, status) => {
  const report = compare(telling({ bullets: [told] }), asking(term, 'Frobnication of gadgets'))
  expect(findRow(report, term).status).toBe(status)
})

test.each([
  ['Advanced Excel', 'Excel (advanced)', 'supported'],
  ['Advanced Excel', 'Excel', 'missing'],
])('%j is asked for, %j is listed: %s', (term, skills, status) => {
  const report = compare(telling({ skills }), asking(term, 'Frobnication of gadgets'))
  expect(findRow(report, term).status).toBe(status)
})

test("the posting's own lines in a resume count as a list, not as deeds", () => {
  const lines = [
    'You run clusters with Kubernetes and Terraform',
    'You know PostgreSQL well enough',
  ]
  const copied = compare(telling({ bullets: lines }), asking(...lines))
  expect(copied.requirements.map(({ place }) => place)).toEqual(['list', 'list', 'list'])
})

test('letters behind a name count', () => {
  const text = telling({ bullets: ['Cared for 8 people a shift'] }).replace(/^(.+)$/m, '$1, RN')
  const report = compare(text, asking('Registered Nurse', 'Wound care', 'Telemetry'))
  expect(findRow(report, 'Registered Nurse').status).not.toBe('missing')
})
