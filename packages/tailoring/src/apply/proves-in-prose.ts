import { findOthers, isOfOthers, findTerms, readHolder, tokenize } from '@tailorbird/lexicon'
import { detectLanguage } from '@tailorbird/language'
import { provesSkill } from '@tailorbird/matching'
import { anyOf, listBehindNames } from '../words/index.ts'

/** Words that may follow a term that stands for itself: what follows otherwise is what it describes. */
const FOLLOWERS = listBehindNames()
/** A row that goes on: 'the payroll and marketing departments'. */
const ROW = new RegExp(String.raw`^(?:\s*,|\s+(?:${anyOf('joints')})(?!\p{L}))([^.;:]{0,50})`, 'iu')

const holds = (text: string) => tokenize(text).some(({ norm }) => readHolder(norm) !== undefined)

/** 'for the construction …', 'beside the …': somebody else's. */
const OF_OTHERS = new RegExp(String.raw`(?:\b(?:${anyOf('beforeOthers')})|[’']s?)\s+$`, 'iu')

/** Whether a single word is a name and not just a noun of the sentence: 'PLC', 'Python', 'C#'. */
function isName(text: string, start: number, written: string): boolean {
  if (/\p{L}\p{Lu}|[\d+#]/u.test(written)) return true
  const opens = start === 0 || /[.!?:]\s*$/.test(text.slice(0, start))
  return /^\p{Lu}/u.test(written) && !opens && detectLanguage(text) === 'en'
}

/** Whether the words at a place are what the person worked with, and not a part of another name. */
function standsForItself(text: string, start: number, end: number): boolean {
  const written = text.slice(start, end)
  const before = text.slice(Math.max(0, start - 40), start)
  const after = text.slice(end, end + 80)
  if (/^[-/]\p{L}/u.test(after) || /\p{L}-$/u.test(before)) return false
  if (holds(ROW.exec(after)?.[1] ?? '') || OF_OTHERS.test(before)) return false
  if (isOfOthers(findOthers(text, tokenize(text)), start, end)) return false
  const [, next = ''] = /^\s+(\p{L}[\p{L}’'-]*)/u.exec(after) ?? []
  // 'Cut AWS cost' was done with AWS; 'construction cost' is no construction.
  if (isName(text, start, written)) return !holds(next)
  return /\s/.test(written.trim()) && (next === '' || FOLLOWERS.has(next.toLowerCase()))
}

/**
 * Whether a sentence proves a skill well enough to be listed: the posting's own name for it, or one that
 * everybody sees to be the same, stands in it for itself. 'Reported to the construction manager' and
 * 'wrote to the software sales team' prove neither construction nor software sales.
 */
export function provesInProse(text: string, skill: string): boolean {
  if (!provesSkill(text, skill)) return false
  const at = text.toLowerCase().indexOf(skill.toLowerCase())
  if (at >= 0 && standsForItself(text, at, at + skill.length)) return true
  const isWider = (written: string) => skill.toLowerCase().includes(written.toLowerCase())
  return findTerms(text).some(
    ({ written, start, end }) =>
      !isWider(written) && provesSkill(written, skill) && standsForItself(text, start, end),
  )
}
