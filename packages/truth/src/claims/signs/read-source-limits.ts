import {
  type ClaimWord,
  listToldClauses,
  readQualifiers,
  tells,
  type Reading,
} from '../../clauses/reading.ts'
import type { Quantity } from '../../quantities/quantity.ts'
import { isOf } from '../compare/classes.ts'
import { readActors } from '../compare/read-actors.ts'
import { add, type Signs } from '../compare/sign-list.ts'

/** What makes a deed less where it stands beside it. */
const LIMITING = ['partners', 'limits', 'negations', 'others', 'states', 'parts', 'basics'] as const

/** What limits the clauses that a text draws from in a source, or the source's other clauses, and is not told again. */
function readSource(signs: Signs, told: Reading, source: Reading): void {
  const drawn = listToldClauses(told, source)
  if (drawn.size === 0) return
  // 'Licence C1: test in June' limits what stands before it.
  const place = (clause: number) =>
    drawn.has(clause) ? 'drawn' : drawn.has(clause - 1) ? 'behind' : 'beside'
  const kept = new Set(readQualifiers(told).map(({ name }) => name))
  for (const { name, word } of readQualifiers(source))
    if (!kept.has(name) && !tells(told, word.key)) add(signs, `${place(word.clause)}-${name}`)
  for (const { written, key, clause } of source.all)
    for (const name of LIMITING)
      if (isOf(name, written) && !tells(told, key)) add(signs, `${place(clause)}-of-${name}`)
  const acted = readActors(source).filter(({ actor }) => actor === 'other')
  for (const { word } of acted)
    add(signs, tells(told, word.key) ? 'told-of-other' : `${place(word.clause)}-other-acts`)
}

/** The clause in which a figure stands: that of the word next to it. */
function findClause({ all }: Reading, { start, end }: Quantity): number | undefined {
  const distance = (word: ClaimWord) => Math.max(word.start - end, start - word.end)
  return all.reduce<ClaimWord | undefined>(
    (best, word) => (best && distance(best) <= distance(word) ? best : word),
    undefined,
  )?.clause
}

/** Clauses whose words are told without their figure, beside the figure of another clause: 'since 2009 in law offices, since 2016 in insolvencies'. */
function readFiguresOfNeighbours(signs: Signs, told: Reading, source: Reading): void {
  const isTold = ({ value }: Quantity) => told.quantities.some((one) => one.value === value)
  const placed = source.quantities.map((figure) => ({
    figure,
    clause: findClause(source, figure),
    isKept: isTold(figure),
  }))
  const drawn = listToldClauses(told, source)
  const count = placed.filter(
    (one) =>
      !one.isKept &&
      one.clause !== undefined &&
      drawn.has(one.clause) &&
      placed.some(
        (other) =>
          other.isKept &&
          other.clause !== one.clause &&
          other.figure.dimension === one.figure.dimension,
      ),
  ).length
  add(signs, 'figure-of-neighbour', count)
}

/**
 * What limits the lines that a text comes from, beside what it takes of them: 'grasses in progress' in a line of papers that a summary
 * tells all of.
 */
export function readSourceLimits(signs: Signs, told: Reading, sources: readonly Reading[]): void {
  for (const source of sources) {
    readSource(signs, told, source)
    readFiguresOfNeighbours(signs, told, source)
  }
}
