import { expect, test } from 'vitest'
import { readUsername } from './read-username.ts'

test.each([
  [{ preferred_username: 'ada', name: 'Ada Reyes' }, 'ada'],
  [{ name: ' Ada Reyes ' }, 'Ada Reyes'],
  [{ preferred_username: 'a', nickname: 'Addie' }, 'Addie'],
  [{ preferred_username: 7, name: '\0\n' }, 'ada.reyes'],
  [{ name: 'x'.repeat(80) }, 'x'.repeat(50)],
])('%j', (names, username) => {
  expect(readUsername(names, 'ada.reyes@example.org')).toBe(username)
})

test('an address of one letter gives none', () => {
  expect(readUsername({}, 'a@example.org')).toBe('User')
})
