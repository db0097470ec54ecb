import type { Education } from '@tailorbird/contracts'
import { findDegreeWords, type Height } from '@tailorbird/language'
import { namesPaper } from '@tailorbird/reading'
import { anyOf } from '../words/index.ts'

const anyWord = (name: 'studyLacks' | 'studyEnds' | 'studyGoesOn') =>
  new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${anyOf(name)})(?![\p{L}\p{N}-])`, 'iu')

const LACKS = anyWord('studyLacks')
const ENDS = anyWord('studyEnds')
const GOES_ON = anyWord('studyGoesOn')
/** '120 of 360 credits', '2 of 3 years'. */
const IN_PART = /(?<![\d.,])(\d{1,3}) (?:of|von|sur|de|van|\/) (\d{1,3})(?![\d.,])/u
/** What tells more at length says it of something else. */
const MAX_BELOW_CHARS = 120

function isInPart(text: string): boolean {
  const [, part, whole] = IN_PART.exec(text) ?? []
  return part !== undefined && Number(part) < Number(whole)
}

const listHeights = (text: string) => findDegreeWords(text).map(({ height }) => height)

/** 'Chartered Engineer: in progress'. */
const LABEL = /^[^:]{2,40}:\s/u
const OPENING_CHARS = 40
const MIN_PAPER_WORDS = 3

/** Whether a line below a study opens with something else that one studies for: another height, another paper. */
function opensWithOther(text: string, heights: readonly Height[]): boolean {
  const opening = text.slice(0, OPENING_CHARS)
  const own = listHeights(opening)
  if (own.length > 0) return !own.some((height) => heights.includes(height))
  const [before = ''] = text.split(/[,;:]/)
  return (
    heights.length > 0 &&
    namesPaper(before) &&
    (LABEL.test(text) || before.split(' ').length >= MIN_PAPER_WORDS)
  )
}

/** What denies the paper counts first, then what says that it is there, then what says that the study goes on. */
const saysUnfinished = (text: string): boolean =>
  LACKS.test(text) || isInPart(text) || (!ENDS.test(text) && GOES_ON.test(text))

/** More lines than this below one study are no study's. */
const MAX_BELOW = 12

/**
 * Reads whether a person is still at a study, or left it without its paper, as far as its lines say. A line below that opens
 * with another paper says it of that one.
 * @returns what a line below says; without one, what is said of the study
 */
export function readStudy({
  degree,
  institution,
  graduationDate = '',
  achievements,
}: Education): (line?: string) => boolean {
  const heights = listHeights(`${degree}, ${institution}`)
  const isOther = (text: string) => opensWithOther(text, heights)
  const below = achievements
    .slice(0, MAX_BELOW)
    .filter((text) => text.length <= MAX_BELOW_CHARS && !isOther(text))
  const isUnfinished = saysUnfinished([institution, degree, graduationDate, ...below].join(', '))
  return (line) => (line !== undefined && isOther(line) ? saysUnfinished(line) : isUnfinished)
}
