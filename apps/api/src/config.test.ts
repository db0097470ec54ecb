import { expect, test } from 'vitest'
import { readApiConfig } from './config.ts'

const env = { DATABASE_URL: 'postgres://localhost/x', SECRET: 'x'.repeat(32) }

test.each(['http://localhost:3000', 'https://resumes.example.org', 'http://192.168.1.7:8080'])(
  '%s is a public address',
  (address) => {
    expect(readApiConfig({ ...env, PUBLIC_URL: address }).publicUrl.href).toBe(`${address}/`)
  },
)

test.each(['localhost:3000', 'ftp://example.org', 'resumes'])('%s is none', (address) => {
  expect(() => readApiConfig({ ...env, PUBLIC_URL: address })).toThrow('PUBLIC_URL must be')
})

test('without a public address it is the port on this machine', () => {
  expect(readApiConfig({ ...env, PORT: '81' }).publicUrl.href).toBe('http://localhost:81/')
})

test('generations are unlimited unless a number is set', () => {
  expect(readApiConfig(env).quota).toBeNull()
  expect(readApiConfig({ ...env, FREE_GENERATIONS: '0' }).quota).toBe(0)
})

test.each(['short', `${'a'.repeat(32)},`, `${'a'.repeat(32)},short`])(
  '%s is no secret',
  (SECRET) => {
    expect(() => readApiConfig({ ...env, SECRET })).toThrow('SECRET must have 32 characters')
  },
)

test('secrets rotate', () => {
  const secrets = ['a'.repeat(32), 'b'.repeat(32)]
  expect(readApiConfig({ ...env, SECRET: secrets.join(', ') }).secrets).toEqual(secrets)
})
