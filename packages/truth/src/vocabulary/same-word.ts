import { remember } from '@tailorbird/language'
import { participlePrefix, separablePrefixes, endings } from '../words/vocabulary/endings.ts'

/** Endings that bend a word and keep what it says; none is one, too. */
const ENDINGS = new Set(endings.split(' ').concat(''))
const MIN_SHARED = 4
const SEPARABLE = new RegExp(`^(${separablePrefixes})${participlePrefix}(?=.{3})`)
const PARTICIPLE = new RegExp(`^${participlePrefix}(?=.{4})`)

const bareGerman = remember((word: string) => word.replace(SEPARABLE, '$1').replace(PARTICIPLE, ''))

/** 'Conseil' and 'conseillé', 'program' and 'programmed'. */
const undouble = remember((word: string) => word.replaceAll(/([^\Waeiou\d])\1/g, '$1'))

function sharedLength(one: string, other: string): number {
  let length = 0
  while (length < one.length && one.charAt(length) === other.charAt(length)) length += 1
  return length
}

function isBent(one: string, other: string): boolean {
  if (one.charCodeAt(0) !== other.charCodeAt(0)) return false
  const most = sharedLength(one, other)
  for (let length = most; length >= MIN_SHARED && length >= most - 2; length -= 1) {
    if (
      length * 2 >= Math.max(one.length, other.length) &&
      ENDINGS.has(one.slice(length)) &&
      ENDINGS.has(other.slice(length))
    )
      return true
  }
  return false
}

/** Whether two words (small letters, no accents) are forms of one: 'installed', 'installation', 'geleitet', 'leitete'. */
export function isFormOf(one: string, other: string): boolean {
  const isAlike = one.charCodeAt(0) === other.charCodeAt(0)
  return (
    (isAlike && (isBent(one, other) || isBent(undouble(one), undouble(other)))) ||
    ((one.includes(participlePrefix) || other.includes(participlePrefix)) &&
      isBent(bareGerman(one), bareGerman(other)))
  )
}

/** Whether two words differ by one letter: added, lost, changed, or two swapped. */
export function isOneLetterOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  const start = sharedLength(one, other)
  const rest = (word: string, skip: number) => word.slice(start + skip)
  if (
    rest(one, 1) === rest(other, 1) ||
    rest(one, 1) === rest(other, 0) ||
    rest(one, 0) === rest(other, 1)
  )
    return true
  const isSwapped =
    one.charAt(start) === other.charAt(start + 1) && one.charAt(start + 1) === other.charAt(start)
  return isSwapped && rest(one, 2) === rest(other, 2)
}

const MIN_PART = 4
const MIN_COMPOUND = 3

/** Whether a word is put together of others ('Kundenberatung' of 'Beratung' and 'Kunden', 'followup'), with a joining letter or two. */
export function isCompoundOf(word: string, parts: readonly string[]): boolean {
  // 'Initech' is no compound of 'in' and 'tech'.
  const inside = parts.filter((part) => part.length >= MIN_COMPOUND && word.includes(part))
  return inside.some(
    (first) =>
      word.startsWith(first) &&
      inside.some(
        (second) =>
          second !== first &&
          word.endsWith(second) &&
          word.length - first.length - second.length <= 2 &&
          word.length >= first.length + second.length,
      ),
  )
}

/** Whether a word is a part of a longer one: 'Beratung' of 'Kundenberatung'. */
export function isPartOf(word: string, longer: string): boolean {
  return (
    word.length >= MIN_PART + 2 &&
    longer.length >= word.length + 3 &&
    (longer.endsWith(word) || longer.slice(2).includes(word))
  )
}
