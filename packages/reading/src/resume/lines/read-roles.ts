import { decode, makeSheet } from './decode.ts'
import type { Evidence } from './evidence.ts'
import { lineWeights } from './line-model.ts'
import { lookAgain } from './second-look.ts'

/** Longer texts are read once: they are hardly resumes, and somebody waits. */
const MAX_LINES = 3000

/**
 * The roles of a document's lines, as places in STATES: read once, and again with what the first reading shows of how this
 * document is built.
 * @param allowed which roles a line may have; all where it is left out
 */
export function readRoles(
  all: readonly Evidence[],
  allowed?: (line: number, state: number) => number,
): number[] {
  const sheet = makeSheet(all)
  const first = decode(sheet, lineWeights('first'), allowed)
  if (all.length > MAX_LINES) return first
  return decode(lookAgain(sheet, all, first), lineWeights('second'), allowed)
}
