import { nestLines, type NestedLine } from '@tailorbird/document'
import { SMALL_WORDS } from '@tailorbird/language'
import { joinWraps } from './join-wrap.ts'
import type { Line } from './read-lines.ts'
import { anyOf } from './words/index.ts'

/** A line this long that does not end a sentence was wrapped. */
const WRAPPED_CHARS = 60

const endsSentence = (text: string) => /[.;:!?…)]["”’]?$/.test(text)

/** 'Led', 'Helped': verbs of the past that lines about work begin with. */
const DEED = new RegExp(
  String.raw`^(?:${anyOf('deeds')}|${anyOf('otherDeeds')}) (?!(?:${anyOf('doneBy')})\b)`,
  'u',
)
const opensDeed = (text: string) => DEED.test(text.slice(0, 40))
const ENDS_DATED = /(?:^|[\s(,/–-])(?:19|20)\d{2}\)?$/

const LAST_WORD = /\s(\p{Ll}{1,5})$/u
/** 'in 2015 with', 'palliative care,': something must follow. */
const goesOn = (text: string) =>
  text.length >= WRAPPED_CHARS / 2 &&
  (/[,&]$/.test(text) || SMALL_WORDS.has(LAST_WORD.exec(text)?.[1] ?? ''))

const reach = ({ text, indent }: Line) => text.length + indent

/** Whether a line goes on with the one above; `width` is how far the longest line reaches. */
function continues(previous: Line, line: Line, width: number): boolean {
  if (line.isBullet || line.level > 0 || previous.level > 0) return false
  if (/^[\p{Ll}&(]/u.test(line.text)) return true
  if (previous.isBullet && line.indent > previous.indent) return true
  if (goesOn(previous.text)) return true
  if (previous.text.length < WRAPPED_CHARS || endsSentence(previous.text)) return false
  // Two lines that begin with what was done are two things; a year ends a line of its own.
  if ((opensDeed(previous.text) && opensDeed(line.text)) || ENDS_DATED.test(previous.text))
    return false
  // A word that had room above was not wrapped.
  const [word = ''] = line.text.split(' ', 1)
  return reach(previous) + word.length >= width
}

function join(
  lines: readonly Line[],
  isSame: (previous: Line, line: Line) => boolean,
): NestedLine[] {
  const items: { depth: number; parts: string[] }[] = []
  let previous: Line | undefined
  for (const line of lines) {
    if (line.isBlank) previous = undefined
    else {
      const last = items.at(-1)
      // A continuation of a continuation is judged by its own first line's indent.
      if (previous && last && isSame(previous, line)) {
        last.parts.push(line.text)
        previous = { ...line, isBullet: previous.isBullet, indent: previous.indent }
      } else {
        items.push({ depth: line.depth ?? 0, parts: [line.text] })
        previous = line
      }
    }
  }
  return items.map(({ depth, parts }) => ({ depth, text: joinWraps(parts) }))
}

/** Bullets and lines as items; wrapped lines are joined, and what stands below a bullet goes with it (see nestBullets). */
export function joinItems(lines: readonly Line[]): string[] {
  // Where no line ends a sentence, each is an item of its own.
  const isText = lines.some(({ text, isBullet }) => isBullet || endsSentence(text))
  const width = isText ? lines.reduce((most, line) => Math.max(most, reach(line)), 0) : Infinity
  return nestLines(join(lines, (previous, line) => continues(previous, line, width)))
}

/** Paragraphs: lines without a blank line between them belong together; each bullet is its own. */
export function joinParagraphs(lines: readonly Line[]): string[] {
  return join(
    lines,
    (previous, line) => !line.isBullet && line.level === 0 && previous.level === 0,
  ).map(({ text }) => text)
}
