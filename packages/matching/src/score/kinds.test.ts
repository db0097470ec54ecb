import { expect, test } from 'vitest'
import { asking, compare, findRow, telling } from './testing/compare.ts'

const rowFor = (asked: string, term: string, bullet: string) =>
  findRow(compare(telling({ bullets: [bullet] }), asking(asked, 'Filing')), term)

test.each([
  ['ERP system', 'Posted invoices in NetSuite for two firms'],
  ['Infrastructure as code', 'Wrote Terraform modules for the shop'],
  ['Warehouse management system', 'Moved stock in SAP EWM'],
  ['Google Analytics', 'Set up GA4 for the shop'],
  ['Event streaming', 'Ran Kafka clusters for payments'],
  ['Arc welding', 'Joined pipes in TIG and orbital welding'],
  ['Electronic health records', 'Charted in Epic for 30 patients'],
])('%s is shown by its kind: %s', (term, bullet) => {
  expect(rowFor(term, term, bullet)).toMatchObject({
    status: 'supported',
    match: 'implied',
    line: bullet,
  })
})

test.each([
  ['NetSuite', 'Kept the ERP system of two firms'],
  ['Terraform', 'Kept infrastructure as code'],
  ['SAP EWM', 'Moved stock in the warehouse management system'],
  ['Google Analytics 4', 'Set up Google Analytics for the shop'],
  ['TIG welding', 'Did the welding of pipes'],
])('%s is not shown by what it is a kind of: %s', (term, bullet) => {
  expect(rowFor(term, term, bullet).status).toBe('missing')
})

test.each([
  ['Experience with NetSuite or similar ERP', 'ERP'],
  ['NetSuite (or similar ERP software)', 'ERP software'],
  ['NetSuite or other ERP systems', 'ERP systems'],
])('%s is met by another of the kind', (asked, term) => {
  const row = rowFor(asked, term, 'Ran SAP for purchasing')
  expect(row).toMatchObject({ anyOf: ['NetSuite'], status: 'supported', match: 'implied' })
})

test('a certificate shows what nobody has it without', () => {
  const resume = telling({ rest: 'Certifications\n- CPA, State of Ohio\n' })
  expect(findRow(compare(resume, asking('Accounting', 'Filing')), 'Accounting')).toMatchObject({
    status: 'supported',
    match: 'implied',
  })
})
