/**
 * Learns how lines and names are told apart, and writes the weights that the reader uses.
 * `node packages/reading/bench/learn.ts [folder…] [--skip=ids]`: folders below `data` with labelled resumes and `lines/`; all of them when
 * none is named. To find out what carries over, learn from some folders and measure with another.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NameWeights } from '../src/resume/names/choose.ts'
import { decode } from '../src/resume/lines/decode.ts'
import { lookAgain } from '../src/resume/lines/second-look.ts'
import { STATES, classOf, stepClassOf, type State } from '../src/resume/lines/states.ts'
import { readLabels } from './read-labels.ts'
import { makeExample, makeRandom, makeTaught, trainLines, type Example } from './train-lines.ts'
import { listHeaders, trainNames } from './train-names.ts'
import { varyHeaders } from './vary-headers.ts'
import { varyLines } from './vary-lines.ts'

const LINE_PASSES = 10
const LINE_VARIANTS = 1
const NAME_PASSES = 12
const NAME_VARIANTS = 2
const SCHOOL_VARIANTS = 1
const UNIT = 100
/** Smaller weights, in hundredths, decide nothing. */
const LEAST = 22
const COUNT = STATES.length

/** Learned so many times in another order; the mean depends less on chance. */
const SEEDS = [7, 98_765, 4_321]

const SETS = ['resumes', 'blind/resumes', 'fresh/resumes', 'teaching/resumes']

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
type Known = (typeof known)[number]

/** Draws the examples of some documents anew for each pass, as they are and varied. */
function drawFrom(documents: readonly Known[], see = (one: Example) => one) {
  const plain = documents.map(({ taught }) => see(makeExample(taught)))
  const often = listOften(plain)
  const thin = (one: Example): Example => ({
    ...one,
    sheet: { ...one.sheet, lines: one.sheet.lines.map((names) => names.filter(often)) },
  })
  const asTheyAre = plain.map(thin)
  return () => [
    ...asTheyAre,
    ...Array.from({ length: LINE_VARIANTS }, () =>
      documents.map(({ taught }) => thin(see(makeExample(varyLines(taught, random))))),
    ).flat(),
  ]
}

const WORDS = /^.:(?:w|next-w|stem|first|last|whole)-/
/** Words of fewer documents are chance. */
const LEAST_DOCUMENTS = 3

/** Tells the features that say something of more than one person's resume. */
function listOften(examples: readonly Example[]) {
  const counts = new Map<string, number>()
  for (const { sheet } of examples)
    for (const name of new Set(sheet.lines.flat().filter((one) => WORDS.test(one))))
      counts.set(name, (counts.get(name) ?? 0) + 1)
  return (name: string) => !WORDS.test(name) || (counts.get(name) ?? 0) >= LEAST_DOCUMENTS
}

const learnLines = (draw: () => Example[], seeds = SEEDS) => {
  const trained = seeds.map((seed) => trainLines(draw, LINE_PASSES, seed))
  return {
    lines: meanRows(trained.map((one) => one.lines)),
    steps: meanRows(trained.map((one) => one.steps)),
  }
}

const first = learnLines(drawFrom(known))
// What the second reading learns from is read by weights that have not seen it, as it will be.
const halves = [0, 1].map((at) => known.filter((_, index) => index % 2 === at))
const seen = halves.map((half, at) => {
  const other = learnLines(drawFrom(halves[1 - at] ?? []), SEEDS.slice(0, 1))
  return drawFrom(half, (one) => ({
    ...one,
    sheet: lookAgain(one.sheet, one.evidence, decode(one.sheet, other)),
  }))
})
const second = learnLines(() => seen.flatMap((draw) => draw()))

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
for (const [name, weights] of Object.entries({ first, second }))
  write(`lines/${name}-weights.json`, {
    lines: pack(weights.lines, (feature, at) => classOf(feature, STATES[at] as State)),
    steps: pack(weights.steps, (feature, at) =>
      stepClassOf(feature, STATES[Math.floor(at / COUNT)] as State, STATES[at % COUNT] as State),
    ),
  })
write('names/name-weights.json', {
  jobs: packNames(learnNames('experience', NAME_VARIANTS)),
  schools: packNames(learnNames('education', SCHOOL_VARIANTS)),
})
process.stdout.write(`learned from ${known.length} resumes\n`)
