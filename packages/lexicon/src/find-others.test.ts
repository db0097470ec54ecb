import { expect, test } from 'vitest'
import { findOthers, isOfOthers } from './find-others.ts'
import { tokenize } from './tokens.ts'

/** Whether the words in brackets are somebody else's. */
function isOthers(marked: string): boolean {
  const start = marked.indexOf('[')
  const end = marked.indexOf(']') - 1
  const text = marked.replaceAll(/[[\]]/g, '')
  return isOfOthers(findOthers(text, tokenize(text)), start, end)
}

test.each([
  'Assisted a [Python] developer with travel bookings',
  'Ordered gloves for the [nursing] home next door',
  'Reported to the [construction] manager each Friday',
  'Reported weekly to the [project manager]',
  'Wrote to the [software sales] team',
  'Typed letters for the [software sales] team',
  'Sat beside the [payroll] and marketing departments',
  'Sat beside the payroll and [marketing] departments',
  'Recruited 14 senior [Java] engineers',
  'Liaised with the [procurement] department',
  'Assistant to the [marketing] director',
  'Supported two [data] analysts',
  'Cleaned the yard near the [food processing] plant',
  'Unterstützte den [Python]-Entwickler',
  'Built dashboards for the buying and [logistics] departments',
])('%s: somebody else', (text) => {
  expect(isOthers(text)).toBe(true)
})

test.each([
  '[Python] developer',
  'Worked as a [Python] developer',
  'Led the [nursing] team',
  'Led hiring for the [Java] team',
  'Responsible for the [nursing] department',
  'Tech lead for the [Python] team',
  'Covered for the [pastry] chef on Sundays',
  'Cared for 30 residents of a [nursing] home',
  'Managed [construction] sites',
  'Worked for the [construction] company',
  'Joined the [Python] team of five developers',
  'Promoted to [construction] manager',
  'Moved to the [infrastructure] team',
  'Moved [Java]/Kotlin services to the cloud',
  'Wrote [Python]-based tools for managers',
  'Ran [AWS]-hosted shops',
  'Collaborated with other [Python] developers',
  'Collaborated with our [Python] team',
  'Collaborated with [cross-functional teams]',
  'Supported the rollout of [Guidewire] in the Bristol office',
  'Helped the [infection control] nurse audit hand hygiene',
  'Reports in SQL and [Tableau] for a telecoms client',
  'Wrote scripts for [AWS] and mentored engineers',
  'Built APIs for payments in [Python] with the design team',
  'Managed an IT support [engineering] team',
  'Supported an [AWS] company-wide',
  'Sold tyres to [retail] customers',
  'Taught [Python] to managers',
  'Wrote the migration to [Kubernetes]. Managers liked it',
])('%s: not plainly somebody else', (text) => {
  expect(isOthers(text)).toBe(false)
})
