import { isSentence } from '../lines/is-sentence.ts'
import { pickBest, type Candidate, type Candidates, type SignWeights } from './candidate.ts'
import { completeTitle } from './complete-title.ts'
import { describeTitle, isToldOf } from './describe-title.ts'
import { findTitles } from './find-titles.ts'
import type { HeadText } from './head-text.ts'
import { cutTown } from './name-tail.ts'
import { isTitle } from './names.ts'
import { titleWeights } from './sign-weights.ts'

/** What the text tells of 'Accountant' it tells of 'Senior Accountant' in the first lines as well. */
function shareTold(all: Candidates, head: HeadText): void {
  const inLines = [...all].filter(([, { signs }]) => signs.has('first') || signs.has('gendered'))
  for (const [key, long] of inLines.filter(([, { text }]) => !isToldOf(text, head)))
    for (const [part, short] of all) if (isPartOf(part, key, short)) takeSigns(short, long)
}

const TOLD = ['label', 'wanted', 'behind', 'as', 'gendered']

const isPartOf = (part: string, whole: string, { signs }: Candidate) =>
  part.length < whole.length &&
  TOLD.some((sign) => signs.has(sign)) &&
  ` ${whole} `.includes(` ${part} `)

/** What is told of a part is a weaker sign than what is told of the whole. */
function takeSigns(from: Candidate, to: Candidate): void {
  for (const sign of TOLD)
    if (from.signs.has(sign) && !to.signs.has(sign)) to.signs.add(`part-${sign}`)
}

/** All that may be the job's name, with what speaks for each and against it. */
export function listTitles(head: HeadText): Candidate[] {
  const all = findTitles(head)
  shareTold(all, head)
  const named = [...all.values()].filter(({ text }) => isTitle(text))
  for (const candidate of named) describeTitle(candidate, head)
  return named
}

/** The name of the job, and the line it was found in first; undefined when nothing looks like one. */
export function readTitle(
  head: HeadText,
  weights: SignWeights = titleWeights,
): { title: string; line: number; isLine: boolean } | undefined {
  const best = pickBest(listTitles(head), weights)
  if (!best) return undefined
  const isLine = best.signs.has('first') && !isSentence(head.lines[best.line]?.text ?? '')
  const line = head.lines[best.line]?.text ?? ''
  const own = cutTown(isLine ? completeTitle(best.text, line, head) : best.text, head)
  const title = isLine ? own : own.charAt(0).toUpperCase() + own.slice(1)
  return { title, line: best.line, isLine }
}
