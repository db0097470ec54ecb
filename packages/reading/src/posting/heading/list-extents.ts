import { isSentence } from '../lines/is-sentence.ts'
import { isHeadedByRole } from '../words/known-names.ts'
import type { HeadingMatchers } from '../words/heading-matchers.ts'
import { cleanTitle } from './clean-title.ts'
import type { HeadText } from './head-text.ts'
import { nameTail } from './name-tail.ts'
import { rememberOf } from '@tailorbird/language'

/** 'Classification: Welder', 'Rank ...... 2nd Engineer'. */
const LABELLED = /^[^:：]{2,30}?(?:[:：]\s+|\s?\.{4,}\s*)(\S.*)$/u
/** Between the parts of a heading's line. */
const MARK = /(\s+[|–—·•]+\s+|\s+-{1,2}\s+|\s*\|\s*|\s+[•·]|[•·]\s+|\s{3,}|\s?[–—]\s)/u
const MAX_PARTS = 8
const SENTENCE = /^(.{3,80}?[\p{L})]{2})\. \p{Lu}/u

const expressions = rememberOf(({ at, ends }: HeadingMatchers) => ({
  stop: new RegExp(String.raw`^(.{3,80}?)\s+(?:${ends})(?![\p{L}])`, 'iu'),
  at: new RegExp(String.raw`^(.{3,80}?)\s+${at}\s+\p{Lu}`, 'u'),
}))

/** A part of a line that may be the whole title, and which part of it. */
interface Extent {
  text: string
  parts: string[]
}

type Add = (text: string, ...parts: string[]) => void

/** The ways in which a line may be a title: all of it, one of its parts, or two beside each other. */
export function listExtents(line: string, head: HeadText): Extent[] {
  const behind = LABELLED.exec(line)?.[1]
  const labelled = behind === undefined ? [] : listPlainExtents(behind, head)
  return [
    ...listPlainExtents(line, head),
    ...labelled.map(({ text, parts }) => ({ text, parts: [...parts, 'behind-colon'] })),
  ]
}

function listPlainExtents(line: string, head: HeadText): Extent[] {
  const extents: Extent[] = []
  const add: Add = (text, ...parts) => {
    extents.push({ text: cleanTitle(text), parts })
  }
  const pieces = line
    .slice(0, 300)
    .split(MARK)
    .slice(0, 2 * MAX_PARTS)
  const isParted = pieces.length > 1
  // 'Journeyman Electrician - Commercial': behind the name of a job stands no other.
  const isOpenedByRole = isHeadedByRole(cleanTitle(pieces[0] ?? ''))
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = pieces[at] ?? ''
    const behind = pieces[at + 2]
    const part = isParted ? partName(at, pieces.length, isOpenedByRole) : 'whole'
    const comma = nameComma(piece, head)
    if (behind === undefined) add(piece, part, ...comma)
    else {
      const role = nameRole(piece)
      const tail = nameTail(behind, head)
      add(piece, part, `cut-${role}-${tail}`, ...comma)
      add(`${piece}${pieces[at + 1]}${behind}`, `${role}-with-${tail}`)
      if (at + 4 < pieces.length) add(pieces.slice(at, at + 5).join(''), 'three-parts')
    }
    addCuts(piece, head, add)
    addList(piece, head, add)
  }
  return extents.filter(({ text }) => text !== '')
}

const COMMA = /,\s/u
const nameRole = (text: string) => (isHeadedByRole(cleanTitle(text)) ? 'role' : 'other')

/** What stands behind the first comma of a part. */
function nameComma(piece: string, head: HeadText): string[] {
  const [, ...others] = piece.split(COMMA)
  return others.length > 0 ? [`comma-${nameTail(others.join(', '), head)}`] : []
}

/** Adds what stands before the first comma of a part, and before the second. */
function addList(piece: string, head: HeadText, add: Add): void {
  const [first = '', second, ...others] = piece.split(COMMA)
  if (second === undefined) return
  const tail = nameTail(second, head)
  add(first, `before-comma-${nameRole(first)}-${tail}`)
  if (others.length > 0) add(`${first}, ${second}`, 'two-of-list', `comma-${tail}`)
}

/** Adds what stands before the first word or mark that may end a title. */
function addCuts(piece: string, head: HeadText, add: Add): void {
  const { at, stop } = expressions(head.matchers)
  const [first = ''] = piece.split(COMMA)
  const cuts: [string, string | undefined][] = [
    ['before-at', at.exec(piece)?.[1]],
    ['before-sentence', SENTENCE.exec(piece)?.[1]],
    ['before-colon', /^(.{3,80}?):\s/u.exec(piece)?.[1]],
    ['before-bracket', /^(.{3,80}?)\s+[([]/u.exec(piece)?.[1]],
    ...(isSentence(piece) ? [] : [piece, first]).map((text): [string, string | undefined] => [
      'before-stop',
      stop.exec(text)?.[1],
    ]),
  ]
  for (const [part, text] of cuts) if (text !== undefined) add(text, part)
}

function partName(at: number, length: number, isOpenedByRole: boolean): string {
  if (at === 0) return 'part-first'
  if (isOpenedByRole) return 'part-behind-role'
  return at === length - 1 ? 'part-last' : 'part-inner'
}
