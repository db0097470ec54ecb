import { expect, test } from 'vitest'
import { isPlainlySame } from './plainly-same.ts'

test.each([
  ['Postgres', 'PostgreSQL'],
  ['k8s', 'Kubernetes'],
  ['JS', 'JavaScript'],
  ['AWS', 'Amazon Web Services'],
  ['Excel', 'Microsoft Excel'],
  ['IV therapy', 'Intravenous therapy'],
  ['Data visualisation', 'Data visualization'],
  ['Golang', 'Go'],
  ['EHR', 'Electronic health records'],
  ['CAN', 'CAN bus'],
])('%s is %s for everybody', (one, other) => {
  expect(isPlainlySame(one, other)).toBe(true)
  expect(isPlainlySame(other, one)).toBe(true)
})

test.each([
  ['Wound assessment', 'Wound care'],
  ['Visual inspection', 'Quality inspection'],
  ['Witness statements', 'Witness interviews'],
  ['Bookkeeping', 'Accounting'],
  ['MySQL', 'PostgreSQL'],
  ['EKG', 'Electrocardiography'],
])('%s is not plainly %s', (one, other) => {
  expect(isPlainlySame(one, other)).toBe(false)
  expect(isPlainlySame(other, one)).toBe(false)
})
