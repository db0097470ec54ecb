import { findTerms } from '@tailorbird/lexicon'
import { isSentence } from '../lines/is-sentence.ts'
import { isHeadedByRole, isRegion, isTown, namesRole } from '../words/known-names.ts'
import type { HeadingMatchers } from '../words/heading-matchers.ts'
import { cleanTitle } from './clean-title.ts'
import type { HeadText } from './head-text.ts'
import { isCalledPlace } from './is-called-place.ts'
import { namesEmployer } from './legal-forms.ts'
import { saysTermsOfWork } from './name-company.ts'
import { remember } from './remember-matchers.ts'

/** Between the parts of a heading's line. */
const MARK = /(\s+[|–—·•]+\s+|\s+-{1,2}\s+|\s*[|•·]\s*|\s{3,}|\s?[–—]\s)/u
const MAX_PARTS = 8
/** So much of a part must be words that the lexicon knows, or that the posting says again. */
const MOSTLY = 0.5
const MAX_SPECIALISM_CHARS = 40

const expressions = remember(({ at, ends }: HeadingMatchers) => ({
  stop: new RegExp(String.raw`^(.{3,80}?)\s+(?:${ends})(?![\p{L}])`, 'iu'),
  at: new RegExp(String.raw`^(.{3,80}?)\s+${at}\s+\p{Lu}`, 'u'),
}))

/** A part of a line that may be the whole title, and which part of it. */
interface Extent {
  text: string
  part: string
}

/** 'Cardiac ICU', 'Youth Services': what the job is about, and no place, time, pay or employer. */
function isSpecialism(part: string, head: HeadText): boolean {
  const { folded } = head
  if (
    part.length > MAX_SPECIALISM_CHARS ||
    saysTermsOfWork(part) ||
    isCalledPlace(part, head) ||
    /[\d$€£]/.test(part)
  )
    return false
  const covered = findTerms(part).reduce((sum, { start, end }) => sum + end - start, 0)
  if (covered >= MOSTLY * part.length && !namesRole(part)) return true
  if (namesEmployer(part) || namesRole(part)) return false
  const words = part.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  const said = words.filter((word) => folded.split(word).length > 2)
  return words.length > 0 && said.length === words.length && findTerms(part).length > 0
}

/** 'Ecologist, Delmarva', 'Nurse, nights': what is no part of the job's name. */
function isAside(part: string, head: HeadText): boolean {
  const isTownLike = !part.includes(' ') && isTown(part) && findTerms(part).length === 0
  return (
    saysTermsOfWork(part) ||
    isCalledPlace(part, head) ||
    isRegion(part) ||
    isTownLike ||
    /[\d$€£]/.test(part)
  )
}

/** The ways in which a line may be a title: all of it, one of its parts, or two beside each other. */
export function listExtents(line: string, head: HeadText): Extent[] {
  const extents: Extent[] = []
  const add = (text: string, part: string) => extents.push({ text: cleanTitle(text), part })
  const pieces = line
    .slice(0, 300)
    .split(MARK)
    .slice(0, 2 * MAX_PARTS)
  const isParted = pieces.length > 1
  if (!isParted) add(line, 'whole')
  // 'Journeyman Electrician - Commercial': behind the name of a job stands no other.
  const isOpenedByRole = isHeadedByRole(cleanTitle(pieces[0] ?? ''))
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = pieces[at] ?? ''
    const behind = pieces[at + 2]
    if (isParted) add(piece, partName(at, pieces.length, isOpenedByRole))
    if (behind !== undefined && isHeadedByRole(cleanTitle(piece)))
      add(
        `${piece}${pieces[at + 1]}${behind}`,
        isSpecialism(cleanTitle(behind), head) ? 'with-specialism' : 'with-next',
      )
    const before = expressions(head.matchers).at.exec(piece)?.[1]
    if (before !== undefined) add(before, 'before-at')
    const [first = '', second = '', ...others] = piece.split(/,\s/u)
    if (second !== '') {
      const isPlaced = [second, ...others].some((other) => isAside(other, head))
      add(first, isPlaced ? 'before-aside' : 'before-comma')
    }
    if (others.length > 0) add(`${first}, ${second}`, 'two-of-list')
    const labelled = /^[^:：]{2,30}[:：]\s+(\S.*)$/u.exec(piece)?.[1]
    if (labelled !== undefined) add(labelled, 'behind-colon')
    const bracket = /^(.{3,80}?)\s+[([]/u.exec(piece)?.[1]
    if (bracket !== undefined) add(bracket, 'before-bracket')
    for (const text of isSentence(piece) ? [] : [piece, labelled ?? '', first]) {
      const stopped = expressions(head.matchers).stop.exec(text)?.[1]
      if (stopped !== undefined) add(stopped, 'before-stop')
    }
  }
  return extents.filter(({ text }) => text !== '')
}

function partName(at: number, length: number, isOpenedByRole: boolean): string {
  if (at === 0) return 'part-first'
  if (isOpenedByRole) return 'part-behind-role'
  return at === length - 1 ? 'part-last' : 'part-inner'
}
