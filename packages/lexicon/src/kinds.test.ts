import { expect, test } from 'vitest'
import { listKinds } from './kinds.ts'

test('kinds are followed upwards in steps, and what a term takes is none', () => {
  expect(listKinds('NetSuite')).toContain('ERP')
  expect(listKinds('Terraform')).toContain('Infrastructure as code')
  expect(listKinds('ERP')).not.toContain('NetSuite')
  expect(listKinds('React')).not.toContain('JavaScript')
  expect(listKinds('no such term').size).toBe(0)
})
