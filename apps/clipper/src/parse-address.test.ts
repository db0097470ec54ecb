import { expect, test } from 'vitest'
import { DEFAULT_ADDRESS, parseAddress } from './parse-address.ts'

test.each([
  [DEFAULT_ADDRESS, DEFAULT_ADDRESS],
  [' https://cv.example.org/postings?x=1#y ', 'https://cv.example.org'],
  ['http://192.168.1.7:8080/', 'http://192.168.1.7:8080'],
])("'%s' is %s", (text, origin) => {
  expect(parseAddress(text)).toBe(origin)
})

test.each(['', 'cv.example.org', 'javascript:alert(1)', 'file:///etc', 'https://a:b@cv.example'])(
  "'%s' is no address of a Tailorbird",
  (text) => {
    expect(parseAddress(text)).toBeUndefined()
  },
)
