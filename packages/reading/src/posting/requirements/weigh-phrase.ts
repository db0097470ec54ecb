import { isHeadWord } from '@tailorbird/lexicon'
import type { Phrase } from './find-phrases.ts'
import type { LineWord } from './read-line-words.ts'
import type { PostingSentence } from '../lines/read-sentences.ts'
import type { LanguageWords } from '../words/language-words.ts'
import { phrases } from '../words/phrase-patterns.ts'

const MAX_WORDS = 6
const MAX_CHARS = 60
/** 'B1', 'C1-level', 'III': how well or how much, and not what. */
const LEVEL = /^(?:[abc][12](?:[-+].*)?|a{2,3}|i{2,3}|iv|vi{1,3})$/
/** 'SQL', 'TypeScript', 'C#', 'ISO 13485': no ordinary word looks like that. */
const STANDS_OUT = /^\P{L}*\p{L}.*\p{Lu}|\p{L}\d|[+#]|^\.\p{L}/u

/** '3+ years of telemetry experience': nobody counts the years of an ordinary word. */
const COUNTS_YEARS = new RegExp(String.raw`\d\s*\+?\s*(?:${phrases('countedYears')})\b`, 'iu')

/** Whether a word looks like a name or an acronym by itself. */
export const standsOut = (text: string) => STANDS_OUT.test(text)

/** Whether a word in small letters names who does a job. */
export const isRole = (word: string, { roles }: LanguageWords) =>
  roles.has(word) || roles.has(word.replace(/s$/, ''))

/** Whether a word names nothing that one can know. */
export const saysNothing = ({ norm }: Pick<LineWord, 'norm'>, language: LanguageWords) =>
  language.empties.has(norm) || language.edges.has(norm) || LEVEL.test(norm)

/** Whether a phrase is one word in small letters: it needs more signs than a name. */
export const isOrdinaryWord = ({ words: [word, another] }: Phrase) =>
  another === undefined && word !== undefined && /^\p{Ll}+$/u.test(word.text)

/** Whether a phrase has the form of a term: short, about a thing, no personal quality, no job. */
export function canBeTerm(
  { words, isCertificate, isAlone }: Phrase,
  language: LanguageWords,
): boolean {
  const last = words.at(-1)
  const chars = words.reduce((sum, { text }) => sum + text.length + 1, 0)
  if (!last || words.length > MAX_WORDS || chars > MAX_CHARS || last.norm.length < 2) return false
  // 'State license' on a line of its own is a paper, though neither of its words says what.
  const isPaper = isCertificate && isAlone
  if (!isPaper && words.every((word) => saysNothing(word, language))) return false
  if (words.length === 1 && language.adjective.test(last.norm)) return false
  const isSoft = ({ norm }: LineWord) => language.softs.has(norm) || language.softEnd?.test(norm)
  return !words.some(isSoft) && !isRole(last.norm, language)
}

/** Points for each sign that a phrase names something that is asked for. */
export function weighPhrase(
  phrase: Phrase,
  { tier, section, text }: Pick<PostingSentence, 'tier' | 'section' | 'text'>,
  language: LanguageWords,
): number {
  const { words, cue, isAskedWith, isCertificate, isBesideKnown, isAlone, opensSentence } = phrase
  const last = words.at(-1)
  const inner = opensSentence ? words.slice(1) : words
  const isAllCapitals = !/\p{Ll}{2}/u.test(text)
  const isTitleCase = !/\s\p{Ll}{4,}/u.test(text)
  let points = 0
  if (cue === 'listed') points += 3
  if (cue === 'after') points += 1
  if (isAskedWith || isCertificate) points += 2
  if (isAskedWith && COUNTS_YEARS.test(text)) points += 2
  if (isBesideKnown) points += 3
  if (isAlone && tier !== 'mentioned') points += 3
  if (section === 'must' || section === 'preferred') points += 1
  if (tier === 'must' || tier === 'preferred') points += 1
  if (last && isHeadWord(last.text)) points += 1
  else if (last && language.empties.has(last.norm)) points -= 1
  if (words.some((word) => standsOut(word.text)) && !isAllCapitals)
    // Among duties, a tool's name needs no other sign.
    points += section === 'mentioned' && words.length === 1 ? 5 : 2
  else if (
    !language.hasCapitalNouns &&
    !isTitleCase &&
    inner.length > 0 &&
    inner.every((word) => /^\p{Lu}/u.test(word.text))
  )
    points += cue === 'listed' ? 2 : 1
  return points
}
