import { foldCase } from '@tailorbird/language'
import type { Posting } from '@tailorbird/lexicon'
import type { ResumeLine } from './resume-lines.ts'

/** A shorter line may well be said alike by both. */
const MIN_WORDS = 4

const fold = (text: string) =>
  foldCase(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** A line that tells something, folded. */
export interface ToldLine {
  line: ResumeLine
  told: string
}

/** The lines of a resume that tell something and are long enough to be taken from a posting. */
export const listTold = (lines: readonly ResumeLine[]): ToldLine[] =>
  lines
    .filter(({ place }) => place === 'bullet' || place === 'summary')
    .map((line) => ({ line, told: fold(line.text) }))
    .filter(({ told }) => told.split(' ').length >= MIN_WORDS)

/** The lines of a resume that are the posting's own, word for word: they claim, and tell nothing of what was done. */
export function findCopied(lines: readonly ToldLine[], { requirements }: Posting): ResumeLine[] {
  const asked = requirements.map(({ line }) => ` ${fold(line)} `)
  return lines
    .filter(({ told }) => asked.some((line) => line.includes(` ${told} `)))
    .map(({ line }) => line)
}
