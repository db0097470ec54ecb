/**
 * Learns how lines and names are told apart, and writes the weights that the reader uses.
 * `node packages/reading/bench/learn.ts [folder…] [--skip=ids]`: folders below `data` with labelled resumes and `lines/`; all of them when
 * none is named. To find out what carries over, learn from some folders and measure with another.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NameWeights } from '../src/resume/names/choose.ts'
import { STATES, classOf, stepClassOf, type State } from '../src/resume/lines/states.ts'
import { readLabels } from './read-labels.ts'
import { makeExample, makeRandom, makeTaught, trainLines } from './train-lines.ts'
import { listHeaders, trainNames } from './train-names.ts'
import { varyHeaders } from './vary-headers.ts'
import { varyLines } from './vary-lines.ts'

const LINE_PASSES = 8
const LINE_VARIANTS = 2
const NAME_PASSES = 8
const NAME_VARIANTS = 3
const SCHOOL_VARIANTS = 1
const UNIT = 100
/** Smaller weights, in hundredths, decide nothing. */
const LEAST = 3
const COUNT = STATES.length

/** Learned so many times in another order; the mean depends less on chance. */
const SEEDS = [7, 98_765, 4_321]

const SETS = ['resumes', 'blind/resumes', 'fresh/resumes']

function pack(
  table: ReadonlyMap<string, Float64Array>,
  place: (name: string, at: number) => number,
) {
  const rows = [...table]
    // What no weight outdoes has none.
    .filter(([name]) => /^[pks]:/.test(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, weights]) => {
      const cells = new Map<number, number>()
      for (const [at, weight] of weights.entries())
        cells.set(place(name, at), Math.round(weight * UNIT))
      const row = [...cells]
        .filter(([, value]) => Math.abs(value) >= LEAST)
        .map(([at, value]) => `${at}:${value}`)
        .join(' ')
      return [name, row] as const
    })
  return Object.fromEntries(rows.filter(([, row]) => row !== ''))
}

const packNames = (weights: NameWeights) =>
  Object.fromEntries(
    [...weights]
      .map(([name, weight]) => [name, Math.round(weight * UNIT)] as const)
      .filter(([, weight]) => Math.abs(weight) >= LEAST)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )

const args = process.argv.slice(2)
const sets = args.filter((arg) => !arg.startsWith('-'))
const skip =
  args
    .find((arg) => arg.startsWith('--skip='))
    ?.slice('--skip='.length)
    .split(',') ?? []
const known = (sets.length > 0 ? sets : SETS)
  .flatMap((set) => readLabels(join(import.meta.dirname, 'data', set)))
  .filter(({ id }) => !skip.some((part) => part !== '' && id.startsWith(part)))
  .flatMap((labelled) => {
    const taught = makeTaught(labelled)
    return taught ? [{ labelled, taught }] : []
  })

function meanOf<T>(
  tables: readonly ReadonlyMap<string, T>[],
  add: (sum: T | undefined, more: T, share: number) => T,
) {
  const mean = new Map<string, T>()
  for (const table of tables)
    for (const [name, weight] of table)
      mean.set(name, add(mean.get(name), weight, 1 / tables.length))
  return mean
}
const meanRows = (tables: readonly ReadonlyMap<string, Float64Array>[]) =>
  meanOf(tables, (sum, more, share) => more.map((weight, at) => weight * share + (sum?.[at] ?? 0)))

const random = makeRandom(3)
const plain = known.map(({ taught }) => makeExample(taught))
const drawLines = () => {
  const varied = Array.from({ length: LINE_VARIANTS }, () =>
    known.map(({ taught }) => makeExample(varyLines(taught, random))),
  )
  return [...plain, ...varied.flat()]
}
const trained = SEEDS.map((seed) => trainLines(drawLines, LINE_PASSES, seed))
const lines = {
  lines: meanRows(trained.map((one) => one.lines)),
  steps: meanRows(trained.map((one) => one.steps)),
}

function learnNames(kind: 'experience' | 'education', variants: number): NameWeights {
  const documents = known.map(({ labelled, taught }) => listHeaders(labelled, taught, kind))
  const draw = () => [
    ...documents.flat(),
    ...Array.from({ length: variants }, () =>
      documents.flatMap((all) => varyHeaders(all, random)),
    ).flat(),
  ]
  return meanOf(
    SEEDS.map((seed) => trainNames(draw, NAME_PASSES, seed)),
    (sum: number | undefined, more, share) => (sum ?? 0) + more * share,
  )
}

const source = join(import.meta.dirname, '../src/resume')
const write = (path: string, data: unknown) =>
  writeFileSync(join(source, path), `${JSON.stringify(data, undefined, 2)}\n`)
write('lines/line-weights.json', {
  lines: pack(lines.lines, (name, at) => classOf(name, STATES[at] as State)),
  steps: pack(lines.steps, (name, at) =>
    stepClassOf(name, STATES[Math.floor(at / COUNT)] as State, STATES[at % COUNT] as State),
  ),
})
write('names/name-weights.json', {
  jobs: packNames(learnNames('experience', NAME_VARIANTS)),
  schools: packNames(learnNames('education', SCHOOL_VARIANTS)),
})
process.stdout.write(`learned from ${known.length} resumes\n`)
