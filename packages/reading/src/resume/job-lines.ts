import { findDate, findRange, isDate, readDuration } from '@tailorbird/language'
import { isLocation, isPlaceLike, isTownAndState } from './locations.ts'
import type { Line } from './read-lines.ts'
import { namesOrganisation, namesRole } from './word-lists.ts'

/** What a line of a section of jobs can be. Only `head` and `date` lines name a job. */
export type JobLineKind = 'blank' | 'bullet' | 'text' | 'head' | 'date'

const MAX_HEADER_CHARS = 140
const ABBREVIATION =
  /(?:^|[\s(.])(?:inc|ltd|co|corp|jr|sr|st|no|dept|univ|bzw|\p{L}|kft|s\.r\.l|srl|gmbh|ş|tamps)\.$/iu
/** '2015 (6 months): Intern, …', 'Summer 2019   Cook' */
const DATE_FIRST = /^[^:|]{0,16}(?:19|20)\d\d(?:\s*\([^()]{1,40}\))?\s*[:|]/
/** 'Cook (2022, part-time)' */
const DATE_LAST = /\([^()]{0,20}(?:19|20)\d\d\b[^()]{0,30}\)$/
const CELL = /\s*[|·•]\s*|\s+(?:[–—/-]|--)\s+/u
const LABEL = /^[\p{L}][^\d:|]{2,30}:\s/u
const CONNECTOR =
  /^(?:of|and|the|for|in|at|to|with|de|du|des|la|le|les|l['’].*|d['’].*|et|en|y|e|und|fur|für|der|die|das|des|von|bei|im|am|zu|zum|zur|di|del|della|dei|da|do|dos|van|chez|from|by|or|no|a|à|au|aux|&|-|–|—|\|)$/u
const SENTENCE_END = /\p{Ll}{3,}[.!?]\s+\p{Lu}/u

/** 'Maker of instruments; listed 2014': facts one behind the other. */
const LISTED = /;\s+[\p{Ll}\d]/u

/** Whether a line reads as running text rather than as a name. */
function isProse(text: string): boolean {
  if (SENTENCE_END.test(text) || LISTED.test(text)) return true
  const words = text.split(' ').filter((word) => !CONNECTOR.test(word))
  const lower = words.filter((word) => /^\p{Ll}/u.test(word)).length
  // 'Responsable de la gestion administrative et comptable' has few capitals, and is a role.
  const isRole = namesRole(words[0] ?? '')
  return lower >= (isRole ? 6 : 3) && lower > 0.4 * words.length
}

/** 'the tipsy otter, leeds - bartender': few words between dashes, by somebody who writes no capitals. */
const isParted = (text: string) => {
  if (/\p{Lu}/u.test(text)) return false
  const parts = text.split(/\s+(?:[–—|-]|@)\s+/)
  return parts.length >= 2 && parts.every((part) => part.split(' ').length <= 5)
}

/** Whether a line could name a job: short, no bullet, no sentence. */
function isHeaderLike(line: Line): boolean {
  const { text } = line
  if (text.length > MAX_HEADER_CHARS) return false
  if (line.level > 0) return true
  const range = findRange(text)
  const single = range ?? findDate(text)
  const rest = single && isDateOutside(text, single.rest) ? single.rest : (range?.rest ?? text)
  // A date at the end of a line in prose style closes a heading, not a sentence.
  if (/[.;!?]$/.test(text) && !ABBREVIATION.test(text) && !(range && isDateOutside(text, rest)))
    return false
  // 'Clients: …' says something about a job; 'Summer 2018: …' names one.
  if (text.endsWith(':') || (LABEL.test(text) && !range)) return false
  if (isProse(rest) && !(range && isParted(rest))) return false
  return (
    /^[^\p{Ll}]/u.test(text) ||
    range !== undefined ||
    isDate(text) ||
    (text.length <= 60 && namesRole(text))
  )
}

/** Whether a line says something about a job behind a label: 'Hours per week: 40'. */
export const isFact = ({ text, isBullet, level }: Line) =>
  !isBullet &&
  level === 0 &&
  text.length <= MAX_HEADER_CHARS &&
  LABEL.test(text) &&
  findRange(text) === undefined

/** Whether the dates stand at either end of a line. */
const isDateOutside = (text: string, rest: string) =>
  rest === '' ||
  text.startsWith(rest.slice(0, 40)) ||
  text.replace(/\.$/, '').endsWith(rest.replace(/\.$/, '').slice(-40))

/** Whether a line that could name a job has its dates. */
export function hasSpan(line: Line): boolean {
  if (line.isBlank || !isHeaderLike(line)) return false
  if (findRange(line.text)) return true
  const single = findDate(line.text)
  if (!single) return false
  // 'Snowy Ridge -- Lift Operator -- Winter 2011 -- Jindabyne'
  const cells = line.text.split(CELL)
  const hasCell = cells.length >= 3 && cells.some((cell) => findDate(cell)?.rest === '')
  return (
    (hasCell && namesRole(line.text)) ||
    line.text.endsWith(single.span.startDate) ||
    single.rest === '' ||
    /^\(?(?:[^|]{0,30}\| )?$/.test(line.text.slice(0, line.text.indexOf(single.span.startDate))) ||
    ((DATE_FIRST.test(line.text) || DATE_LAST.test(line.text)) && namesRole(line.text))
  )
}

/** Whether a line only says where or how long a job was. */
const isDetail = (text: string) =>
  (isLocation(text) && !namesOrganisation(text.split(',')[0] ?? '')) ||
  (isTownAndState(text) && !namesOrganisation(text) && !namesRole(text)) ||
  readDuration(text) !== undefined

/** Says of each line what it can be. What goes on from a bullet is text. */
export function classifyLines(lines: readonly Line[]): JobLineKind[] {
  let bullet: Line | undefined
  return lines.map((line) => {
    if (line.isBlank) {
      bullet = undefined
      return 'blank'
    }
    if (line.isBullet) {
      bullet = line
      return 'bullet'
    }
    if (bullet && (line.indent > bullet.indent || /^\p{Ll}/u.test(line.text)) && !hasSpan(line))
      return 'text'
    bullet = undefined
    if (hasSpan(line)) return 'date'
    return isHeaderLike(line) ? 'head' : 'text'
  })
}

/** A line that is only dates and how long it was, as in exports of profiles; the place stands below. */
export function isPlaceAfter(line: string): boolean {
  const found = findDate(line)
  const { startDate, endDate = '' } = found?.span ?? { startDate: '' }
  return found?.rest === '' && `${startDate}${endDate}`.endsWith(')')
}

/** Whether a line below the dates says where the job was. */
export const isPlaceLine = (text: string, above: string) =>
  isDetail(text) || (isPlaceAfter(above) && isPlaceLike(text) && !namesRole(text))
