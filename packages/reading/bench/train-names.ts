import { readHeader, textOf, type Header } from '../src/resume/names/header.ts'
import {
  listReading,
  listReadings,
  type NameWeights,
  type Reading,
} from '../src/resume/names/choose.ts'
import { STATES } from '../src/resume/lines/states.ts'
import { foldText, isSameText } from './parse-compare.ts'
import type { Labelled } from './read-labels.ts'
import { makeRandom, type Taught } from './train-lines.ts'

/** The header of a job or school with the names that a person reads in it. */
export interface NamedHeader {
  id: string
  header: Header
  role: string
  owner: string
}

interface Names {
  role: string
  owner: string
}

/** The headers of a document's jobs or schools, with their names. */
export function listHeaders(
  labelled: Labelled,
  { lines, roles }: Taught,
  kind: 'experience' | 'education',
): NamedHeader[] {
  const names: Names[] =
    kind === 'experience'
      ? labelled.jobs.map(({ title, employer }) => ({ role: title, owner: employer }))
      : labelled.education.map(({ degree, institution }) => ({ role: degree, owner: institution }))
  const written = lines.filter(({ isBlank }) => !isBlank)
  const found: NamedHeader[] = []
  for (const [at, role] of roles.entries()) {
    const state = STATES[role]
    if (state?.kind !== kind || state.part !== 'begin') continue
    let to = at + 1
    while (STATES[roles[to] ?? 0]?.kind === kind && STATES[roles[to] ?? 0]?.part === 'more') to += 1
    const header = readHeader(written.slice(at, to))
    const all = ` ${foldText(header.rows.join(' '))} `
    const holds = (text: string) => text !== '' && all.includes(` ${foldText(text)} `)
    const both = names.find(({ role: one, owner }) => holds(one) && (owner === '' || holds(owner)))
    const only =
      names.find(({ role: one }) => holds(one)) ?? names.find(({ owner }) => holds(owner))
    if (both) found.push({ id: labelled.id, header, ...both })
    else if (only && holds(only.role))
      found.push({ id: labelled.id, header, role: only.role, owner: '' })
    else if (only) found.push({ id: labelled.id, header, role: '', owner: only.owner })
  }
  return found
}

function nameOf(header: Header, { from, to }: Reading['role']): string {
  const [first, last] = [header.atoms[from], header.atoms[to]]
  return first && last ? textOf(header, first, last) : ''
}

/** Whether a reading finds the names that a person reads. */
export function isRight({ header, role, owner }: NamedHeader, reading: Reading): boolean {
  const same = (wanted: string, read: string) =>
    wanted === '' ? read === '' : isSameText(wanted, read)
  return same(role, nameOf(header, reading.role)) && same(owner, nameOf(header, reading.owner))
}

const STEP = 0.1
const MARGIN = 1
const LEFT_OUT = 0.25

/** Learns how names are told apart from headers with their names (averaged perceptron). */
export function trainNames(
  draw: () => readonly NamedHeader[],
  passes: number,
  seed: number,
): NameWeights {
  const now = new Map<string, number>()
  const sums = new Map<string, number>()
  const random = makeRandom(seed)
  let time = 1
  const add = (name: string, by: number) => {
    if (random() < LEFT_OUT) return
    now.set(name, (now.get(name) ?? 0) + by)
    sums.set(name, (sums.get(name) ?? 0) + by * time)
  }
  for (let pass = 0; pass < passes; pass += 1) {
    const order = draw()
      .map((one) => ({ one, at: random() }))
      .toSorted((one, other) => one.at - other.at)
    for (const { one } of order) {
      const readings = listReadings(one.header, now, Infinity)
      const best = (list: readonly Reading[]) =>
        list.toSorted((left, right) => right.score - left.score)[0]
      const right = best(readings.filter((reading) => isRight(one, reading)))
      const wrong = best(readings.filter((reading) => !isRight(one, reading)))
      if (right && wrong && right.score < wrong.score + MARGIN) {
        for (const name of listReading(one.header, right)) add(name, STEP)
        for (const name of listReading(one.header, wrong)) add(name, -STEP)
      }
      time += 1
    }
  }
  return new Map([...now].map(([name, weight]) => [name, weight - (sums.get(name) ?? 0) / time]))
}
