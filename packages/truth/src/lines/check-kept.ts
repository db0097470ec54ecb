import { foldWord } from '@tailorbird/language'
import { listAbbreviated } from '../names/abbreviations.ts'
import { isBoth, isOne, isPeriod, isTold } from '../figures/compare-quantities.ts'
import { isSupported } from '../figures/quantities.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { coverage, type Reading } from '../clauses/reading.ts'
import type { Violation } from '../clauses/violation.ts'
import { because } from '../reasons/write-reason.ts'

/** A line counts as kept when this much of what it says is still said. */
const MIN_KEPT = 0.45

/** Whether a figure is told again, or one that was made from it. */
function isKept(figure: Quantity, source: Reading, told: readonly Reading[]): boolean {
  return told.some(
    (reading) =>
      isOne(figure, reading) ||
      isBoth(figure, reading) ||
      isPeriod(figure, reading) ||
      isTold(figure, source, reading) ||
      // 'KS3' has the 3 of 'Key Stage 3'.
      [...reading.forms].some(
        (form) => /^\p{L}+\d+$/u.test(form) && form.endsWith(String(figure.amount)),
      ) ||
      reading.quantities.some((other) => {
        const alone = isSupported({ ...other, role: 'none', rate: '', counted: [], context: [] }, [
          figure,
        ])
        const isRate = isSupported({ ...other, counted: [], context: [] }, [figure])
        if (alone || isRate || figure.amount === other.amount) return true
        const isMade =
          other.dimension === 'percent' ||
          other.dimension === 'factor' ||
          other.dimension === figure.dimension
        return (
          isMade &&
          !source.quantities.some((one) => isSupported(other, [one])) &&
          isSupported(other, source.quantities)
        )
      }),
  )
}

/**
 * Checks that a line of the original is still told: most of it, and its figures.
 * @param left how many of its words may stand there as words that nobody knows, and whether its figures
 * are to be looked for
 */
export function checkKept(
  source: Reading,
  told: readonly Reading[],
  left: { replaced?: number | undefined; hasFigures?: boolean } = {},
): Violation[] {
  const { replaced = 0, hasFigures = true } = left
  const isShort = told.map((reading) => listAbbreviated(source, reading))
  const abbreviated = source.words.filter(({ written }) =>
    isShort.some((words) => words.has(foldWord(written))),
  ).length
  const share =
    coverage(source, told) +
    (abbreviated + replaced) / Math.max(1, source.keys.size + source.quantities.length)
  if (share < MIN_KEPT) return [{ kind: 'dropped', sentence: source.text, ...because('line-gone') }]
  const lost = (hasFigures ? source.quantities : []).find((figure) => !isKept(figure, source, told))
  return lost
    ? [
        {
          kind: 'dropped',
          sentence: source.text,
          ...because('figure-gone', lost.written),
        },
      ]
    : []
}
