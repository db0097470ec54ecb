import type { HeadingMatchers } from '../words/heading-matchers.ts'
import { addSigns, type Candidates } from './candidate.ts'
import { cleanTitle } from './clean-title.ts'
import { describeNeighbours } from './describe-neighbours.ts'
import { findToldTitles } from './find-told-titles.ts'
import { HEAD_LINES, type HeadText } from './head-text.ts'
import { listExtents } from './list-extents.ts'
import { dropOpeners } from './read-job-name.ts'
import { rememberOf } from '@tailorbird/language'

const LABEL_LINES = 60
const MAX_LABELLED_CHARS = 200

const expressions = rememberOf((words: HeadingMatchers) => ({
  label: new RegExp(String.raw`^${words.titleLabels}\s*(?:\([^()]{1,12}\)\s*)?[:：]\s*(.+)$`, 'iu'),
  // A table's cell loses the mark behind its label when it is pasted: 'Job title Mechanic'.
  bareLabel: new RegExp(
    String.raw`^${words.titleLabels}(?:\s*[|>–-]\s+|\s+)(?=\p{Lu}|\d|\p{L}*[/*:])(.+)$`,
    'iu',
  ),
}))

/** '1', '2', '3', 'fourth to sixth', 'below': how far down a line stands. */
function nameLine(index: number): string {
  if (index < 3) return `line-${index}`
  if (index < 6) return 'line-3-5'
  return index < HEAD_LINES ? 'line-6-13' : 'line-below'
}

/** Adds the extents of a text that may be a title, each with and without its article. */
function addExtents(
  text: string,
  index: number,
  signs: readonly string[],
  head: HeadText,
  all: Candidates,
): void {
  for (const { text: extent, parts } of listExtents(text, head)) {
    addSigns(all, extent, index, [...signs, ...parts])
    const opened = cleanTitle(dropOpeners(extent, head.matchers))
    if (opened !== extent) addSigns(all, opened, index, [...signs, ...parts, 'opened'])
  }
}

/** All that may be the title of a posting, with where it was found. */
export function findTitles(head: HeadText): Candidates {
  const all: Candidates = new Map()
  const { label, bareLabel } = expressions(head.matchers)
  const neighbours = describeNeighbours(head, LABEL_LINES)
  for (const [index, { text, isBullet }] of head.lines.slice(0, LABEL_LINES).entries()) {
    const short = text.length < MAX_LABELLED_CHARS ? text : ''
    const value = label.exec(short)?.[1]
    if (value === undefined && index >= HEAD_LINES) continue
    const where = value === undefined ? 'first' : 'label'
    const signs = [
      where,
      `${where}-${nameLine(index)}`,
      ...(isBullet ? ['bullet'] : []),
      // 'Zakres obowiązków' above points: a heading, in whatever language.
      ...(!isBullet && head.lines[index + 1]?.isBullet === true ? ['heads-list'] : []),
      ...(value === undefined ? (neighbours[index] ?? []) : []),
    ]
    addExtents(value ?? text, index, signs, head, all)
    const bare = value === undefined ? bareLabel.exec(short)?.[1] : undefined
    if (bare !== undefined) addExtents(bare, index, ['bare-label'], head, all)
  }
  findToldTitles(head, all)
  return all
}
