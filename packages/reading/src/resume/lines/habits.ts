import type { Evidence } from './evidence.ts'

/** What the clearest lines of a document show about all others. */
export interface Habits {
  /** How often headings that everyone knows look like each look. */
  heads: ReadonlyMap<string, number>
  known: number
  /** How many headings that everyone knows have each level of markdown. */
  marked: ReadonlyMap<number, number>
  /** How many of them are written in capitals below a blank line. */
  capitals: number
  /** Share of those headings with a blank line above. */
  headGap: number
  /** How often lines with two dates look like each look. */
  dated: ReadonlyMap<string, number>
  datedCount: number
  /** Share of dated lines that stand first below a blank line. */
  datedTop: number
  /** Share of dated lines that have nothing but dates. */
  datedOnly: number
  bullets: number
  /** Whether the document uses blank lines. */
  gaps: number
}

const isTitled = (text: string) => !/(?:^|\s)\p{Ll}{4,}/u.test(text)

/** How a line is set: lines of one role often look alike. */
export const lookOf = ({ line, words }: Evidence) =>
  [
    line.style,
    line.level,
    line.isBullet ? 'bullet' : '',
    Math.min(line.indent, 8) >> 1,
    isTitled(line.text.slice(0, 80)) ? 'titled' : '',
    words > 6 ? 'long' : '',
  ].join('/')

const MAIN = new Set(['summary', 'skills', 'experience', 'education', 'languages'])

function count(looks: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const look of looks) counts.set(look, (counts.get(look) ?? 0) + 1)
  return counts
}

function countLevels(all: readonly Evidence[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { known, line } of all)
    if (known && line.style === 'markdown')
      counts.set(line.level, (counts.get(line.level) ?? 0) + 1)
  return counts
}

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole)

/** Learns how this document writes its headings and its dated lines. */
export function readHabits(all: readonly Evidence[]): Habits {
  const heads = all.filter(({ known, line }) => MAIN.has(known ?? '') && !line.isBullet)
  const dated = all.filter(({ date, isProse }) => date === 'range' && !isProse)
  return {
    heads: count(heads.map(lookOf)),
    marked: countLevels(all),
    capitals: all.filter(({ known, line, gap }) => known && line.style === 'capitals' && gap > 0)
      .length,
    known: heads.length,
    headGap: share(heads.filter(({ gap }) => gap > 0).length, heads.length),
    dated: count(dated.map(lookOf)),
    datedCount: dated.length,
    datedTop: share(dated.filter(({ gap }) => gap > 0).length, dated.length),
    datedOnly: share(dated.filter(({ at }) => at === 'only').length, dated.length),
    bullets: share(all.filter(({ line }) => line.isBullet).length, all.length),
    gaps: share(all.filter(({ gap }) => gap > 0).length, all.length),
  }
}
