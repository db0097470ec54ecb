import { expect, test } from 'vitest'
import { sayWait } from './say-wait.ts'

test('a wait names day and time where the reader is', () => {
  const until = new Date(2026, 0, 6, 9, 5).toISOString()
  expect(sayWait(until)).toBe('Waits for the AI service until Tue 09:05')
})
