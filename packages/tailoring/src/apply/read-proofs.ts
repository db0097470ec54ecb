import type { StructuredResume } from '@tailorbird/contracts'
import { listTexts } from '@tailorbird/document'
import { foldWord, SMALL_WORDS, stem } from '@tailorbird/language'
import type { Posting } from '@tailorbird/lexicon'
import { rateRequirements } from '@tailorbird/matching'
import { dropBlanks } from './take-away.ts'

const ROUNDING = 1e-9

/** Whether a resume still proves all that a posting asks for. */
export type Proves = (resume: StructuredResume) => boolean

/** From this share of a requirement's words on a line may show it, though we know no name for what it asks. */
const MAY_SHOW = 0.5
/** Shorter words tell little of what a line is about. */
const MIN_WORD_CHARS = 5

/** What the longer words of a text are forms of. */
export const listStems = (text: string): string[] =>
  (text.match(/\p{L}+/gu) ?? [])
    .map(foldWord)
    .filter((word) => word.length >= MIN_WORD_CHARS && !SMALL_WORDS.has(word))
    .map(stem)

/** How much of the words of each requirement the line of a resume says that says most of them, 0 to 1. */
function readShown(posting: Posting): (resume: StructuredResume) => number[] {
  const asked = posting.requirements
    .map(({ line }) => new Set(listStems(line)))
    .filter(({ size }) => size > 0)
  return (resume) => {
    const lines = listTexts(resume).map(({ text }) => new Set(listStems(text)))
    return asked.map((words) =>
      Math.max(
        0,
        ...lines.map((line) => [...words].filter((word) => line.has(word)).length / words.size),
      ),
    )
  }
}

/**
 * Asks of a resume whether each requirement of a posting is still proven as well as in this one; and where a line has most of a
 * requirement's words, whether one still has.
 */
export function readProofs(resume: StructuredResume, posting: Posting | undefined): Proves {
  if (!posting) return () => true
  const shown = readShown(posting)
  const rate = (rated: StructuredResume) => {
    const said = dropBlanks(rated)
    return {
      credits: rateRequirements(said, posting).map(({ credit }) => credit),
      shares: shown(said).map((share) => (share < MAY_SHOW ? 0 : share)),
    }
  }
  const before = rate(resume)
  return (changed) => {
    const { credits, shares } = rate(changed)
    return (
      credits.every((credit, at) => credit >= (before.credits[at] ?? 0) - ROUNDING) &&
      shares.every((share, at) => share > 0 || before.shares[at] === 0)
    )
  }
}
