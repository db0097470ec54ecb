import { parseResume } from '@tailorbird/reading'
import { expect, test } from 'vitest'
import { warnOfCharacters } from './warn-of-characters.ts'

const resumeWith = (text: string) => parseResume(`# Noor Haddad\n\n## Summary\n\n${text}\n`)

test('what the fonts have is not spoken of', () => {
  const text =
    'Zażółć, ᾠδή, Санкт, 今直接骨户, 臺灣, にほんご, 한국어, ﻻ العربية, עברית, हिन्दी, ภาษาไทย, 📞 👩‍💻 ✔️ → ½'
  expect(warnOfCharacters(resumeWith(text))).toEqual([])
})

test('a character without a glyph is named once, with what to do', () => {
  expect(warnOfCharacters(resumeWith('Reads 𓀀 and again 𓀀.'))).toEqual([
    'The PDF cannot show “𓀀”: none of its fonts has it, and an empty box would stand there. Write it in another way or take it out.',
  ])
})

test('several are listed, those that no screen shows by number', () => {
  const [warning] = warnOfCharacters(resumeWith('𓀀 𓀁 \uF0B7x'))
  expect(warning).toMatch(/^The PDF cannot show “𓀀”, “𓀁” and U\+F0B7: none of its fonts has them/)
})

test('of many the first are named and the others counted', () => {
  const many = String.fromCodePoint(...Array.from({ length: 20 }, (_, at) => 0x13000 + at))
  const [warning] = warnOfCharacters(resumeWith(many))
  expect(warning).toMatch(/“𓀇” and 12 more: none/)
})

test('a letter put together of parts that the fonts have is printed', () => {
  expect(warnOfCharacters(resumeWith('Nguye\u0302\u0303n, \uFA5B'))).toEqual([])
})
