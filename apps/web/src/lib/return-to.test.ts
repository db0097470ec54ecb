import { expect, test } from 'vitest'
import { addReturnTo, readReturnTo } from './return-to.ts'

test.each(['/', '/#job', '/terms?a=b#c'])('%s is a place of our own', (path) => {
  const address = addReturnTo('/pricing', path)
  expect(readReturnTo(address.slice('/pricing'.length))).toBe(path)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '/a/..//evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'login',
  '',
])("'%s' is none", (place) => {
  expect(readReturnTo(new URLSearchParams({ returnTo: place }))).toBeUndefined()
})

test('it joins a query that is there, and nothing stands for nowhere', () => {
  expect(addReturnTo('/checkout?plan=pro', '/#job')).toBe('/checkout?plan=pro&returnTo=%2F%23job')
  expect(addReturnTo('/pricing', undefined)).toBe('/pricing')
  expect(readReturnTo('')).toBeUndefined()
})
