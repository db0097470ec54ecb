import type { HeadingMatchers } from '../words/heading-matchers.ts'
import { addSigns, type Candidates } from './candidate.ts'
import { cleanTitle } from './clean-title.ts'
import { HEAD_LINES, type HeadText } from './head-text.ts'
import { nameTail } from './name-tail.ts'
import { dropOpeners, listJobNames, readJobName } from './read-job-name.ts'
import { rememberOf } from '@tailorbird/language'

/** Only the name of a job is followed by this: '(m/w/d)', '(H/F)', '(f/m/x)'. */
const GENDERED = /([^.!?;:]{3,90}?)\s*[([]\s?(?:[mwfdxhvi]\s?[/|*,]\s?){1,3}[mwfdxhvi]\s?[)\]]/giu
/** Hardly a line has it, and to look for it is quick. */
const HAS_GENDER = /[([]\s?[mwfdxhvi]\s?[/|*,]/iu
const MAX_IN_LINE = 4
/** 'in', '–', 'für die': between a job's name and what it says of it. */
const JOINT = /^[\s,–—|(-]*(?:\p{Ll}{1,4} ){0,2}/u

const expressions = rememberOf((words: HeadingMatchers) => ({
  wanted: new RegExp(String.raw`(?:${words.wanted}|${words.seeks})\s?[:!]?\s+(?=[\p{L}\d])`, 'giu'),
  behind: new RegExp(String.raw`^(.{3,60}?),? ${words.wantedBehind}`, 'iu'),
  as: new RegExp(String.raw`(?<!\bsuch )${words.as}\s+(?=[\p{L}\d])`, 'giu'),
}))

/** Where expressions of a line end, a few at most. */
const listEnds = (line: string, expression: RegExp) =>
  [...line.matchAll(expression)]
    .slice(0, MAX_IN_LINE)
    .map(({ 0: found, index }) => index + found.length)

/** Adds the titles that sentences name: 'is looking for a X', 'X wanted', 'as our X you will', 'X (m/w/d)'. */
export function findToldTitles(head: HeadText, all: Candidates): void {
  const { lines, matchers } = head
  const { wanted, behind, as } = expressions(matchers)
  for (const [index, { text, isBullet }] of lines.entries()) {
    const add = (name: string, ...signs: string[]) =>
      addSigns(all, name, index, [...signs, ...(index < HEAD_LINES ? [`early-${signs[0]}`] : [])])
    const addAll = (part: string, sign: string) => {
      const [name = '', ...longer] = listJobNames(part, matchers)
      add(name, sign)
      let known = name
      for (const long of longer) {
        const tail = long.slice(known.length).replace(JOINT, '')
        add(long, `${sign}-longer`, `longer-${nameTail(tail, head)}`)
        known = long
      }
    }
    for (const end of listEnds(text, wanted)) addAll(text.slice(end), 'wanted')
    for (const end of isBullet ? [] : listEnds(text, as)) addAll(text.slice(end), 'as')
    const before = behind.exec(text.slice(0, 120))?.[1]
    if (before !== undefined && index < HEAD_LINES) {
      addAll(before, 'behind')
      add(cleanTitle(dropOpeners(before, matchers)), 'all-before')
    }
    if (!HAS_GENDER.test(text)) continue
    for (const [, name = ''] of [...text.matchAll(GENDERED)].slice(0, MAX_IN_LINE)) {
      const ends = [...listEnds(name, wanted), ...listEnds(name, as)]
      add(readWhole(name.slice(Math.max(0, ...ends)), matchers), 'gendered')
    }
  }
}

/** The whole of what stands before '(m/w/d)', without the article. */
function readWhole(name: string, matchers: HeadingMatchers): string {
  const short = readJobName(name, matchers)
  const at = name.indexOf(short)
  return short === '' || at < 0 ? '' : cleanTitle(name.slice(at))
}
