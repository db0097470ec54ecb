import { tokenize } from '@tailorbird/lexicon'
import type { Reading } from '../clauses/reading.ts'
import type { Claim } from '../clauses/violation.ts'
import { fromWords, intoWords } from '../words/deeds/turns.ts'
import { because } from '../reasons/write-reason.ts'

const MOVE = new RegExp(
  String.raw`(?<!\p{L})(?:${fromWords})\s+([^,.;:()]{2,60}?)\s+(?:${intoWords})\s+([^,.;:()]{2,60})`,
  'giu',
)

/** The names and long words of a part; small words tell nothing. */
const wordsOf = (part: string) =>
  new Set(
    tokenize(part)
      .map(({ norm }) => norm)
      .filter((norm) => norm.length > 2),
  )

interface Move {
  from: Set<string>
  to: Set<string>
}

const readMoves = (text: string): Move[] =>
  [...text.matchAll(MOVE)].map(([, from = '', to = '']) => ({
    from: wordsOf(from),
    to: wordsOf(to),
  }))

const overlaps = (one: Set<string>, other: Set<string>) => [...one].some((word) => other.has(word))

/** 'Moved reports from MySQL to PostgreSQL' told the other way round. Figures are compared elsewhere. */
export function checkDirection(told: Reading, sources: readonly Reading[]): Claim[] {
  const moves = sources.flatMap(({ text }) => readMoves(text))
  const isTurned = (move: Move) =>
    moves.some(
      (source) =>
        overlaps(move.from, source.to) &&
        overlaps(move.to, source.from) &&
        !overlaps(move.from, source.from),
    )
  return readMoves(told.text).some(isTurned)
    ? [
        {
          kind: 'claim',
          ...because('turned-round'),
        },
      ]
    : []
}
