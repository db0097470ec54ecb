/**
 * Learns the weights of the roles of lines from labelled resumes (averaged perceptron over whole documents).
 */
import { decode, makeSheet, type LineWeights, type Sheet } from '../src/resume/lines/decode.ts'
import { readEvidence, type Evidence } from '../src/resume/lines/evidence.ts'
import { classOf, STATES, stepClassOf, type State } from '../src/resume/lines/states.ts'
import { readPage } from '../src/resume/page.ts'
import { readText, type Line } from '../src/resume/read-lines.ts'
import type { Labelled } from './read-labels.ts'
import { readRoles } from './read-roles.ts'
import { startWeights } from './start-weights.ts'

const COUNT = STATES.length

/** A document with the roles that its lines have. */
export interface Example {
  id: string
  sheet: Sheet
  evidence: Evidence[]
  roles: number[]
  texts: string[]
}

/** A document's lines, blank ones too, with the roles of those that are not. */
export interface Taught {
  id: string
  lines: Line[]
  roles: number[]
}

/** The lines and roles of a labelled resume; undefined when nobody said what its lines are. */
export function makeTaught(labelled: Labelled): Taught | undefined {
  const lines = readPage(readText(labelled.text)).lines
  const texts = lines.filter(({ isBlank }) => !isBlank).map(({ text }) => text)
  const roles = readRoles(labelled, texts)
  return roles && { id: labelled.id, lines, roles }
}

/** What the roles of a document are learned from. */
export function makeExample({ id, lines, roles }: Taught): Example {
  const evidence = readEvidence(lines)
  const texts = evidence.map(({ line }) => line.text)
  return { id, roles, evidence, sheet: makeSheet(evidence), texts }
}

/** Which places of a feature's weights are one: all roles of a class. */
const groups = new Map<string, number[][]>()
function groupOf(kind: string, at: number): number[] {
  const isStep = kind.startsWith('step')
  let sorted = groups.get(kind)
  if (!sorted) {
    const feature = `${kind.slice(-1)}:`
    const all = Array.from({ length: isStep ? COUNT * COUNT : COUNT }, (_, one) =>
      isStep
        ? stepClassOf(
            feature,
            STATES[Math.floor(one / COUNT)] as State,
            STATES[one % COUNT] as State,
          )
        : classOf(feature, STATES[one] as State),
    )
    sorted = all.map((one) => all.flatMap((other, index) => (other === one ? [index] : [])))
    groups.set(kind, sorted)
  }
  return sorted[at] ?? []
}

/** Weights with their sums over time, for the average. */
class Table {
  now = new Map<string, Float64Array>()
  sums = new Map<string, Float64Array>()
  readonly size: number
  readonly kind: string
  constructor(kind: string, size: number, start: ReadonlyMap<string, Float64Array>) {
    this.kind = kind
    this.size = size
    for (const [name, weights] of start) this.now.set(name, Float64Array.from(weights))
  }
  add(name: string, at: number, by: number, time: number) {
    let now = this.now.get(name)
    if (!now) this.now.set(name, (now = new Float64Array(this.size)))
    let sum = this.sums.get(name)
    if (!sum) this.sums.set(name, (sum = new Float64Array(this.size)))
    for (const one of groupOf(`${this.kind}${name.charAt(0)}`, at)) {
      now[one] = (now[one] ?? 0) + by
      sum[one] = (sum[one] ?? 0) + by * time
    }
  }
  average(time: number): Map<string, Float64Array> {
    return new Map(
      [...this.now].map(([name, now]) => {
        const sum = this.sums.get(name)
        return [name, now.map((weight, at) => weight - (sum?.[at] ?? 0) / time)]
      }),
    )
  }
}

/** Numbers from 0 to 1, the same in each run. */
export function makeRandom(start: number): () => number {
  let seed = start
  return () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  }
}

const STEP = 0.1
const MARGIN = 0.5
/** Some evidence is left out each time, so that none is trusted alone. */
const LEFT_OUT = 0.25

/** Learns from examples: what is wrong in the best reading so far loses weight, what is right gains it. */
export function trainLines(
  draw: (pass: number) => readonly Example[],
  passes: number,
  seed: number,
): LineWeights {
  const start = startWeights()
  const lines = new Table('line-', COUNT, start.lines)
  const steps = new Table('step-', COUNT * COUNT, start.steps)
  const random = makeRandom(seed)
  let time = 1
  for (let pass = 0; pass < passes; pass += 1) {
    const order = draw(pass)
      .map((example) => ({ example, at: random() }))
      .toSorted((one, other) => one.at - other.at)
    for (const { example } of order) {
      const { roles: right } = example
      const thin = (names: string[]) => names.filter(() => random() > LEFT_OUT)
      const sheet = { lines: example.sheet.lines.map(thin), steps: example.sheet.steps }
      const weights = { lines: lines.now, steps: steps.now }
      const read = decode(sheet, weights, (line, state) =>
        state === right[line] ? -MARGIN : MARGIN,
      )
      for (const [index, names] of sheet.lines.entries()) {
        const [good = 0, bad = 0] = [right[index], read[index]]
        if (good !== bad)
          for (const name of names) {
            lines.add(name, good, STEP, time)
            lines.add(name, bad, -STEP, time)
          }
        if (index === 0) continue
        const step = (right[index - 1] ?? 0) * COUNT + good
        const wrong = (read[index - 1] ?? 0) * COUNT + bad
        if (step !== wrong)
          for (const name of sheet.steps[index] ?? []) {
            steps.add(name, step, STEP, time)
            steps.add(name, wrong, -STEP, time)
          }
      }
      time += 1
    }
  }
  return { lines: lines.average(time), steps: steps.average(time) }
}
