import { expect, test } from 'vitest'
import { createLogger, describeError } from './logger.ts'

test('an error is described without its message', () => {
  const error = Object.assign(new SyntaxError('Unexpected token in "jane@example.org"'), {
    code: 'E_PARSE',
  })
  const described = JSON.stringify(describeError(error))
  expect(described).toContain('SyntaxError')
  expect(described).toContain('E_PARSE')
  expect(described).not.toContain('jane')
})

test('lines of a message that look like places in the code are not taken for them', () => {
  const error = new Error('no JSON: "Jane\n    at Cascade Hospital (Portland)\n    at night"')
  const { stack } = describeError(error)
  expect(stack).toContain('logger.test.ts')
  expect(stack).not.toMatch(/Cascade|night/)
})

test('whatever a value holds, its line is one, and says what it says', () => {
  const lines: string[] = []
  const log = createLogger('api', 'info', { write: (line) => void lines.push(line) })
  const value = 'a\n{"level":"error","msg":"forged"}\r\u001b[2J\u0000\u2028"'
  log.info({ value }, 'said')
  expect(lines.join('').trimEnd()).not.toMatch(/\p{Cc}/v)
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([{ msg: 'said', value }])
})

test('what was thrown without being an error is described by its type', () => {
  expect(describeError('jane@example.org')).toEqual({ name: 'string' })
})

test('what a failure came from is named, without its words', () => {
  const cause = Object.assign(new Error('connect 10.0.0.7 as jane'), { code: 'ECONNREFUSED' })
  const described = describeError(new Error('no queue for jane', { cause }))
  expect(described).toMatchObject({ name: 'Error', cause: { name: 'Error', code: 'ECONNREFUSED' } })
  expect(JSON.stringify(described)).not.toContain('jane')
})
