import { site } from '../words/site-patterns.ts'

const [OTHERS, JOBS, TOO] = [site('others'), site('jobs'), site('othersToo')]
const GAP = String.raw`(?: (?!(?:${site('about')}) )[^\s:.!?]+){0,2}?`
/** 'More jobs from X', 'Hay 3 ofertas similares: …', 'People also viewed'. */
const HEADING = new RegExp(
  String.raw`^(?:\P{L}|\p{L}{1,4} \d{1,3} )*(?:(?:${OTHERS})${GAP} (?:${JOBS})|(?:${JOBS})${GAP} (?:${OTHERS})|${TOO})(?!\p{L})[^.!?:]{0,60}(?:[:»]|$)`,
  'iu',
)
/** Menus have links to other jobs as well: below so much of a posting they are its end. */
const LEAST_BEFORE = 0.4
/** Other jobs are named by a line each; a longer one is the posting's own again. */
const LONG = 140

/** A posting's lines without the other jobs that a site shows below it: what they pay and ask for is not this one's. */
export function dropOtherJobs<Line>(lines: readonly Line[], read: (line: Line) => string): Line[] {
  const texts = lines.map(read)
  const all = texts.reduce((sum, text) => sum + text.length, 0)
  let before = 0
  const from = texts.findIndex((text) => {
    const isBelow = before >= LEAST_BEFORE * all
    before += text.length
    return isBelow && HEADING.test(text)
  })
  if (from < 0) return [...lines]
  const own = texts.findIndex((text, at) => at > from && text.length > LONG)
  return own < 0 ? lines.slice(0, from) : [...lines.slice(0, from), ...lines.slice(own)]
}
