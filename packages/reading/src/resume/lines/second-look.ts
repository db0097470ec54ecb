import type { Sheet } from './decode.ts'
import type { Evidence } from './evidence.ts'
import { lookOf } from './habits.ts'
import { STATES, type Part } from './states.ts'

/** Lines so far from a date are all alike. */
const FAR = 9
const MOST = 0.8
const HALF = 0.5
const MANY = 2

const isDated = ({ date, isProse }: Evidence) => date !== 'none' && !isProse

/** How many lines ago a date stood, for each line. */
function countSince(all: readonly Evidence[]): number[] {
  let count = FAR
  return all.map((one) => (count = isDated(one) ? 0 : Math.min(FAR, count + 1)))
}

/** What lines have in common that do the same in one document, in three ways. */
function listKeys(all: readonly Evidence[], kindOf: (at: number) => string): string[][] {
  const since = countSince(all)
  const until = countSince(all.toReversed()).toReversed()
  return all.map((one, at) => {
    const [before, next] = [all[at - 1], all[at + 1]]
    const isTop = one.gap > 0
    const near = `${Math.min(since[at] ?? FAR, 4)} ${Math.min(until[at] ?? FAR, 3)}`
    return [
      `look ${lookOf(one)} ${isTop} ${one.date} ${one.at} ${kindOf(at)}`,
      `near ${near} ${isTop} ${one.line.isBullet} ${kindOf(at)}`,
      `row ${isTop} ${(next?.gap ?? 0) > 0} ${before?.date} ${one.date} ${next?.date} ${one.line.isBullet} ${kindOf(at)}`,
    ]
  })
}

type Votes = Map<Part, number>

function countVotes(keys: readonly string[][], parts: readonly (Part | 'none')[]) {
  const votes = new Map<string, Votes>()
  for (const [at, own] of keys.entries())
    for (const key of own) {
      const of = votes.get(key) ?? new Map<Part, number>()
      votes.set(key, of)
      const part = parts[at]
      if (part && part !== 'none') of.set(part, (of.get(part) ?? 0) + 1)
    }
  return votes
}

/** What the other lines with a key were read as. */
function tellVote(votes: Votes | undefined, own: Part | 'none'): string {
  let best: [Part | 'none', number] = ['none', 0]
  let total = 0
  for (const [part, count] of votes ?? []) {
    const others = count - Number(part === own)
    total += others
    if (others > best[1]) best = [part, others]
  }
  if (total === 0) return 'alone'
  const share = best[1] / total
  const size = total > MANY ? 'many' : 'few'
  return `${best[0]}-${share > MOST ? 'most' : share > HALF ? 'half' : 'less'}-${size}`
}

/**
 * The features of a document's lines with what a first reading says of them added: entries of one document are built alike, so what
 * most lines at a place in them are, the others are as well.
 * @param roles of the first reading
 */
export function lookAgain(sheet: Sheet, all: readonly Evidence[], roles: readonly number[]): Sheet {
  const parts = roles.map((role) => STATES[role]?.part ?? 'none')
  const kindOf = (at: number) => STATES[roles[at] ?? -1]?.kind ?? 'none'
  const keys = listKeys(all, kindOf)
  const votes = countVotes(keys, parts)
  const lines = sheet.lines.map((names, at) => {
    const part = parts[at] ?? 'none'
    const around = `before-${parts[at - 1]}-next-${parts[at + 1]}`
    const told = (keys[at] ?? []).map((key) => {
      const [way = ''] = key.split(' ')
      return `${way}-${tellVote(votes.get(key), part)}`
    })
    return [
      ...names,
      `p:was-${part}`,
      `p:was-${part}-${around}`,
      `k:was-${kindOf(at)}`,
      `k:was-${kindOf(at)}-before-${kindOf(at - 1)}-next-${kindOf(at + 1)}`,
      ...told.flatMap((vote) => [`p:vote-${vote}`, `p:vote-${vote}-was-${part}`]),
    ]
  })
  return { lines, steps: sheet.steps }
}
