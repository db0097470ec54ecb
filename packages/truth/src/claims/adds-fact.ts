import { isUntranslated } from '@tailorbird/lexicon'
import type { ClaimWord } from '../clauses/reading.ts'
import { isGerman, isNameIn } from '../names/is-name.ts'
import { isKnown } from '../vocabulary/vocabulary.ts'
import { type Aligned, readMeanings, SUPPORT } from './compare/align.ts'
import type { Comparison } from './compare/comparison.ts'
import { cutWords } from './compare/cut-words.ts'
import { isWeighed } from './model/judge-signs.ts'
import { hasNewFigure } from './has-new-figure.ts'
import { beforeNames, deedNounEndings } from '../words/names/nouns.ts'
import type { MarkWeights } from './model/weigh-marks.ts'
import { listMarksOfNew } from './model/word-marks.ts'

/** A capital inside, or a figure: 'AZ-900', 'PostgreSQL', 'SAP'. */
const MARKED = /^\S+\p{Lu}|\d/u
/** What somebody holds or speaks, whatever its letters. */
const HELD = new Set(['certification', 'degree', 'language'])

/** A word of small letters is nobody's name, whether dictionaries know it or not. */
const SMALL = /^\p{Ll}[^\d\p{Lu}]*$/u
const NOUN = /^\p{Lu}\p{Ll}+$/u
/** What a word stands behind that has its capital from its place. */
const OPENS = /(?:^|[.!?;:•])\s*$/u
const DEED_END = new RegExp(`(?:${deedNounEndings})$`)
const BEFORE_NAME = new RegExp(String.raw`(?:^|\s)(?:${beforeNames})\s$`, 'u')
const BEHIND_WORD = /\p{Ll}\s$/u
/** Names are shorter than most compounds. */
const MIN_COMPOUND = 9
/** Shorter ends of words are no nouns by themselves. */
const MIN_HEAD = 5

/** Whether a German noun, or the noun that it ends with, stood in the texts that were learned from: 'Betrieb', 'Zweischichtbetrieb'. */
export function isKnownNoun(written: string, weights: MarkWeights): boolean {
  const ends = Array.from(written, (_, at) => written.slice(at)).filter(
    (end, at) => at === 0 || end.length >= MIN_HEAD,
  )
  return ends.some((end) => isWeighed(listMarksOfNew(end), weights))
}

/**
 * Whether a German word with a capital is a noun that any text may have: by its place, by its length, or by what it ends with, as
 * 'Zweischichtbetrieb' is a 'Betrieb'.
 */
function isGermanNoun({ told }: Comparison, word: ClaimWord, weights: MarkWeights): boolean {
  const { written, start } = word
  if (!NOUN.test(written)) return false
  const before = told.text.slice(0, start)
  if (OPENS.test(before)) return DEED_END.test(written)
  const isPlaced = written.length >= MIN_COMPOUND || BEHIND_WORD.test(before)
  return (isPlaced && !BEFORE_NAME.test(before)) || isKnownNoun(written, weights)
}

/** Whether a word is of a product or the like that the lexicon has, and that nothing of the resume names. */
const isOtherThing = ({ told, resume }: Comparison, { start, end }: ClaimWord) =>
  told.hits.some(
    ({ term, ...hit }) =>
      hit.start < end &&
      start < hit.end &&
      (isUntranslated(term.name) || MARKED.test(term.name)) &&
      !resume.some(({ terms }) => terms.has(term.name)),
  )

/** Whether a word is an ordinary one, and no name that nothing says. */
function isOrdinaryWord(
  comparison: Comparison,
  word: ClaimWord,
  said: ReadonlySet<string>,
  weights: MarkWeights,
): boolean {
  const { told, resume } = comparison
  const { written, key, start } = word
  if (SMALL.test(written) || cutWords(written).every((part) => said.has(part))) return true
  if (resume.some(({ supports }) => supports.has(key))) return true
  if (MARKED.test(written)) return false
  if (isGerman(told) && isGermanNoun(comparison, word, weights))
    return !isOtherThing(comparison, word)
  if (isNameIn(word, told) && !OPENS.test(told.text.slice(0, start))) return false
  const { groupsAt, headsAt } = readMeanings(told)
  return (
    isKnown(key) ||
    groupsAt.has(start) ||
    headsAt.has(start) ||
    isWeighed(listMarksOfNew(written), weights)
  )
}

/** Whether all words that no source is known to say are ordinary ones. */
export function isAllOrdinary(
  comparison: Comparison,
  aligned: readonly Aligned[],
  weights: MarkWeights,
): boolean {
  const { sources, context } = comparison
  const said = new Set([...sources, ...context].flatMap(({ text }) => cutWords(text)))
  return aligned
    .filter(({ support }) => support < SUPPORT.near)
    .every(({ word }) => isOrdinaryWord(comparison, word, said, weights))
}

/** Whether a text names a certificate, a degree or a language that the resume does not. */
const namesNewHolding = ({ told, resume }: Comparison) =>
  told.hits.some(
    ({ term }) => HELD.has(term.kind) && !resume.some(({ terms }) => terms.has(term.name)),
  )

/** Whether a text has a figure, a name, a credential or a word that nobody knows, which nothing says that it comes from. */
export const addsFact = (comparison: Comparison, isOrdinary: boolean): boolean =>
  !isOrdinary || hasNewFigure(comparison) || namesNewHolding(comparison)
