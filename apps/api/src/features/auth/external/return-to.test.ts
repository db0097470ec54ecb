import { expect, test } from 'vitest'
import { readReturnTo } from './return-to.ts'

const ours = new URL('https://resumes.example.org')

test.each(['/pricing', '/checkout?plan=pro&amount=20', '/account#sessions', '/./about'])(
  '%s is a page of ours',
  (asked) => {
    expect(readReturnTo(asked, ours)).toBe(new URL(asked, ours).href)
  },
)

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '/\t/elsewhere.example/',
  '/..//elsewhere.example/',
  '/.//elsewhere.example',
  '/pricing/..//elsewhere.example',
  'javascript:alert(1)',
  'elsewhere.example',
  '/api/login?returnTo=/',
  'http://resumes.example.org/',
  '',
  undefined,
  ['/a', '/b'],
])('%s leads home', (asked) => {
  expect(readReturnTo(asked, ours)).toBe('https://resumes.example.org/')
})
