import { findTerms, tokenize } from '@tailorbird/lexicon'
import { isNotOwn } from './not-own.ts'
import { isPlainlySame } from './plainly-same.ts'
import { anyOf } from '../words/index.ts'

/** 'No experience with X' and 'learning X' prove no X. */
const HEDGE = new RegExp(String.raw`(?<![\p{L}-])(?:${anyOf('hedge')})(?![\p{L}-])[^.;,]*$`, 'iu')
const HEDGE_CHARS = 40

/** A text as its folded words, for finding phrases in it at word borders. */
export const foldWords = (text: string) =>
  ` ${tokenize(text)
    .map(({ norm }) => norm)
    .join(' ')} `

/** The one term of the lexicon that a whole text is a name of. */
function nameTerm(text: string): string | undefined {
  const [hit, ...others] = findTerms(text)
  return hit && others.length === 0 && hit.written.length === text.trim().length
    ? hit.term.name
    : undefined
}

/** Whether a text names a skill: in the same words but for case and plural, or by another name of the same term. */
export function showsSkill(text: string, skill: string): boolean {
  if (foldWords(text).includes(foldWords(skill))) return true
  const name = nameTerm(skill)
  return name !== undefined && findTerms(text).some(({ term }) => term.name === name)
}

/** Whether what stands at this place of a text is said without 'no', 'learning' and the like before it. */
function isPlainClaim(text: string, start: number, end: number): boolean {
  return (
    !isNotOwn(text, start, end) && !HEDGE.test(text.slice(Math.max(0, start - HEDGE_CHARS), start))
  )
}

/**
 * Whether a text shows that the person has a skill, under a name that everybody sees to be the same,
 * and does not say the contrary of it.
 */
export function provesSkill(text: string, skill: string): boolean {
  if (!showsSkill(text, skill)) return false
  const name = nameTerm(skill)
  const hits = findTerms(text).filter(
    ({ term, written }) =>
      term.name === name &&
      (foldWords(written) === foldWords(skill) || isPlainlySame(written, skill)),
  )
  if (hits.length > 0) return hits.some(({ start, end }) => isPlainClaim(text, start, end))
  if (!foldWords(text).includes(foldWords(skill))) return false
  const start = text.toLowerCase().indexOf(skill.toLowerCase())
  const at = start < 0 ? text.length : start
  return isPlainClaim(text, at, at + skill.length)
}
