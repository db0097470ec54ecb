import type { Evidence } from './evidence.ts'
import {
  HEADS,
  HELD,
  HELD_DATED,
  MARKED,
  STAYS,
  STAYS_LISTED,
  TELLS,
  UNMARKED,
  listFeatures,
  listSteps,
} from './features.ts'
import { readHabits } from './habits.ts'
import { mayFollow, STATES } from './states.ts'

/** Weights by a feature's name: one for each role, or one for each pair of roles. */
export interface LineWeights {
  lines: ReadonlyMap<string, Float64Array>
  steps: ReadonlyMap<string, Float64Array>
}

const COUNT = STATES.length
const IMPOSSIBLE = -1e9

const forbidden = Float64Array.from({ length: COUNT * COUNT }, (_, at) => {
  const [from, to] = [STATES[Math.floor(at / COUNT)], STATES[at % COUNT]]
  return from && to && mayFollow(from, to) ? 0 : IMPOSSIBLE
})
const forbiddenFirst = Float64Array.from(STATES, ({ part }) => (part === 'more' ? IMPOSSIBLE : 0))
/** In the middle of a list no other section begins, and what names a job or a school has dates there. */
const held = (isDated: boolean) =>
  Float64Array.from({ length: COUNT * COUNT }, (_, at) => {
    const [from, to] = [STATES[Math.floor(at / COUNT)], STATES[at % COUNT]]
    if (from?.part === 'heading') return 0
    const isNamed = from?.part === 'body' && to?.part === 'begin' && !isDated
    const isOther = from?.kind !== to?.kind || to?.part === 'heading'
    return isOther || isNamed ? IMPOSSIBLE : 0
  })
/**
 * Where headings are set so that everybody sees them, no other section begins without one; only what stands on top has none,
 * and addresses; a line that is no point of a list may name a job below any heading. */
const stays = (isListed: boolean) =>
  Float64Array.from({ length: COUNT * COUNT }, (_, at) => {
    const [from, to] = [STATES[Math.floor(at / COUNT)], STATES[at % COUNT]]
    const isNew =
      from?.kind !== to?.kind && (to?.part === 'body' || (to?.part === 'begin' && isListed))
    return isNew && from?.kind !== 'contact' ? IMPOSSIBLE : 0
  })
const fixedSteps = new Map([
  [STAYS, stays(false)],
  [STAYS_LISTED, stays(true)],
  [HELD, held(false)],
  [HELD_DATED, held(true)],
  [
    TELLS,
    Float64Array.from({ length: COUNT * COUNT }, (_, at) =>
      STATES[at % COUNT]?.part === 'more' ? IMPOSSIBLE : 0,
    ),
  ],
])
/** A heading that everyone knows opens no other section; what is marked as they are is one. */
const fixedRoles = new Map<string, Float64Array>([
  ...STATES.map(
    ({ kind }) =>
      [
        `${HEADS}${kind}`,
        Float64Array.from(STATES, (to) =>
          to.part === 'heading' && to.kind !== kind ? IMPOSSIBLE : 0,
        ),
      ] as const,
  ),
  [MARKED, Float64Array.from(STATES, ({ part }) => (part === 'heading' ? 0 : IMPOSSIBLE))] as const,
  [
    UNMARKED,
    Float64Array.from(STATES, ({ part }) => (part === 'heading' ? IMPOSSIBLE : 0)),
  ] as const,
])

function addAll(into: Float64Array, more: Float64Array | undefined): void {
  if (more) for (let at = 0; at < into.length; at += 1) into[at] = (into[at] ?? 0) + (more[at] ?? 0)
}

/** The features of each line of a document, once for all passes. */
export interface Sheet {
  lines: string[][]
  steps: string[][]
}

export function makeSheet(all: readonly Evidence[]): Sheet {
  const habits = readHabits(all)
  return {
    lines: all.map((_, index) => listFeatures(all, index, habits)),
    steps: all.map((_, index) => listSteps(all, index, habits)),
  }
}

/**
 * The roles of all lines that together have the most evidence (Viterbi).
 * @param allowed which roles a line may have; all where it is left out
 */
export function decode(
  sheet: Sheet,
  weights: LineWeights,
  allowed?: (line: number, state: number) => number,
): number[] {
  const pairs = new Map<string, Float64Array>()
  const stepsOf = (names: readonly string[]) => {
    const key = names.join(' ')
    const known = pairs.get(key)
    if (known) return known
    const sum = Float64Array.from(forbidden)
    for (const name of names) addAll(sum, fixedSteps.get(name) ?? weights.steps.get(name))
    pairs.set(key, sum)
    return sum
  }
  const back: Int8Array[] = []
  let best = new Float64Array(COUNT)
  for (const [index, names] of sheet.lines.entries()) {
    const own = new Float64Array(COUNT)
    for (const name of names) addAll(own, fixedRoles.get(name) ?? weights.lines.get(name))
    if (allowed) for (let to = 0; to < COUNT; to += 1) own[to] = (own[to] ?? 0) + allowed(index, to)
    const from = new Int8Array(COUNT)
    const next = new Float64Array(COUNT)
    const reach = index === 0 ? 0 : COUNT
    const steps = index === 0 ? undefined : stepsOf(sheet.steps[index] ?? [])
    for (let to = 0; to < COUNT; to += 1) {
      let most = steps ? -Infinity : (forbiddenFirst[to] ?? 0)
      for (let above = 0; above < reach; above += 1) {
        const score = (best[above] ?? 0) + (steps?.[above * COUNT + to] ?? 0)
        if (score > most) {
          most = score
          from[to] = above
        }
      }
      next[to] = most + (own[to] ?? 0)
    }
    best = next
    back.push(from)
  }
  let state = best.indexOf(Math.max(...best))
  const states: number[] = []
  for (let index = sheet.lines.length - 1; index >= 0; index -= 1) {
    states[index] = state
    state = back[index]?.[state] ?? 0
  }
  return states
}
