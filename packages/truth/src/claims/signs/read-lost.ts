import { foldWord } from '@tailorbird/language'
import { readQualifiers, tells, type ClaimWord, type Reading } from '../../clauses/reading.ts'
import { isVerbPlace } from '../../deeds/exchange-verb.ts'
import { listAbbreviated } from '../../names/abbreviations.ts'
import { isNameIn } from '../../names/is-name.ts'
import { SELF } from '../../words/deeds/claim-signs.ts'
import { isVerb, LED_RANK, MODEST_RANK } from '../../vocabulary/vocabulary.ts'
import { readMeanings } from '../compare/align.ts'
import { isOf } from '../compare/classes.ts'
import { add, type Signs } from '../compare/sign-list.ts'

const REACH = 4
const OF_SELF = new RegExp(String.raw`(?<!\p{L})(?:${SELF})(?!\p{L})`, 'giu')
const MARK = /[;,(:]|\. /gu

/** Whether a text says a word of its source in the thesaurus' other words, or what follows from it. */
function isSensed(word: ClaimWord, source: Reading, told: Reading): boolean {
  const [own, other] = [readMeanings(source), readMeanings(told)]
  return (
    own.groupsAt.get(word.start)?.some((group) => other.groups.has(group)) === true ||
    own.headsAt.get(word.start)?.some((one) => other.follows.has(one)) === true
  )
}

/** The words of a line that a text which replaces it does not tell again. */
export const listLost = (
  told: Reading,
  target: Reading,
  context: readonly Reading[],
): ClaimWord[] =>
  target.words.filter(
    (word) =>
      !tells(told, word.key) &&
      !isSensed(word, target, told) &&
      !listAbbreviated(target, told).has(foldWord(word.written)) &&
      !context.some(({ supports }) => supports.has(word.key)),
  )

/** What a lost word is, and where it stood. */
function readLostWord(signs: Signs, word: ClaimWord, told: Reading, target: Reading): void {
  const place = target.all.indexOf(word)
  const before = target.all
    .slice(Math.max(0, place - REACH), place)
    .filter(({ clause }) => clause === word.clause)
  const [next, last] = [target.all[place + 1], target.all[place - 1]]
  add(signs, 'lost-verb', isVerbPlace(target, place) || isVerb(word.key))
  add(signs, 'lost-first', word === target.words[0])
  add(signs, 'lost-name', isNameIn(word, target))
  add(
    signs,
    'lost-behind-with',
    before.some(({ written }) => isOf('with', written)),
  )
  add(signs, 'lost-partner', isOf('partners', word.written))
  add(
    signs,
    'lost-behind-reach',
    before.slice(-2).some(({ written }) => isOf('reaches', written)),
  )
  const opened = target.text.lastIndexOf('(', word.start)
  const isInBrackets = opened >= 0 && !target.text.slice(opened, word.start).includes(')')
  add(signs, 'lost-in-brackets', isInBrackets)
  add(signs, 'lost-modest', (word.rank ?? LED_RANK) <= MODEST_RANK)
  // 'Cast parts' for 'parts': what stood before a noun that is kept narrowed it.
  const isNarrow = next?.clause === word.clause && !next.isNeutral && tells(told, next.key)
  add(signs, 'lost-narrow', isNarrow)
  add(signs, 'lost-behind-kept', last !== undefined && tells(told, last.key))
}

/** What of the line that it replaces a text leaves out. */
export function readLost(
  signs: Signs,
  told: Reading,
  target: Reading,
  context: readonly Reading[],
): void {
  const lost = listLost(told, target, context)
  for (const word of lost) readLostWord(signs, word, told, target)
  add(signs, 'lost', lost.length)
  add(signs, 'lost-share', lost.length / Math.max(1, target.words.length))
  const kept = new Set(readQualifiers(told).map(({ name }) => name))
  for (const { name, word } of readQualifiers(target))
    add(signs, `lost-limit-${name}`, !kept.has(name) && !tells(told, word.key))
  for (const clause of new Set(target.words.map((word) => word.clause))) {
    const own = target.words.filter((word) => word.clause === clause)
    add(
      signs,
      'lost-clause',
      own.every((word) => lost.includes(word)),
    )
  }
  const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
  add(signs, 'source-self', count(target.text, OF_SELF))
  add(signs, 'fewer-marks', count(target.text, MARK) - count(told.text, MARK))
}
