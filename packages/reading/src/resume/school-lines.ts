import { findDate, SMALL_WORDS } from '@tailorbird/language'
import type { Part } from './lines/states.ts'
import type { Line } from './read-lines.ts'
import { namesCertificate, namesDegree, namesInstitution } from './word-lists.ts'

/** Of lines that follow each other so many tell a whole school by themselves where each does. */
const MOST = 0.6
/** The same of lines with nothing around them. */
const HALF = 0.5
const FEW = 0.2
const MIN_LINES = 2
/** Goes on with what the line above began. */
const GOES_ON = /^(?:\p{Ll}|[(&+,;]|\d+\s*%)/u
const IS_CUT = /[,;&+(-]$|\s(\p{Ll}{1,4})$/u

const isCut = (text: string) => {
  const cut = IS_CUT.exec(text)
  return cut !== null && (cut[1] === undefined || SMALL_WORDS.has(cut[1]))
}

const isPlain = ({ isBullet, style, level }: Line) => !isBullet && style === 'plain' && level === 0

const namesPaper = (text: string) => namesDegree(text) || namesCertificate(text)

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

/** 'Thesis: …' right below a school is said of it. */
const LABEL = /^[^:]{2,40}:\s/u

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
      above?.isBlank === false && (isCut(above.text) || (GOES_ON.test(line.text) && !isWhole(line)))
    const isBelow =
      above?.isBlank === false && parts[at] === 'body' && LABEL.test(line.text) && !isWhole(line)
    if (line.isBlank || isBelow) said.push('body')
    else if (goesOn) said.push(said.at(-1) === 'body' ? 'body' : 'more')
    else said.push('begin')
  }
  return said
}
