import { expect, test } from 'vitest'
import { object, string } from 'yup'
import { ConfigError, readConfig, wholeNumber } from './config.ts'

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
