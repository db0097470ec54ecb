import { readHeading } from '../lines/sections.ts'
import { addSign, type Candidates } from './candidate.ts'
import { companyExpressions } from './company-expressions.ts'
import type { HeadText } from './head-text.ts'
import { hasLegalForm } from './legal-forms.ts'
import { cutTown, isSureCompany, readCompanyLine, saysTermsOfWork } from './name-company.ts'
import { cutPlace, tidyName } from './names.ts'

/** Points of where a name stands by itself. */
const POINTS = {
  label: 10,
  logo: 6,
  atPart: 6,
  titlePart: 4,
  part: 2,
  placed: 2.5,
  beside: 4,
  besideWord: 2,
  firstWord: 4.5,
  near: 2.5,
  firstLine: 3,
  headLine: 2,
  untitled: 0,
}
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
function weighLine({ lines }: HeadText, index: number, name: string, title: TitlePlace): number {
  if (!title.isTitled) return POINTS.untitled
  if (title.line < 0 || Math.abs(index - title.line) > FAR)
    return index === 0 ? POINTS.firstLine : POINTS.headLine
  const between = lines.slice(Math.min(index, title.line) + 1, Math.max(index, title.line))
  const isNear = between.every(({ text }) => saysTermsOfWork(text))
  const isSure = isSureCompany(name) || hasLegalForm(name)
  // Job sites put who hires above the title; a single word below it is a town as often.
  const isWord = !isSure && (index === 0 || /^\p{Lu}{2,6}$/u.test(name))
  if (isWord && isNear) return POINTS.firstWord
  if (between.length === 0) return isSure ? POINTS.beside : POINTS.besideWord
  return isNear ? POINTS.near : POINTS.headLine
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
    addSign(all, name, index, 'atPart', POINTS.atPart)
  }
  const parts = text.slice(0, 300).split(PART)
  if (parts.length === 1) return
  for (const part of parts) {
    // The last part is a town as often as a name.
    const isSure = index === line && part !== parts.at(-1)
    addSign(all, readCompanyLine(part), index, 'part', isSure ? POINTS.titlePart : POINTS.part)
  }
}

/** Adds the companies that lines by themselves name: labels, logos, parts of the title's line and lines near it. */
export function findCompanyLines(head: HeadText, title: TitlePlace, all: Candidates): void {
  const { label } = companyExpressions(head.matchers)
  for (const [index, { text, isBullet }] of head.lines.slice(0, LABEL_LINES).entries()) {
    const value = text.length < 200 ? label.exec(text)?.[1] : undefined
    if (value !== undefined) addSign(all, cutTown(cutPlace(value)), index, 'label', POINTS.label)
    const logo = LOGO.exec(text)?.[1]
    if (logo !== undefined) addSign(all, tidyName(logo), index, 'logo', POINTS.logo)
    if (index > HEAD_LINES && Math.abs(index - title.line) > 1) continue
    addParts(text, index, head, title.line, all)
    const name = isBullet || readHeading(text, false) !== undefined ? '' : readCompanyLine(text)
    if (name === '') continue
    if (isPlaced(text, name)) addSign(all, name, index, 'placed', POINTS.placed)
    addSign(all, name, index, 'line', weighLine(head, index, name, title))
  }
}
