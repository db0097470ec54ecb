import { foldCase } from '@tailorbird/language'
import { describeAtom, isPlaceName, listAtom } from './atom-features.ts'
import type { Header } from './header.ts'

/** Weights by a feature's name. */
export type NameWeights = ReadonlyMap<string, number>

/** From which part to which a name goes; none where `from` is -1. */
interface Run {
  from: number
  to: number
}

/** One way to read a header: what is done or learned (`role`), where (`place` of work or learning). */
export interface Reading {
  role: Run
  owner: Run
  /** For each part that is in neither: whether it is a town. */
  isTown: boolean[]
  score: number
  /** The reading as a pattern, to be compared with the other headers of the document. */
  pattern: string
  order: string
}

const NONE: Run = { from: -1, to: -1 }
const MAX_RUN = 4
const MAX_ATOMS = 12
const LABELS = ['R', 'O', 'P', 'N'] as const

const inside = ({ from, to }: Run, at: number) => from >= 0 && at >= from && at <= to

function listRuns(header: Header, count: number): Run[] {
  const runs: Run[] = [NONE]
  for (let from = 0; from < count; from += 1)
    for (let to = from; to < Math.min(count, from + MAX_RUN); to += 1)
      if (header.atoms[from]?.row === header.atoms[to]?.row) runs.push({ from, to })
  return runs
}

/** What speaks for a run of parts as one name: the marks inside of it and at its edges, what it opens and ends with, its neighbours. */
function listRun({ atoms }: Header, { from, to }: Run, label: string): string[] {
  const [first, last] = [atoms[from], atoms[to]]
  if (!first || !last) return [`${label}-none`, `${label}-none-${Math.min(atoms.length, 4)}`]
  const inner = atoms
    .slice(from + 1, to + 1)
    .flatMap((atom) => [
      `${label}-in-${atom.mark}`,
      ...describeAtom(atom).map((name) => `${label}-in-${atom.mark}-${name}`),
    ])
  const [before, next] = [atoms[from - 1], atoms[to + 1]]
  const isNext = next !== undefined && next.row === last.row
  const field =
    first.mark === 'colon' && before ? [`${label}-field-${foldCase(before.text).slice(-24)}`] : []
  return [
    ...inner,
    ...field,
    `${label}-left-${first.mark}`,
    `${label}-right-${isNext ? next.mark : 'end'}`,
    `${label}-parts-${to - from}`,
    ...describeAtom(last).map((name) => `${label}-last-${name}-${to > from}`),
    ...(isNext ? describeAtom(next).map((name) => `${label}-next-${next.mark}-${name}`) : []),
    ...(before && from > 0 && before.row === first.row
      ? describeAtom(before).map((name) => `${label}-before-${first.mark}-${name}`)
      : []),
  ]
}

function findOrder(header: Header, role: Run, owner: Run): string {
  if (role.from < 0 || owner.from < 0) return role.from >= 0 ? 'R' : owner.from >= 0 ? 'O' : 'none'
  const [first, second] = role.from < owner.from ? [role, owner] : [owner, role]
  const far = header.atoms[first.to]?.row === header.atoms[second.from]?.row
  const between = far ? (header.atoms[second.from]?.mark ?? '') : 'line'
  return `${role.from < owner.from ? 'RO' : 'OR'}-${between}`
}

/**
 * The ways to read a header, with their scores.
 * @param width how many names are tried for each of the two, best first
 */
export function listReadings(header: Header, weights: NameWeights, width = 10): Reading[] {
  const count = Math.min(header.atoms.length, MAX_ATOMS)
  const atoms = header.atoms.map((_, at) => listAtom(header, at))
  const weigh = (names: readonly string[]) =>
    names.reduce((sum, name) => sum + (weights.get(name) ?? 0), 0)
  const scores = atoms.map((names) =>
    LABELS.map((label) => weigh(names.map((name) => `${label}:${name}`))),
  )
  const scoreOf = (at: number, label: number) => scores[at]?.[label] ?? 0
  const isTown = header.atoms.map(isPlaceName)
  const runs = listRuns(header, count)
  const sums = runs.map((run) => {
    const [role, owner] = [listRun(header, run, 'R'), listRun(header, run, 'O')]
    const gain = (label: number) => {
      let sum = 0
      for (let at = run.from; run.from >= 0 && at <= run.to; at += 1)
        sum += scoreOf(at, label) - scoreOf(at, isTown[at] ? 2 : 3)
      return sum
    }
    return { run, asRole: gain(0) + weigh(role), asOwner: gain(1) + weigh(owner) }
  })
  const best = (by: (sum: (typeof sums)[number]) => number) => [
    ...sums.slice(0, 1),
    ...sums
      .slice(1)
      .toSorted((one, other) => by(other) - by(one))
      .slice(0, width),
  ]
  const owners = best(({ asOwner }) => asOwner)
  const readings: Reading[] = []
  for (const one of best(({ asRole }) => asRole))
    for (const other of owners) {
      if (
        one.run.from >= 0 &&
        other.run.from >= 0 &&
        one.run.from <= other.run.to &&
        other.run.from <= one.run.to
      )
        continue
      const order = findOrder(header, one.run, other.run)
      const score = one.asRole + other.asOwner + (weights.get(`order-${order}`) ?? 0)
      readings.push({ role: one.run, owner: other.run, isTown, score, order, pattern: '' })
    }
  return readings
}

/** The features of one reading, to learn from. */
export function listReading(header: Header, { role, owner, isTown, order }: Reading): string[] {
  const parts = header.atoms.flatMap((_, at) => {
    const label = inside(role, at) ? 'R' : inside(owner, at) ? 'O' : isTown[at] ? 'P' : 'N'
    return listAtom(header, at).map((name) => `${label}:${name}`)
  })
  return [...parts, ...listRun(header, role, 'R'), ...listRun(header, owner, 'O'), `order-${order}`]
}

/** A reading as the sequence of what its parts are: 'R comma O line P'. */
export function showPattern(header: Header, { role, owner, isTown }: Reading): string {
  const shown: string[] = []
  let before = ''
  for (const [at, { mark, row }] of header.atoms.entries()) {
    const label = inside(role, at) ? 'R' : inside(owner, at) ? 'O' : isTown[at] ? 'P' : 'N'
    if (label !== before)
      shown.push(mark === 'line' ? `line${row === header.dateRow ? 'D' : ''}` : mark, label)
    before = label
  }
  return shown.join(' ')
}
