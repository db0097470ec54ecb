import { expect, test } from 'vitest'
import { provesInProse } from './proves-in-prose.ts'

test.each([
  ['Built REST APIs in Python and PostgreSQL', 'Python'],
  ['Ran the migration to k8s', 'Kubernetes'],
  ['Gave wound care to 24 residents', 'Wound care'],
  ['Moved reports from Excel to Power BI', 'Power BI'],
  ['Cut AWS cost by a third', 'AWS'],
  ['Wartung der Anlagen mit SPS und HMI', 'SPS'],
])('%j proves %s', (text, skill) => {
  expect(provesInProse(text, skill)).toBe(true)
})

test.each([
  ['Reported progress to the construction manager', 'Construction'],
  ['Ordered gloves for the nursing home next door', 'Nursing'],
  ['Typed letters for the software sales team', 'Software sales'],
  ['Assisted a Python developer with travel bookings', 'Python'],
  ['Sat beside the payroll and marketing departments', 'Payroll'],
  ['Sat beside the payroll and marketing departments', 'Marketing'],
  ['Kept VFDs running at two food-processing plants', 'Food processing'],
  ['Replaced motor starters', 'Motors'],
  ['Lay out work from blueprints', 'Interpret blueprints'],
  ['No experience with Python', 'Python'],
])('%j does not prove %s', (text, skill) => {
  expect(provesInProse(text, skill)).toBe(false)
})
