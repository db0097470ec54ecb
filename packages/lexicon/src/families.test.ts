import { expect, test } from 'vitest'
import { familyOf } from './families.ts'

test('neighbours know each other, and nothing else', () => {
  expect([...familyOf('PostgreSQL')]).toContain('MySQL')
  expect([...familyOf('MySQL')]).toContain('PostgreSQL')
  expect([...familyOf('PostgreSQL')]).not.toContain('PostgreSQL')
  expect(familyOf('Zookeeping').size).toBe(0)
})
