import { findDate } from '@tailorbird/language'
import type { Part } from './lines/states.ts'
import type { Line } from './read-lines.ts'
import { startsWithLabel } from './torn-lines.ts'
import { namesInstitution, namesPaper } from './word-lists.ts'

/** Of lines that follow each other so many tell a whole school by themselves where each does. */
const MOST = 0.6
/** The same of lines with nothing around them. */
const HALF = 0.5
const FEW = 0.2
const MIN_LINES = 2
/** Goes on with what the line above began. */
const GOES_ON = /^(?:\p{Ll}|[(&+,;]|\d+\s*%)/u
/** Something follows; small words are joined with it before (see joinCut). */
const IS_CUT = /[,;&+(-]$/u

const isPlain = ({ isBullet, style, level }: Line) => !isBullet && style === 'plain' && level === 0

/** Which of these a line tells: a paper, where it was earned, when. */
const listTold = ({ text }: Line) => ({
  paper: namesPaper(text),
  place: namesInstitution(text),
  date: findDate(text) !== undefined,
})

const isWhole = (line: Line) => Object.values(listTold(line)).filter(Boolean).length > 1

const PARTED = /[,;|:([–—]|\s-\s/u

/** Where schools have two lines each, one has the paper alone: 'High School Diploma'. */
function isPaperAlone(line: Line): boolean {
  const { paper, place, date } = listTold(line)
  return paper && !date && !(place && PARTED.test(line.text))
}

/** Whether a school stands on each line of a section, as far as its lines tell. */
function standAlone(lines: readonly Line[]): boolean {
  const told = lines.filter(({ isBlank }) => !isBlank)
  if (told.length < MIN_LINES || !told.every(isPlain)) return false
  const isApart = lines.every(({ isBlank }, at) => isBlank || (lines[at + 1]?.isBlank ?? true))
  const first = lines.findIndex(({ isBlank }) => !isBlank)
  const last = lines.findLastIndex(({ isBlank }) => !isBlank)
  const areBlocks = !isApart && lines.slice(first, last).some(({ isBlank }) => isBlank)
  return (
    !areBlocks &&
    told.filter(isWhole).length >= told.length * (isApart ? HALF : MOST) &&
    told.filter(isPaperAlone).length <= told.length * FEW
  )
}

/**
 * Where a school stands on each line, what each line does: it begins one, or goes on with the line above. Undefined elsewhere.
 * @param parts what the whole document says that each line does
 */
export function beginLines(lines: readonly Line[], parts: readonly Part[]): Part[] | undefined {
  if (!standAlone(lines)) return undefined
  const said: Part[] = []
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1]
    const goesOn =
      above?.isBlank === false &&
      (IS_CUT.test(above.text) || (GOES_ON.test(line.text) && !isWhole(line)))
    // 'Thesis: …' right below a school is said of it.
    const isBelow =
      above?.isBlank === false &&
      parts[at] === 'body' &&
      startsWithLabel(line.text) &&
      !isWhole(line)
    if (line.isBlank || isBelow) said.push('body')
    else if (goesOn) said.push(said.at(-1) === 'body' ? 'body' : 'more')
    else said.push('begin')
  }
  return said
}
