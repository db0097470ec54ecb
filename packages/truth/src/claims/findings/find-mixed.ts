import { foldWord } from '@tailorbird/language'
import type { Reading } from '../../clauses/reading.ts'
import { listJoints } from '../../words/deeds/doers.ts'
import { wholly } from '../../words/join-words.ts'
import { listTokens, type Token } from '../compare/alterations.ts'
import { isOf } from '../compare/classes.ts'
import { isSmallToken } from '../compare/small-token.ts'

const JOINT = wholly(listJoints, 'iu')
const HYPHEN = '-'
/** Small words that a part is made less or other by: 'never', 'only', 'before'. */
const TELLING = ['negations', 'limits', 'turns'] as const
const MAX_PARTS = 12

type Part = Map<string, Token>

const tells = (token: Token) =>
  !isSmallToken(token) || TELLING.some((name) => isOf(name, token.written))

/** What a text tells one beside the other, each with its words: parted by marks and by 'and'. */
function listParts(reading: Reading): Part[] {
  const parts: Part[] = [new Map()]
  for (const token of listTokens(reading)) {
    const isJoint = JOINT.test(foldWord(token.written))
    if ((token.mark !== '' && token.mark !== HYPHEN) || isJoint) parts.push(new Map())
    if (!isJoint && tells(token)) parts.at(-1)?.set(token.key, token)
  }
  return parts.filter(({ size }) => size > 0).slice(0, MAX_PARTS)
}

/** Words that stand in several parts tell nothing of their place. */
function findHomes(parts: readonly Part[]): Map<string, number> {
  const homes = new Map<string, number>()
  const twice = new Set<string>()
  for (const [at, part] of parts.entries())
    for (const key of part.keys()) {
      if (homes.has(key)) twice.add(key)
      homes.set(key, at)
    }
  for (const key of twice) homes.delete(key)
  return homes
}

/** Which part of the sources each part of a text tells: the one with most of its words. */
function pairParts(
  now: ReadonlyMap<string, number>,
  was: ReadonlyMap<string, number>,
): Map<number, number> {
  const shared = new Map<string, number>()
  for (const [key, at] of now) {
    const from = was.get(key)
    if (from === undefined) continue
    const name = `${at} ${from}`
    shared.set(name, (shared.get(name) ?? 0) + 1)
  }
  const paired = new Map<number, number>()
  const taken = new Set<number>()
  for (const [name] of [...shared].toSorted(([, one], [, other]) => other - one)) {
    const [at = 0, from = 0] = name.split(' ').map(Number)
    if (paired.has(at) || taken.has(from)) continue
    paired.set(at, from)
    taken.add(from)
  }
  return paired
}

/**
 * Words that have changed parts with each other: 'labelled fossils for the geologist and photographed coins for the curator' told as
 * 'labelled coins for the curator and photographed fossils for the geologist'. Parts may stand in any order.
 * @returns the first two, as the text writes them
 */
export function findMixed(
  told: Reading,
  sources: readonly Reading[],
): [string, string] | undefined {
  const parts = listParts(told)
  const now = findHomes(parts)
  const was = findHomes(sources.flatMap(listParts).slice(0, 2 * MAX_PARTS))
  const paired = pairParts(now, was)
  const moved = [...now].flatMap(([key, at]) => {
    const [from, to] = [was.get(key), paired.get(at)]
    return from === undefined || to === undefined || from === to ? [] : [{ key, at, from, to }]
  })
  for (const one of moved) {
    const other = moved.find(({ from, to }) => from === one.to && to === one.from)
    const write = ({ key, at }: { key: string; at: number }) => parts[at]?.get(key)?.written ?? key
    if (other) return [write(one), write(other)]
  }
  return undefined
}
