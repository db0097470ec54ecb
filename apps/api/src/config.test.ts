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

test.each([
  'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
  'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr',
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
])('%s looks like a bitcoin address', (BITCOIN_ADDRESS) => {
  expect(readApiConfig({ ...env, BITCOIN_ADDRESS }).BITCOIN_ADDRESS).toBe(BITCOIN_ADDRESS)
})

test.each([
  'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdb',
  'bc1Qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfN0',
  '0x52908400098527886E0F7030069857D2E4169EE7',
  'bitcoin:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
])('%s does not', (BITCOIN_ADDRESS) => {
  expect(() => readApiConfig({ ...env, BITCOIN_ADDRESS })).toThrow('BITCOIN_ADDRESS is no')
})

test('the ad is shown for ten seconds unless a whole number says otherwise', () => {
  expect(readApiConfig(env).AD_VIEW_SECONDS).toBe(10)
  expect(readApiConfig({ ...env, AD_VIEW_SECONDS: '0' }).AD_VIEW_SECONDS).toBe(0)
  expect(() => readApiConfig({ ...env, AD_VIEW_SECONDS: '-1' })).toThrow('AD_VIEW_SECONDS must be')
})

test('the token of the operator is long, and none by default', () => {
  expect(readApiConfig(env).OPERATOR_TOKEN).toBeUndefined()
  expect(readApiConfig({ ...env, OPERATOR_TOKEN: ' ' }).OPERATOR_TOKEN).toBeUndefined()
  const token = 'thimble-&-needle'
  expect(readApiConfig({ ...env, OPERATOR_TOKEN: token }).OPERATOR_TOKEN).toBe(token)
  for (const OPERATOR_TOKEN of [token.slice(1), 'thimble and needle', 'Fingerhüte-und-Nadeln'])
    expect(() => readApiConfig({ ...env, OPERATOR_TOKEN })).toThrow(
      /^The settings need another look:\n- OPERATOR_TOKEN has 16 characters or more[^\n]*$/,
    )
})
