import { expect, test } from 'vitest'
import { namesLanguage } from './names-language.ts'

test.each([
  'Deutsch (C1)',
  'Inglés',
  'francais',
  'Bahasa Indonesia -- basic',
  'Mandarin',
  'Yoruba',
])('%s is spoken', (text) => expect(namesLanguage(text)).toBe(true))

test.each(['Python', 'Square POS', 'Rostering', ''])('%s is not', (text) => {
  expect(namesLanguage(text)).toBe(false)
})
