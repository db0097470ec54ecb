import { expect, test } from 'vitest'
import { routeReadable } from './readable-address.ts'

test.each([
  ['/api/jobs?since=%61', '/api/jobs?since=%61'],
  ['/%61pi/jobs', '/api/jobs'],
  ['/%61%70%69/jobs?x', '/api/jobs?x'],
  ['/api%2Fjobs', '/api%2Fjobs'],
  ['/api/%7Eada%2e', '/api/~ada.'],
  ['http://elsewhere.example/api/jobs', '/api/jobs'],
  ['HTTPS://elsewhere.example', '/'],
  ['http://elsewhere.example?x=1', '/?x=1'],
  ['/%2561pi/jobs', '/%2561pi/jobs'],
  ['//elsewhere.example/api', '/-'],
  ['/%61pi/%ff', '/api/-'],
  ['/%00', '/-'],
  [undefined, '/'],
])('%s is routed as %s', (url, routed) => {
  expect(routeReadable({ url })).toBe(routed)
})
