import fastify from 'fastify'
import { expect, test } from 'vitest'
import { readAddress, readTrustedProxies } from './trusted-proxies.ts'

test.each([
  [undefined, '127.0.0.1'],
  ['0', '127.0.0.1'],
  ['1', '203.0.113.7'],
  ['2', '198.51.100.1'],
  ['loopback', '203.0.113.7'],
  ['127.0.0.1, 203.0.113.0/24', '198.51.100.1'],
  ['10.0.0.0/8', '127.0.0.1'],
])('trusting %s, the visitor is %s', async (setting, visitor) => {
  const app = fastify({ trustProxy: readTrustedProxies(setting) })
  const addressOf = readAddress(setting)
  app.get('/', ({ ip, raw }) => [ip, addressOf(raw)])
  const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' }
  expect((await app.inject({ url: '/', headers })).json()).toEqual([visitor, visitor])
})
