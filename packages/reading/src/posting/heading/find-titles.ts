import type { HeadingMatchers } from '../words/heading-matchers.ts'
import { addSigns, type Candidates } from './candidate.ts'
import { cleanTitle } from './clean-title.ts'
import type { HeadText } from './head-text.ts'
import { listExtents } from './list-extents.ts'
import { readJobName } from './read-job-name.ts'
import { remember } from './remember-matchers.ts'

const HEAD_LINES = 14
const LABEL_LINES = 60
/** Only the name of a job is followed by this: '(m/w/d)', '(H/F)', '(f/m/x)'. */
const GENDERED = /([^.!?;:]{3,90}?)\s*[([]\s?(?:[mwfdxhvi]\s?[/|*,]\s?){1,3}[mwfdxhvi]\s?[)\]]/giu
const MAX_IN_LINE = 4

const expressions = remember((words: HeadingMatchers) => ({
  label: new RegExp(String.raw`^${words.titleLabels}\s*(?:\([^()]{1,12}\)\s*)?[:：]\s*(.+)$`, 'iu'),
  wanted: new RegExp(String.raw`(?:${words.wanted}|${words.seeks})\s?[:!]?\s+(?=[\p{L}\d])`, 'giu'),
  behind: new RegExp(String.raw`^(.{3,60}?),? ${words.wantedBehind}`, 'iu'),
  as: new RegExp(String.raw`${words.as}\s+(?=[\p{L}\d])`, 'giu'),
}))

/** Where expressions of a line end, a few at most. */
const listEnds = (line: string, expression: RegExp) =>
  [...line.matchAll(expression)]
    .slice(0, MAX_IN_LINE)
    .map(({ 0: found, index }) => index + found.length)

/** Adds the titles that sentences name: 'is looking for a X', 'X wanted', 'as our X you will', 'X (m/w/d)'. */
function addTold({ lines, matchers }: HeadText, all: Candidates): void {
  const { wanted, behind, as } = expressions(matchers)
  for (const [index, { text, isBullet }] of lines.entries()) {
    const add = (name: string, sign: string) =>
      addSigns(all, name, index, [sign, ...(index < HEAD_LINES ? [`early-${sign}`] : [])])
    for (const end of listEnds(text, wanted)) add(readJobName(text.slice(end), matchers), 'wanted')
    for (const end of isBullet ? [] : listEnds(text, as))
      add(readJobName(text.slice(end), matchers), 'as')
    const before = behind.exec(text.slice(0, 120))?.[1]
    if (before !== undefined && index < HEAD_LINES) add(readJobName(before, matchers), 'behind')
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

/** '1', '2', '3', 'fourth to sixth', 'below': how far down a line stands. */
function nameLine(index: number): string {
  if (index < 3) return `line-${index}`
  if (index < 6) return 'line-3-5'
  return index < HEAD_LINES ? 'line-6-13' : 'line-below'
}

/** All that may be the title of a posting, with where it was found. */
export function findTitles(head: HeadText): Candidates {
  const all: Candidates = new Map()
  const { label } = expressions(head.matchers)
  for (const [index, { text, isBullet }] of head.lines.slice(0, LABEL_LINES).entries()) {
    const value = text.length < 200 ? label.exec(text)?.[1] : undefined
    const isHead = index < HEAD_LINES && (!isBullet || index === 0)
    if (value === undefined && !isHead) continue
    const headsList = !isBullet && head.lines[index + 1]?.isBullet === true
    const where = [
      value === undefined ? 'first' : 'label',
      ...(isBullet ? ['bullet'] : []),
      // 'Zakres obowiązków' above points: a heading, in whatever language.
      ...(headsList ? ['heads-list'] : []),
    ]
    for (const { text: extent, part } of listExtents(value ?? text, head))
      addSigns(all, extent, index, [...where, `${where[0]}-${nameLine(index)}`, part])
  }
  addTold(head, all)
  return all
}
