/**
 * Measures the truth check on the cases of `data/truth`: how many fabrications it catches, how many
 * truthful rewrites it flags, and its time. `node packages/truth/bench/truth.bench.ts [file …] [-v]`;
 * `-v` lists the cases that went wrong.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkTruth } from '../src/verdict/check-truth.ts'
import {
  countOutcomes,
  holdsBars,
  isPerfect,
  measureTruth,
  type TruthBench,
} from '../src/testing/measure-truth.ts'

const folder = fileURLToPath(new URL('data/truth/', import.meta.url))
const args = process.argv.slice(2)
const isVerbose = args.includes('-v')
const named = args.filter((arg) => arg !== '-v')
const paths =
  named.length > 0
    ? named
    : readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .toSorted()
        .map((name) => join(folder, name))
const benches = paths.map((path) => ({
  name: basename(path, '.json'),
  bench: JSON.parse(readFileSync(path, 'utf8')) as TruthBench,
}))

const outcomes = benches.flatMap(({ name, bench }) =>
  measureTruth(bench, checkTruth).map((outcome) => ({ ...outcome, name })),
)
const write = (text: string) => process.stdout.write(`${text}\n`)
const show = (title: string, of: typeof outcomes) => {
  const { fabrications, caught, truthful, flagged } = countOutcomes(of)
  write(
    `${title.padEnd(30)} caught ${caught}/${fabrications}`.padEnd(52) +
      `wrongly flagged ${flagged}/${truthful}`,
  )
}

for (const { name } of benches)
  show(
    name,
    outcomes.filter((outcome) => outcome.name === name),
  )
write('')
for (const category of [...new Set(outcomes.map((outcome) => outcome.category))].toSorted(
  (one, other) => one.localeCompare(other),
))
  show(
    category,
    outcomes.filter((outcome) => outcome.category === category),
  )
if (isVerbose) {
  for (const { id, kind, category, what, violations, isRight } of outcomes) {
    if (!isRight)
      write(
        `\n${id} ${kind} ${category}: ${what}${violations
          .map((violation) => `\n  ${violation.kind}: ${violation.reason} (${violation.sentence})`)
          .join('')}`,
      )
  }
}
write('')
show('all', outcomes)

const RUNS = 5
for (const { bench } of benches) for (const run of [1, 2]) if (run) measureTruth(bench, checkTruth)
const started = performance.now()
for (let run = 0; run < RUNS; run += 1)
  for (const { bench } of benches) measureTruth(bench, checkTruth)
const each = (performance.now() - started) / RUNS / outcomes.length
write(`${each.toFixed(2)} ms a check`)

const software = outcomes.filter(({ name }) => name === 'software')
if (!isPerfect(software) || !holdsBars(outcomes)) process.exitCode = 1
