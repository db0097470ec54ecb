import type { Header } from './header.ts'
import { listReadings, showPattern, type NameWeights, type Reading } from './choose.ts'

const KEPT = 12
const SHARPNESS = 0.6
/** How much the other headers of a document count against the words of one. */
const BY_PATTERN = 3
const BY_ORDER = 3
const BY_GROUP = 2
const ROUNDS = 3

function share(readings: readonly Reading[]): number[] {
  const most = Math.max(...readings.map(({ score }) => score))
  const raised = readings.map(({ score }) => Math.exp((score - most) * SHARPNESS))
  const sum = raised.reduce((one, other) => one + other, 0)
  return raised.map((value) => value / sum)
}

/** Whether above each header stands an owner that it can share: alone, or above the role of the last one. */
function listGroups(headers: readonly Header[], readings: readonly Reading[]): boolean[] {
  let isOpen = false
  return readings.map(({ role, owner }, at) => {
    const before = isOpen
    const rowOf = ({ from }: Reading['role']) => headers[at]?.atoms[from]?.row ?? 0
    if (owner.from >= 0) isOpen = role.from < 0 || rowOf(owner) < rowOf(role)
    return before
  })
}

/** A role without an owner wants one above; where one stands, a second one is doubtful. */
const fitsGroup = ({ order }: Reading, isOpen: boolean) => (order === 'R' ? (isOpen ? 1 : -1) : 0)

/** How far a reading is ahead of the next one with other names; Infinity where there is none. */
function measureLead(best: Reading, list: readonly Reading[]): number {
  const isSame = (one: Reading['role'], other: Reading['role']) =>
    one.from === other.from && one.to === other.to
  const others = list.filter(
    ({ role, owner }) => !isSame(role, best.role) || !isSame(owner, best.owner),
  )
  return best.score - Math.max(-Infinity, ...others.map(({ score }) => score))
}

/** A reading with how far it is ahead of the next one. */
export type LedReading = Reading & { lead: number }

/**
 * Reads all headers of a document in one way: a reading gains by what the others have in common with it, so that the
 * clearest entries say in which order names stand in all of them.
 */
export function agree(headers: readonly Header[], weights: NameWeights): LedReading[] {
  const lists = headers.map((header) =>
    listReadings(header, weights)
      .toSorted((one, other) => other.score - one.score)
      .slice(0, KEPT)
      .map((reading) => ({ ...reading, pattern: showPattern(header, reading) })),
  )
  let scored = lists
  const bestOf = (list: readonly Reading[]) =>
    list.reduce((best, one) => (one.score > best.score ? one : best))
  for (let round = 0; round < ROUNDS; round += 1) {
    const votes = new Map<string, number>()
    const shares = scored.map(share)
    const vote = (key: string, by: number) => votes.set(key, (votes.get(key) ?? 0) + by)
    for (const [at, list] of scored.entries())
      for (const [index, { pattern, order }] of list.entries()) {
        vote(`p ${pattern}`, shares[at]?.[index] ?? 0)
        vote(`o ${order}`, shares[at]?.[index] ?? 0)
      }
    const groups = listGroups(headers, scored.map(bestOf))
    const others = Math.max(1, headers.length - 1)
    scored = lists.map((list, at) => {
      const own = new Map<string, number>()
      for (const [index, { pattern, order }] of list.entries())
        for (const key of [`p ${pattern}`, `o ${order}`])
          own.set(key, (own.get(key) ?? 0) + (shares[at]?.[index] ?? 0))
      const from = (key: string) => ((votes.get(key) ?? 0) - (own.get(key) ?? 0)) / others
      return list.map((reading) => ({
        ...reading,
        score:
          reading.score +
          BY_PATTERN * from(`p ${reading.pattern}`) +
          BY_ORDER * from(`o ${reading.order}`) +
          BY_GROUP * fitsGroup(reading, groups[at] === true),
      }))
    })
  }
  return scored.map((list) => {
    const best = bestOf(list)
    return { ...best, lead: measureLead(best, list) }
  })
}
