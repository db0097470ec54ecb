import { findTerms } from '@tailorbird/lexicon'
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

const expressions = remember(({ at }: HeadingMatchers) => ({
  at: new RegExp(String.raw`^(.{3,80}?)\s+${at}\s+\p{Lu}`, 'u'),
}))

/** A part of a line that may be the whole title; the less of the line it is, the fewer points. */
interface Extent {
  text: string
  points: number
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
  const add = (text: string, points: number) => extents.push({ text: cleanTitle(text), points })
  const pieces = line
    .slice(0, 300)
    .split(MARK)
    .slice(0, 2 * MAX_PARTS)
  const isParted = pieces.length > 1
  if (!isParted) add(line, 0)
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = pieces[at] ?? ''
    const behind = pieces[at + 2]
    // 'Journeyman Electrician - Commercial': behind the name of a job stands no other.
    const isBehind = at > 0 && isHeadedByRole(cleanTitle(pieces[0] ?? ''))
    if (isParted) add(piece, (isBehind ? -2 : 0) - 0.2 * at)
    if (
      behind !== undefined &&
      isHeadedByRole(cleanTitle(piece)) &&
      isSpecialism(cleanTitle(behind), head)
    )
      add(`${piece}${pieces[at + 1]}${behind}`, 2 - 0.2 * at)
    const before = expressions(head.matchers).at.exec(piece)?.[1]
    if (before !== undefined) add(before, 0.5)
    const [first = '', ...others] = piece.split(/,\s/u)
    if (others.length > 0) add(first, others.some((part) => isAside(part, head)) ? 1 : -0.5)
  }
  return extents.filter(({ text }) => text !== '')
}
