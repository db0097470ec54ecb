import { readHeading } from '../lines/sections.ts'
import { addSigns, type Candidates } from './candidate.ts'
import { companyExpressions } from './company-expressions.ts'
import { findSeeker } from './find-mentions.ts'
import type { HeadText } from './head-text.ts'
import { hasLegalForm } from './legal-forms.ts'
import { cutTown, isSureCompany, readCompanyLine, saysTermsOfWork } from './name-company.ts'
import { cutPlace, tidyName } from './names.ts'

const HEAD_LINES = 8
const LABEL_LINES = 60
const FAR = 4
const PART = /\s+[|–—·•]+\s+|\s+-{1,2}\s+|\s*[|•·]\s*/u
const LOGO = /^(.{2,80}?)(?:'s|’s)? logo$/iu
const NAME_END = /,\s|[!?]|\.\s/u

/** Where the job is named: the index of its line, -1 when a sentence names it; whether anything does. */
export interface TitlePlace {
  line: number
  isTitled: boolean
}

/** 'Baker Hughes · Leeds', 'The Copper Loon – Kelowna BC': a name before its place. */
const isPlaced = (line: string, name: string) =>
  line.startsWith(name) &&
  /^\s?[,·•|–—-]\s?\p{Lu}[\p{L} ,.'’-]{2,40}$/u.test(line.slice(name.length))

/** How near the title a line with nothing but a name stands. */
function nameNearness({ lines }: HeadText, index: number, name: string, title: TitlePlace): string {
  if (!title.isTitled) return 'untitled'
  if (title.line < 0 || Math.abs(index - title.line) > FAR)
    return index === 0 ? 'first-line' : 'head-line'
  const between = lines.slice(Math.min(index, title.line) + 1, Math.max(index, title.line))
  const isNear = between.every(({ text }) => saysTermsOfWork(text))
  const isSure = isSureCompany(name) || hasLegalForm(name)
  // Job sites put who hires above the title; a single word below it is a town as often.
  const isWord = !isSure && (index === 0 || /^\p{Lu}{2,6}$/u.test(name))
  const side = index < title.line ? 'above' : 'below'
  if (isWord && isNear) return `word-${side}`
  if (between.length === 0) return isSure ? `beside-${side}` : `word-beside-${side}`
  return isNear ? `near-${side}` : `head-line-${side}`
}

/** Adds the names in the parts of a line: 'Acme | Cook | Berlin', and 'at Acme' in the title's own line. */
function addParts(
  text: string,
  index: number,
  head: HeadText,
  line: number,
  all: Candidates,
): void {
  const at = companyExpressions(head.matchers).atPart.exec(text.slice(0, 200))?.[1]
  if (index === line && at !== undefined) {
    const name = cutTown(cutPlace(at.split(NAME_END)[0] ?? ''))
    addSigns(all, name, index, ['at-part'])
  }
  const parts = text.slice(0, 300).split(PART)
  if (parts.length === 1) return
  for (const [order, part] of parts.entries()) {
    // The last part is a town as often as a name.
    const behindFirst = order === parts.length - 1 ? 'last' : 'inner'
    const place = order === 0 ? 'first' : behindFirst
    const sign = `${index === line ? 'title-part' : 'part'}-${place}`
    addSigns(all, readCompanyLine(part), index, [sign])
  }
}

/** Adds the companies that lines by themselves name: labels, logos, parts of the title's line and lines near it. */
export function findCompanyLines(head: HeadText, title: TitlePlace, all: Candidates): void {
  const { label, seeksNext } = companyExpressions(head.matchers)
  for (const [index, { text, isBullet }] of head.lines.slice(0, LABEL_LINES).entries()) {
    const value = text.length < 200 ? label.exec(text)?.[1] : undefined
    if (value !== undefined) addSigns(all, cutTown(cutPlace(value)), index, ['label'])
    const logo = LOGO.exec(text)?.[1]
    if (logo !== undefined) addSigns(all, tidyName(logo), index, ['logo'])
    if (index > HEAD_LINES && Math.abs(index - title.line) > 1) continue
    addParts(text, index, head, title.line, all)
    const isSeeking = !/\p{Ll}/u.test(text) && findSeeker(text, index, seeksNext).length > 0
    const isName = !isBullet && !isSeeking && readHeading(text, false) === undefined
    const name = isName ? readCompanyLine(text) : ''
    if (name === '') continue
    const placed = isPlaced(text, name) ? ['placed'] : []
    addSigns(all, name, index, [
      'line',
      `line-${Math.min(index, 6)}`,
      nameNearness(head, index, name, title),
      ...placed,
    ])
  }
}
