import type { Language } from '@tailorbird/language'
import { reasonTexts, type ReasonCode, type Whose } from '../words/reasons/reasons.ts'
import { cutAtWord, MAX_QUOTED } from './quote.ts'

/** Why a text may not stand, as data: a sentence in any language is made of it. */
export interface Cause {
  code: ReasonCode
  /** The words in question, as the texts have them. */
  words: readonly string[]
  /** How many further words there are that are not listed. */
  more?: number
}

/** For whom a sentence is, and where it stands. */
export interface Telling {
  language: Language
  whose: Whose
  /** It goes on behind a colon. */
  isContinued?: boolean
}

/** Lists in words. British ones have no comma before 'and'. */
const LISTS: Record<Language, Intl.ListFormat> = {
  en: new Intl.ListFormat('en-GB'),
  de: new Intl.ListFormat('de'),
  fr: new Intl.ListFormat('fr'),
  es: new Intl.ListFormat('es'),
}
const MODEL: Telling = { language: 'en', whose: 'resume' }

/** A cause as a sentence. Without more, it is the one that models and maintainers read. */
export function writeReason({ code, words, more = 0 }: Cause, telling: Telling = MODEL): string {
  const { language, whose, isContinued = false } = telling
  const texts = reasonTexts[language]
  const [before, after] = texts.quotes
  const quoted = words.map((word) => `${before}${cutAtWord(word, MAX_QUOTED)}${after}`)
  const listed = more > 0 ? [...quoted, texts.more.replace('{n}', String(more))] : quoted
  const slots: Record<string, string> = {
    ...texts.names[whose],
    ...Object.fromEntries(quoted.map((word, at) => [at, word])),
    words: LISTS[language].format(listed),
  }
  const sentence = texts.reasons[code].replaceAll(
    /\{(\w+)\}/g,
    (_, slot: string) => slots[slot] ?? '',
  )
  if (isContinued && !texts.hasCapitalBehindColon) return sentence
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/** A cause with the sentence that models and maintainers read, as claims and violations have them. */
export function because(code: ReasonCode, ...words: string[]): { reason: string; cause: Cause } {
  const cause = { code, words }
  return { reason: writeReason(cause), cause }
}
