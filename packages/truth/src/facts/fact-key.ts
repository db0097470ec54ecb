import { expand } from '../names/abbreviations.ts'
import { foldSpan } from '../quantities/date-key.ts'
import { findExpansion, isContraction, isShortForm } from '../names/find-expansion.ts'
import { foldWord, spell } from '@tailorbird/language'
import { NUMBER_WORDS } from '../quantities/number-words.ts'
import {
  DEGREES,
  LOWER_SECOND,
  OR_IN_FACT,
  SAME_FACTS,
  UPPER_SECOND,
  FACT_JOINTS,
  LEVEL,
  NATIVE,
  RANKED_ROLES,
} from '../words/facts/fact-words.ts'
import { wholly } from '../words/join-words.ts'

/** Words that join the parts of a fact and are none themselves. */
const JOINTS = new Set(FACT_JOINTS.split(' '))

const OWN_LANGUAGE = new RegExp(NATIVE, 'g')

/** 'German, C1 level' is 'German (C1)'. */
const LEVEL_BESIDE = new RegExp(
  String.raw`(?<=(?<!\p{L})[abc][12][ ,]{0,2})(?:${LEVEL})|(?:${LEVEL})(?= ?[abc][12](?![\p{L}\d]))`,
  'gu',
)
const UPPER = new RegExp(String.raw`(?:${UPPER_SECOND})(?:,? \(?2[:.]1\)?)?`, 'g')
const LOWER = new RegExp(String.raw`(?:${LOWER_SECOND})(?:,? \(?2[:.]2\)?)?`, 'g')
const MAX_SHORTS = 12
const DEGREE = wholly(DEGREES)
const RANK = wholly(RANKED_ROLES)

const undot = (text: string) => text.replaceAll(/(?<=\p{L})\.(?=\p{L})/gu, '')

/** The short forms that a fact holds: 'GPhC', 'CDL'. */
const listShorts = (text: string) =>
  (undot(text).match(/[\p{L}\p{N}&]+/gu) ?? []).filter(isShortForm).slice(0, MAX_SHORTS)

/** What a short form stands for may be guessed from its letters, but not which degree it is. */
function isMeant(short: string, words: readonly string[], hasBracket: boolean): boolean {
  const known = expand(foldWord(short)).filter((long) => long.length > 1)
  if (known.some(([first = '']) => DEGREE.test(first)))
    return known.some((long) => long.join(' ') === words.join(' '))
  // Two letters are soon found in a larger title.
  if (short.length <= 2 && known.length === 0 && words.some((word) => RANK.test(word)))
    return hasBracket
  return hasBracket || short.length > 2 || known.length === 0
}

/** Puts short forms in the place of the words that they are made of: 'Legal Practice Course, or LPC' is 'LPC'. */
function shorten(words: readonly string[], shorts: readonly string[]): string[] {
  let left = [...words]
  for (const short of shorts) {
    const folded = foldWord(short)
    const run = findExpansion(short, left) ?? findExpansion(short, left, left.includes(folded))
    if (!run || !isMeant(short, left.slice(...run), left.includes(folded))) continue
    left = [...left.slice(0, run[0]), folded, ...left.slice(run[1])]
  }
  return left
}

/**
 * The words of a fact in one form: dates, short forms and spelling do not matter, nor do marks.
 * @param shorts short forms that may be written out in it
 */
function readFact(text: string, shorts: readonly string[] = []): string[] {
  const plain = foldSpan(undot(text))
    .replaceAll(OWN_LANGUAGE, 'native')
    .replaceAll(LEVEL_BESIDE, ' ')
    .replaceAll(/(?<![\p{L}\d])l(?=\d(?!\d))/gu, 'level ')
    .replaceAll(UPPER, '2:1')
    .replaceAll(LOWER, '2:2')
    .replaceAll(/['’]s?(?!\d)/g, '')
    .replaceAll(/(?<=\d),(?=\d)/g, '.')
  const folded = new Set(shorts.map(foldWord))
  const words = plain.match(/[\p{L}\p{M}\p{N}]+(?:[.@][\p{L}\p{N}]+)*[+#]*/gu) ?? []
  return shorten(words, shorts)
    .filter((word, index, all) => word !== OR_IN_FACT || all[index - 1] !== all[index + 1])
    .filter((word, index, all) => word !== all[index - 1] || !folded.has(word))
    .flatMap((word) => {
      const [long, ...others] = expand(word)
      return long && others.length === 0 ? long : [word]
    })
    .map((word) => spell(word))
    .map((word) => SAME_FACTS[word] ?? String(NUMBER_WORDS.get(word) ?? word))
    .filter((word) => !JOINTS.has(word))
}

/** The words of `one` that are not among `other`, each as often as it is there. */
function without(one: readonly string[], other: readonly string[]): string[] {
  const left = [...other]
  return one.filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** Whether words are known short forms of what the other side has: 'dept', 'department'. */
function isExpanded(short: readonly string[], long: readonly string[]): boolean {
  const [word = '', ...rest] = short
  if (short.length === 0) return long.length === 0
  const at = long.findIndex((one) => isContraction(word, one))
  if (at >= 0 && isExpanded(rest, long.toSpliced(at, 1))) return true
  return expand(word).some((words) => {
    const left = without(
      long,
      words.filter((each) => !JOINTS.has(each)),
    )
    return left.length < long.length && isExpanded(rest, left)
  })
}

/** The words of some facts, with the long forms of each other's short forms shortened. */
export function readFacts(texts: readonly string[]): string[][] {
  const shorts = [...new Set(texts.flatMap(listShorts))].slice(0, MAX_SHORTS)
  return texts.map((text) => readFact(text, shorts))
}

/** Whether two facts say the same, whatever their layout, date format and short forms. */
export function isSameFact(one: string, other: string): boolean {
  const [first = [], second = []] = readFacts([one, other])
  const gone = without(first, second)
  const added = without(second, first)
  if (gone.length === 0 && added.length === 0) return true
  if (gone.length > 12 || added.length > 12) return false
  return gone.length > 0 && added.length > 0 && (isExpanded(gone, added) || isExpanded(added, gone))
}

/** One key for a fact, without the order of its words; short forms that need the other side stay as they are. */
export const factKey = (text: string) => readFact(text).toSorted().join(' ')
