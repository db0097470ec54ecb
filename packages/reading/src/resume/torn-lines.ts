import { findDate, trimEnds, type DateSpan } from '@tailorbird/language'
import type { Entry } from './names/entries.ts'
import type { Line } from './read-lines.ts'

/** 'Started 2023', 'expected June 2026': a word that goes with the date behind it. */
const BEFORE_DATE = /(?:^|[\s(])(\p{Ll}[\p{L}’'-]*)(?:\s?:)?$/u
/** 'Graduated 2018 from Cork'. */
const BEHIND_DATE = /[\p{L}\p{N}]\s\p{Ll}$/u
const EDGE = /[\s,;:|·•–—-]/u

/** A line around its date. */
export interface Cut {
  before: string
  behind: string
  /** Whether a word goes on into the date, or out of it. */
  isJoined: boolean
}

/** Cuts a line around its date; undefined where it has none. @param role what is done or learned there */
export function cutDate(line: string, role: string): Cut | undefined {
  const rest = findDate(line)?.rest
  if (rest === undefined) return undefined
  let at = 0
  while (at < rest.length && rest.charAt(at) === line.charAt(at)) at += 1
  const before = line.slice(0, at).trimEnd()
  const behind = rest.slice(at)
  const [next = ''] = /[^\s|].*/u.exec(behind) ?? []
  const isNear = /^\s*:?\s*[\p{L}\p{N}]/u.test(line.slice(before.length))
  // 'Roosevelt Park High School, diploma 2020'.
  const word = BEFORE_DATE.exec(before)?.[1]
  return {
    before,
    behind,
    isJoined:
      (isNear && word !== undefined && role !== word) ||
      BEHIND_DATE.test(line.slice(0, line.lastIndexOf(next) + 1)),
  }
}

const LABEL = /^[^:]{2,40}:\s/u

/** Whether a line opens with a label: 'Thesis: …'. */
export const startsWithLabel = (text: string) => LABEL.test(text)

/** Whether a bracket is not closed. */
export const isOpen = (text: string) => text.split('(').length !== text.split(')').length

/** What stands in front of a date, without the mark between them. */
export const trimEdges = (text: string) => trimEnds(text, EDGE, EDGE)

/**
 * A line without its date, where that opens or ends it and is the only one; undefined where it belongs to what is said.
 * @param role what is done or learned there
 */
export function setDateApart(
  line: string,
  role: string,
): { text: string; span: DateSpan } | undefined {
  const span = findDate(line)?.span
  const date = cutDate(line, role)
  if (!span || !date || date.isJoined || (date.before !== '' && date.behind !== ''))
    return undefined
  const text = trimEdges(date.before + date.behind)
  // 'Sept-Oct 2019, 2021, 2022 grape harvest': of several dates none is its alone.
  return isOpen(text) || findDate(text) !== undefined ? undefined : { text, span }
}

/** What stands below the lines that name an entry, without those of them that are told in a sentence and stand there, too. */
export const listBelow = ({ header, body }: Pick<Entry, 'header' | 'body'>): Line[] =>
  body.filter((line) => header.lines.every(({ text }) => text !== line.text))
