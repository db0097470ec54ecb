import { foldCase } from '@tailorbird/language'
import type { Posting } from '@tailorbird/lexicon'
import type { ResumeLine } from './resume-lines.ts'

/** A shorter line may well be said alike by both. */
const MIN_WORDS = 4

const fold = (text: string) =>
  foldCase(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The lines of a resume that are the posting's own, word for word: they claim, and tell nothing of what was done. */
export function findCopied(lines: readonly ResumeLine[], { requirements }: Posting): ResumeLine[] {
  const asked = requirements.map(({ line }) => ` ${fold(line)} `)
  return lines.filter(({ text, place }) => {
    const told = fold(text)
    const isTold = place === 'bullet' || place === 'summary'
    return (
      isTold &&
      told.split(' ').length >= MIN_WORDS &&
      asked.some((line) => line.includes(` ${told} `))
    )
  })
}
