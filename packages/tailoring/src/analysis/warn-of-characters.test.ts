import { parseResume } from '@tailorbird/reading'
import type { AnalysisResults } from '@tailorbird/contracts'
import { expect, test } from 'vitest'
import { reviseTailoring } from '../changes/revise-tailoring.ts'
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

test('an edit by hand is looked at, too', () => {
  const original = resumeWith('Reads.')
  const current = {
    original,
    jobDescription: 'We look for a reader of old letters.',
    tailored: original,
    analysisResults: { engine: 'offline', model: null } as AnalysisResults,
    changes: [],
  }
  const edit = (text: string) =>
    reviseTailoring(current, { tailoredContent: `# Noor Haddad\n\n## Summary\n\n${text}\n` }, [])
      .analysisResults.warnings
  expect(edit('Reads 𓀀.')[0]).toContain('“𓀀”')
  expect(edit('Reads.').join()).not.toContain('The PDF cannot show')
})
