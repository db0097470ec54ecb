/**
 * Measures the truth check on the cases of `data/truth`, or of the files or folders that are named: how many fabrications it catches, how
 * many truthful rewrites it flags, and its time. `pnpm bench:truth [FILE …] [-v] [--json]`; `-v` lists the cases that went wrong, `--json`
 * prints a line for each case and nothing else.
 */
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { resolvePath, runProgram } from '@tailorbird/language/testing'
import { checkTruth } from '../src/verdict/check-truth.ts'
import { countOutcomes, holdsBars, isPerfect, measureTruth } from '../src/testing/measure-truth.ts'
import { listFiles, readBench } from '../src/testing/read-bench.ts'

const OWN = fileURLToPath(new URL('data/truth/', import.meta.url))
const NAME_WIDTH = 30
const RUNS = 5

const write = (text: string) => process.stdout.write(`${text}\n`)

type Benches = { name: string; bench: ReturnType<typeof readBench> }[]

const measure = (benches: Benches) =>
  benches.flatMap(({ name, bench }) =>
    measureTruth(bench, checkTruth).map((outcome) => ({ ...outcome, name })),
  )
type Outcomes = ReturnType<typeof measure>

function show(title: string, of: Outcomes): void {
  const { fabrications, caught, truthful, flagged } = countOutcomes(of)
  write(
    `${title.padEnd(NAME_WIDTH)} caught ${caught}/${fabrications}`.padEnd(52) +
      `wrongly flagged ${flagged}/${truthful}`,
  )
}

function showGroups(outcomes: Outcomes, by: 'name' | 'category'): void {
  const groups = [...Map.groupBy(outcomes, (outcome) => outcome[by])]
  for (const [title, of] of by === 'name'
    ? groups
    : groups.toSorted(([one], [other]) => one.localeCompare(other)))
    show(title, of)
  write('')
}

function showWrong(outcomes: Outcomes): void {
  for (const { id, kind, category, what, violations, isRight } of outcomes)
    if (!isRight)
      write(
        `${id} ${kind} ${category}: ${what}${violations
          .map((violation) => `\n  ${violation.kind}: ${violation.reason} (${violation.sentence})`)
          .join('')}\n`,
      )
}

/** Milliseconds that a check takes, once all is warm. */
function time(benches: Benches, checks: number): number {
  for (const { bench } of benches)
    for (const run of [1, 2]) if (run) measureTruth(bench, checkTruth)
  const started = performance.now()
  for (let run = 0; run < RUNS; run += 1) measure(benches)
  return (performance.now() - started) / RUNS / checks
}

runProgram(['json', 'verbose'], ({ named, has }) => {
  const paths = (named.length > 0 ? named.map(resolvePath) : [OWN]).flatMap(listFiles)
  const benches = paths.map((path) => ({ name: basename(path, '.json'), bench: readBench(path) }))
  const outcomes = measure(benches)
  const isHeld =
    isPerfect(outcomes.filter(({ name }) => name === 'software')) && holdsBars(outcomes)
  if (has('json')) {
    for (const { id, kind, violations } of outcomes)
      write(JSON.stringify({ id, kind, flagged: violations.length > 0 }))
    return isHeld ? 0 : 1
  }
  showGroups(outcomes, 'name')
  showGroups(outcomes, 'category')
  if (has('verbose')) showWrong(outcomes)
  show('all', outcomes)
  write(`${time(benches, outcomes.length).toFixed(2)} ms a check`)
  return isHeld ? 0 : 1
})
