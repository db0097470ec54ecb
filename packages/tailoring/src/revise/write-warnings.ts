import { cutAtWord, quote, type Violation } from '@tailorbird/truth'

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

function nameUnsaid(sentence: string, words: readonly string[]): string[] {
  const phrases = joinPhrases(sentence, words)
  if (phrases.length === 0) return []
  const shown = phrases.slice(0, MAX_PHRASES).map(quote)
  const left = phrases.length - shown.length
  const last = left > 0 ? `${left} more` : (shown.pop() ?? '')
  const list = shown.length > 0 ? `${shown.join(', ')} and ${last}` : last
  return [`Your original does not say ${list} there.`]
}

/** Reasons speak of 'the resume', and mean the one before the person's edit. */
const address = (reason: string) =>
  reason
    .replaceAll(/\bThe resume\b/g, 'Your original')
    .replaceAll(/\bthe resume\b/g, 'your original')

/** One warning for one line, whatever is the matter with it. */
function warnOfLine(sentence: string, violations: readonly Violation[]): string {
  const words = violations.flatMap(({ unsaid }) => unsaid ?? [])
  const others = violations.flatMap(({ unsaid, reason }) =>
    unsaid === undefined ? [address(reason)] : [],
  )
  // 'Does not say "fifteen years" of "Title I schools"' has said what is the matter with 'Title'.
  const open = words.filter((word) => !others.some((reason) => reason.includes(word)))
  const text = [...new Set([...others, ...nameUnsaid(sentence, open)])].join(' ')
  return sentence === '' ? text : `${text} (“${cutAtWord(sentence, MAX_SENTENCE_CHARS)}”)`
}

/**
 * What the truth check found in a person's own text, as sentences for them: one for each line, with the
 * words that it is about; at most 20.
 */
export function writeWarnings(violations: readonly Violation[]): string[] {
  const lines = Map.groupBy(violations, ({ sentence }) => sentence)
  const all = [...new Set([...lines].map(([sentence, found]) => warnOfLine(sentence, found)))]
  const left = all.length - MAX_WARNINGS
  const more = left > 0 ? [`There are ${left} more places that the original does not say.`] : []
  return [...all.slice(0, MAX_WARNINGS), ...more]
}
