import { expect, test } from 'vitest'
import { object, string } from 'yup'
import { ConfigError, databaseUrl, readConfig, wholeNumber } from './config.ts'

const schema = object({
  PORT: wholeNumber('PORT', 0).default(3000),
  DATABASE_URL: string().required('DATABASE_URL must be set'),
})

test('reads values and defaults, and ignores other variables', () => {
  const config = readConfig(schema, {
    PORT: '81',
    DATABASE_URL: 'postgres://x',
    HOME: '/somewhere',
  })
  expect(config).toEqual({ PORT: 81, DATABASE_URL: 'postgres://x' })
  expect(Object.isFrozen(config)).toBe(true)
})

test('reads a blank value as absent', () => {
  expect(readConfig(schema, { PORT: ' ', DATABASE_URL: 'postgres://x' }).PORT).toBe(3000)
})

test('lists every problem at once', () => {
  const read = () => readConfig(schema, { PORT: '1.5', DATABASE_URL: '' })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(/PORT must be a whole number[\s\S]*DATABASE_URL must be set/)
})

test('gives typed values', () => {
  const config = readConfig(schema, { DATABASE_URL: 'postgres://x' })
  const port: number = config.PORT
  // @ts-expect-error a value that the schema does not know
  expect([port, config.UNKNOWN]).toEqual([3000, undefined])
})

test.each(['abc', '1.5', '-1', '1e400'])('%s is no whole number', (value) => {
  expect(() => readConfig(schema, { PORT: value, DATABASE_URL: 'x' })).toThrow(
    'PORT must be a whole number of 0 or more',
  )
})

const database = object({ DATABASE_URL: databaseUrl() })

test.each([
  'postgres://ada:secret@localhost:5432/tailorbird',
  'postgres://ada@localhost/tailorbird?sslmode=verify-full',
  'postgres://ada:a%2Fb%23c@localhost/tailorbird',
  'postgres://ada:secret@/tailorbird?host=/run/postgresql',
  'socket:/run/postgresql?db=tailorbird',
  '/run/postgresql tailorbird',
])('%s says where PostgreSQL is', (url) => {
  expect(readConfig(database, { DATABASE_URL: url }).DATABASE_URL).toBe(url)
})

test.each(['a/b', 'a#b', 'a?b', 'a/b@c'])(
  'a password such as %s is no part of an address',
  (password) => {
    const read = () =>
      readConfig(database, { DATABASE_URL: `postgres://ada:${password}@localhost/tailorbird` })
    expect(read).toThrow('PGPASSWORD')
    expect(read).not.toThrow(password)
  },
)
