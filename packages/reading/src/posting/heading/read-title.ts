import { pickBest, type Candidate, type Candidates } from './candidate.ts'
import { findTitles } from './find-titles.ts'
import type { HeadText } from './head-text.ts'
import { isToldOf, weighTitle } from './weigh-title.ts'

/** With fewer points, nothing in the posting is called a job. */
const LEAST = 3
/** The first line is taken for the title with fewer: a person pasted it there. */
const LEAST_OF_FIRST = 1

const onlyFirst = (all: Candidates): Candidates =>
  new Map([...all].filter(([, { line, signs }]) => line === 0 && signs.has('first')))

/** What the text tells of 'Accountant' it tells of 'Senior Accountant' in the first lines as well. */
function shareTold(all: Candidates, head: HeadText): void {
  const inLines = [...all].filter(([, { signs }]) => signs.has('first') || signs.has('gendered'))
  for (const [key, long] of inLines.filter(([, { text }]) => !isToldOf(text, head)))
    for (const [part, short] of all) if (isPartOf(part, key, short)) takeSigns(short, long)
}

const isPartOf = (part: string, whole: string, { signs }: Candidate) =>
  part.length < whole.length &&
  TOLD.some((sign) => signs.has(sign)) &&
  ` ${whole} `.includes(` ${part} `)

const TOLD = ['label', 'wanted', 'behind', 'as', 'gendered']

function takeSigns(from: Candidate, to: Candidate): void {
  for (const sign of TOLD) {
    const points = from.signs.get(sign) ?? 0
    if (points > (to.signs.get(sign) ?? 0)) to.signs.set(sign, points)
  }
}

/** The name of the job, and the line it was found in first; undefined when nothing looks like one. */
export function readTitle(
  head: HeadText,
): { title: string; line: number; isLine: boolean } | undefined {
  const all = findTitles(head)
  shareTold(all, head)
  for (const candidate of all.values()) weighTitle(candidate, head)
  const best = pickBest(all, LEAST) ?? pickBest(onlyFirst(all), LEAST_OF_FIRST)
  if (!best) return undefined
  const isLine = best.signs.has('first')
  const title = isLine ? best.text : best.text.charAt(0).toUpperCase() + best.text.slice(1)
  return { title, line: best.line, isLine }
}
