import { expect, test } from 'vitest'
import { describeError } from './logger.ts'

test('an error is described without its message', () => {
  const error = Object.assign(new SyntaxError('Unexpected token in "jane@example.org"'), {
    code: 'E_PARSE',
  })
  const described = JSON.stringify(describeError(error))
  expect(described).toContain('SyntaxError')
  expect(described).toContain('E_PARSE')
  expect(described).not.toContain('jane')
})

test('what was thrown without being an error is described by its type', () => {
  expect(describeError('jane@example.org')).toEqual({ name: 'string' })
})
