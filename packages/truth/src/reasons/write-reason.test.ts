import { expect, test } from 'vitest'
import { reasonTexts } from '../words/reasons/reasons.ts'
import { because, writeReason, type Telling } from './write-reason.ts'

const { cause, reason } = because('role-larger', 'Led')
const tell = (telling: Partial<Telling>, more?: number) =>
  writeReason(
    { ...cause, ...(more !== undefined && { more }) },
    { language: 'en', whose: 'yours', ...telling },
  )

test('models and maintainers read of the resume', () => {
  expect(reason).toBe('"Led" claims a larger role than the resume does.')
})

test('a person reads of their own, in the language that is asked for', () => {
  expect(tell({})).toBe('"Led" claims a larger role than your resume does.')
  expect(tell({ whose: 'original' })).toBe('"Led" claims a larger role than your original does.')
  expect(tell({ language: 'de' })).toBe(
    '„Led“ klingt nach einer größeren Rolle, als Ihr Lebenslauf sie nennt.',
  )
  expect(tell({ language: 'fr' })).toBe('« Led » annonce un rôle plus grand que votre CV.')
  expect(tell({ language: 'es' })).toBe('«Led» indica un papel mayor que su currículum.')
})

test('behind a colon a sentence goes on as its language does', () => {
  const left = because('left-out', 'with my lead').cause
  const write = (language: Telling['language']) =>
    writeReason(left, { language, whose: 'yours', isContinued: true })
  expect(write('en')).toBe('your resume says "with my lead"; without it more is claimed.')
  expect(write('de')).toBe(
    'In Ihrem Lebenslauf steht „with my lead“; ohne das wird mehr behauptet.',
  )
})

test('several words are a list, with how many more there are', () => {
  const unsaid = { code: 'unsaid', words: ['Initech', 'flawless'], more: 3 } as const
  const telling = { whose: 'original' } as const
  expect(writeReason(unsaid, { ...telling, language: 'en' })).toBe(
    'Your original does not say "Initech", "flawless" and 3 more there.',
  )
  expect(writeReason(unsaid, { ...telling, language: 'es' })).toBe(
    'Su original no dice «Initech», «flawless» y 3 más en ese lugar.',
  )
})

test('long words are cut, and none is taken for a slot', () => {
  expect(because('skill-unsaid', '{the} $& {0}').reason).toBe(
    'The resume does not say "{the} $& {0}".',
  )
  expect(because('skill-unsaid', 'word '.repeat(30).trim()).reason.length).toBeLessThan(100)
})

test.each(['de', 'fr', 'es'] as const)(
  '%s says each reason with the words of the English one',
  (language) => {
    const slotsOf = (text: string) => [...text.matchAll(/\{(?:\d|words)\}/g)].map(String).toSorted()
    for (const [code, text] of Object.entries(reasonTexts.en.reasons)) {
      const other = reasonTexts[language].reasons[code as keyof typeof reasonTexts.en.reasons]
      expect(other, code).not.toBe(text)
      expect(slotsOf(other), code).toEqual(slotsOf(text))
    }
  },
)
