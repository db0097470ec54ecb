import type { HeadingMatchers } from '../words/heading-matchers.ts'
import { addSign, type Candidates } from './candidate.ts'
import { findMentions, type Mention } from './find-mentions.ts'
import type { HeadText } from './head-text.ts'
import { hasLegalForm } from './legal-forms.ts'
import { cutTown, isSureCompany, readCompanyLine, saysTermsOfWork } from './name-company.ts'
import { cutPlace, tidyName } from './names.ts'
import { readHeading } from '../lines/sections.ts'
import { listSentenceOpeners } from '../words/find-language-words.ts'
import { remember } from './remember-matchers.ts'

/** Points of where a company's name was found. */
const POINTS = {
  label: 10,
  logo: 6,
  beside: 4,
  besideWord: 2,
  firstWord: 4.5,
  placed: 2.5,
  near: 2.5,
  headLine: 2,
  untitled: 0.5,
  part: 2,
  titlePart: 4,
  atPart: 6,
  seeks: 5,
  opens: 2,
  opensEarly: 3,
  is: 1.5,
  about: 5,
  atWe: 5,
  at: 2,
  weAre: 5,
  copyright: 4,
  own: 1,
  team: 2,
  forWhom: 1.5,
}
const HEAD_LINES = 8
const LABEL_LINES = 60
const EARLY_LINES = 8
const PART = /\s+[|–—·•]+\s+|\s+-{1,2}\s+|\s*[|•·]\s*/u
const LOGO = /^(.{2,80}?)(?:'s|’s)? logo$/iu
const COPYRIGHT = /(?:©|\(c\)|copyright)\s?(?:\d{4})?(?:\s?[-–]\s?\d{4})?\s?$/iu

const expressions = remember((words: HeadingMatchers) => ({
  label: new RegExp(String.raw`^${words.companyLabels}\s*[:：]\s*(.+)$`, 'iu'),
  seeks: new RegExp(
    String.raw`^(?: \([^()]{1,80}\)|,[^.!?]{1,50},)?,?\s(?:\p{Ll}\S* ){0,3}?${words.seeks}`,
    'iu',
  ),
  seeksNext: new RegExp(String.raw`^\s${words.seeks}`, 'iu'),
  forWhom: new RegExp(String.raw`${words.forWhom}\s+(?:${words.articles}\s?)?$`, 'iu'),
  is: new RegExp(String.raw`^(?: \([^()]{1,80}\)|,[^.!?]{1,50},)?\s${words.is}`, 'u'),
  about: new RegExp(String.raw`^(?:#+ )?${words.about}\s+(?:${words.articles}\s?)?$`, 'iu'),
  join: new RegExp(String.raw`${words.about}\s+(?:${words.articles}\s?)?$`, 'iu'),
  at: new RegExp(String.raw`(${words.at})\s+(?:${words.articles}\s?)?$`, 'iu'),
  weAre: new RegExp(String.raw`${words.weAre},?\s+(?:${words.articles}\s?)?$`, 'iu'),
  article: new RegExp(String.raw`^${words.articles}[\s'’]*(?=\p{Lu})`, 'iu'),
  articleEnd: new RegExp(String.raw`${words.articles}\s*$`, 'iu'),
  atPart: new RegExp(
    String.raw`\s(?:${words.at})\s+(?:${words.articles}\s?)?((?:\p{Lu}|\d).{1,70})`,
    'iu',
  ),
  opening: new RegExp(
    String.raw`^(?:${words.about}|${words.at}|${words.weAre}|${words.articles}|${words.wanted}|${words.greetings}|${words.placeBefore}|${words.as})\s+(?=\p{Lu}|\d)`,
    'iu',
  ),
}))
/** Small words and verbs: with a capital they only open a sentence. */
const OPENERS = listSentenceOpeners()

/** A mention without what opened its sentence. */
interface Placed extends Mention {
  isOpening: boolean
}
type Expressions = ReturnType<typeof expressions>

/** Whether a name opens a sentence of its line. */
const opens = (before: string) =>
  before === '' || /(?:[.!?:]|^[-*•]) (?:["'“„»]\s?)?$|^\W*$/u.test(before)

/** A name without the words that only open its sentence: 'At Oakfield Academy', 'Join Acme'. */
function cutOpening(mention: Mention, { opening, article, articleEnd }: Expressions): Placed {
  let { name, before } = mention
  for (let count = 0; count < 3; count += 1) {
    const [first = ''] = name.split(' ')
    const isSmall = opens(before) && OPENERS.has(first.toLowerCase())
    const found =
      (opening.exec(name) ?? (opens(before) ? article.exec(name) : null))?.[0] ??
      (isSmall ? name.slice(0, first.length + 1) : '')
    if (found === '') break
    before += found
    name = name.slice(found.length)
  }
  return { ...mention, name, before, isOpening: opens(mention.before.replace(articleEnd, '')) }
}

/** Adds the signs of a name where it stands in a sentence. */
function addMention(mention: Placed, words: Expressions, all: Candidates): void {
  const { name: raw, line, before, behind, isOpening } = mention
  const name = cutTown(tidyName(raw))
  const add = (sign: keyof typeof POINTS) => addSign(all, name, line, sign, POINTS[sign])
  if (hasLegalForm(name)) addSign(all, name, line, 'said', 0.5)
  const isLong = name.includes(' ')
  if (words.seeks.test(behind) && (isOpening || (isLong && words.seeksNext.test(behind))))
    add('seeks')
  else if (words.seeks.test(behind)) addSign(all, name, line, 'seeks', POINTS.seeks / 2)
  if (isOpening && /^(?: \([^()]{1,80}\)|,[^.!?]{1,50},)?\s\p{Ll}/u.test(behind)) {
    const points = line < EARLY_LINES ? POINTS.opensEarly : POINTS.opens
    addSign(all, name, line, 'opens', isLong ? points : points / 3)
    if (words.is.test(behind)) add('is')
  }
  if (words.about.test(before) && /^\W*$/u.test(behind)) add('about')
  else if (
    words.join.test(before) &&
    (opens(before.replace(words.join, '')) || /^(?:'s| team|,|!| as)/u.test(behind))
  )
    add('atWe')
  const at = words.at.exec(before)
  if (at) {
    const isOpened = opens(before.slice(0, at.index))
    if (isOpened && /^,? \p{Ll}/u.test(behind)) add('atWe')
    else add('at')
  }
  if (words.forWhom.test(before)) add('forWhom')
  if (words.weAre.test(before)) add('weAre')
  if (COPYRIGHT.test(before)) add('copyright')
  if (/^(?:['’]s |['’] )/u.test(behind)) add('own')
  if (/^(?: team(?![\p{L}])| family|-Team)/u.test(behind)) add('team')
}

/** Adds the companies that lines by themselves name: labels, logos, parts of the title's line and lines beside it. */
function addLines({ lines }: HeadText, words: Expressions, title: number, all: Candidates): void {
  const first = lines.slice(0, LABEL_LINES)
  for (const [index, { text, isBullet }] of first.entries()) {
    const value = text.length < 200 ? words.label.exec(text)?.[1] : undefined
    if (value !== undefined) addSign(all, cutTown(cutPlace(value)), index, 'label', POINTS.label)
    const logo = LOGO.exec(text)?.[1]
    if (logo !== undefined) addSign(all, tidyName(logo), index, 'logo', POINTS.logo)
    if (index > HEAD_LINES && Math.abs(index - title) > 1) continue
    const atPart = words.atPart.exec(text.slice(0, 200))?.[1]
    if (index === title && atPart !== undefined)
      addSign(
        all,
        cutTown(cutPlace(atPart.split(/,\s|[!?]|\.\s/u)[0] ?? '')),
        index,
        'atPart',
        POINTS.atPart,
      )
    const parts = text.slice(0, 300).split(PART)
    if (parts.length > 1)
      for (const part of parts) {
        // The last part is a town as often as a name.
        const isSure = index === title && part !== parts.at(-1)
        addSign(all, readCompanyLine(part), index, 'part', isSure ? POINTS.titlePart : POINTS.part)
      }
    const name = isBullet || readHeading(text, false) !== undefined ? '' : readCompanyLine(text)
    if (name === '') continue
    if (isPlaced(text, name)) addSign(all, name, index, 'placed', POINTS.placed)
    addSign(
      all,
      name,
      index,
      'line',
      weighLine(
        lines.map((line) => line.text),
        index,
        title,
        name,
      ),
    )
  }
}

/** 'Baker Hughes · Leeds', 'The Copper Loon – Kelowna BC': a name before its place. */
const isPlaced = (line: string, name: string) =>
  line.startsWith(name) &&
  /^\s?[,·•|–—-]\s?\p{Lu}[\p{L} ,.'’-]{2,40}$/u.test(line.slice(name.length))

/** How near the title a line with nothing but a name stands. */
function weighLine(lines: readonly string[], index: number, title: number, name: string): number {
  const from = Math.min(index, title)
  const between = lines.slice(from + 1, Math.max(index, title))
  if (title < 0) return POINTS.untitled
  if (Math.abs(index - title) > 4) return index < HEAD_LINES ? POINTS.headLine : 0
  const isSure = isSureCompany(name) || hasLegalForm(name)
  // Job sites put who hires above the title; a single word below it is a town as often.
  const isWord = !isSure && (index === 0 || /^\p{Lu}{2,6}$/u.test(name))
  if (isWord && between.every(saysTermsOfWork)) return POINTS.firstWord
  if (between.length === 0) return isSure ? POINTS.beside : POINTS.besideWord
  return between.every(saysTermsOfWork) ? POINTS.near : POINTS.headLine
}

/**
 * All that may be the company of a posting, with where it was found.
 * @param title the index of the line that names the job; -1 when none does by itself
 */
export function findCompanies(head: HeadText, title: number): Candidates {
  const all: Candidates = new Map()
  const words = expressions(head.matchers)
  addLines(head, words, title, all)
  for (const mention of findMentions(head)) addMention(cutOpening(mention, words), words, all)
  return all
}
