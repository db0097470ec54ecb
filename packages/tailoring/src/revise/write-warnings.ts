import type { Language } from '@tailorbird/language'
import { cutAtWord, type Violation, writeReason } from '@tailorbird/truth'
import { sayTo } from '../words/index.ts'

const MAX_WARNINGS = 20
const MAX_SENTENCE_CHARS = 160
const MAX_PHRASES = 6

/** What may stand between two words that are named as one: 'Texas State', '14 to 16'. */
const BETWEEN = /^\s*(?:to|of|&|[-–/.])?\s*$/u

/** Where a word stands as a whole one: '4' not in '14'. */
function findWord(sentence: string, word: string): number {
  const isLetter = (at: number) => /[\p{L}\p{N}]/u.test(sentence.charAt(at))
  let at = sentence.indexOf(word)
  while (at >= 0 && (isLetter(at - 1) || isLetter(at + word.length)))
    at = sentence.indexOf(word, at + 1)
  return at
}

/** The unsupported words of a sentence as its phrases, in its order: 'Texas State', 'Certificate holder'. */
function joinPhrases(sentence: string, words: readonly string[]): string[] {
  const spans = [...new Set(words)]
    .map((word) => ({ word, start: findWord(sentence, word), end: 0 }))
    .map((span) => ({ ...span, end: span.start + span.word.length }))
  const placed = spans
    .filter(({ start }) => start >= 0)
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
  const phrases: { start: number; end: number }[] = []
  for (const { start, end } of placed) {
    const last = phrases.at(-1)
    if (last && (start <= last.end || BETWEEN.test(sentence.slice(last.end, start))))
      last.end = Math.max(last.end, end)
    else phrases.push({ start, end })
  }
  return [
    ...phrases.map(({ start, end }) => sentence.slice(start, end)),
    ...spans.flatMap(({ word, start }) => (start < 0 ? [word] : [])),
  ]
}

function nameUnsaid(sentence: string, words: readonly string[], language: Language): string[] {
  const phrases = joinPhrases(sentence, words)
  if (phrases.length === 0) return []
  const shown = phrases.slice(0, MAX_PHRASES)
  const cause = { code: 'unsaid', words: shown, more: phrases.length - shown.length } as const
  return [writeReason(cause, { language, whose: 'original' })]
}

/** One warning for one line, whatever is the matter with it. */
function warnOfLine(
  sentence: string,
  violations: readonly Violation[],
  language: Language,
): string {
  const words = violations.flatMap(({ unsaid }) => unsaid ?? [])
  const others = violations.flatMap(({ unsaid, cause }) =>
    unsaid === undefined ? [writeReason(cause, { language, whose: 'original' })] : [],
  )
  // 'Does not say "fifteen years" of "Title I schools"' has said what is the matter with 'Title'.
  const open = words.filter((word) => !others.some((reason) => reason.includes(word)))
  const text = [...new Set([...others, ...nameUnsaid(sentence, open, language)])].join(' ')
  return sentence === '' ? text : `${text} (“${cutAtWord(sentence, MAX_SENTENCE_CHARS)}”)`
}

/**
 * What the truth check found in a person's own text, as sentences for them: one for each line, with the
 * words that it is about; at most 20.
 * @param language the resume's
 */
export function writeWarnings(violations: readonly Violation[], language: Language): string[] {
  const lines = Map.groupBy(violations, ({ sentence }) => sentence)
  const all = [
    ...new Set([...lines].map(([sentence, found]) => warnOfLine(sentence, found, language))),
  ]
  const left = all.length - MAX_WARNINGS
  const more = left > 0 ? [sayTo(language, 'morePlaces', { n: left })] : []
  return [...all.slice(0, MAX_WARNINGS), ...more]
}
