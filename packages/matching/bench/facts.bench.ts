/**
 * Measures what is read of postings for triage: facts, traps and copies.
 * `node packages/matching/bench/facts.bench.ts [folder] [--odd|--even] [--copies] [-v]`: the folder has files as `data/triage/README.md` says; `-v` lists what
 * is wrong. `--odd` measures the postings with an odd number: what rules are learned from; `--even` the others. `--copies` measures
 * copies alone: of `data/triage/copies` nothing else is labelled.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { measureFacts, readLabelled } from './facts-measure.ts'

const write = (text: string) => process.stdout.write(`${text}\n`)
const args = process.argv.slice(2)
const folder =
  args.find((arg) => !arg.startsWith('-')) ?? join(import.meta.dirname, 'data/triage/blind')
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .toSorted()
const isOdd = (id: string) => Number(id.split('-').at(-1)) % 2 === 1
const isAsked = (id: string) =>
  (!args.includes('--odd') || isOdd(id)) && (!args.includes('--even') || !isOdd(id))
const postings = files
  .flatMap((name) => readLabelled(join(folder, name)))
  .filter(({ id }) => isAsked(id))
const readings = measureFacts(postings).filter(
  ({ kind }) => kind === 'copies' || !args.includes('--copies'),
)
if (args.includes('-v'))
  for (const { id, kind, wanted, got } of readings.filter(({ isRight }) => !isRight))
    write(`${id}  ${kind}: ${wanted} <- ${got}`)
write(`${postings.length} postings`)
for (const kind of new Set(readings.map((reading) => reading.kind))) {
  const of = readings.filter((reading) => reading.kind === kind)
  const stated = of.filter(({ wanted }) => wanted !== '' && wanted !== 'two')
  const right = (list: typeof of) => list.filter(({ isRight }) => isRight).length
  const madeUp = of.filter(({ wanted, isRight }) => (wanted === '' || wanted === 'two') && !isRight)
  write(
    `${kind.padEnd(10)}${right(of)} of ${of.length}; of those stated ${right(stated)} of ${stated.length}; made up ${madeUp.length}`,
  )
}
