/**
 * Measures how resumes and postings are read that nobody mended against.
 * `node packages/reading/bench/blind.bench.ts [folder] [-v] [--json] [--closed] [--unlearned]`: the folder has `resumes/` and `postings/`
 * as `data/blind/README.md` says; `-v` lists what is wrong, `--json` prints a line for each thing that was read,
 * `--closed` reads the third that nobody learns from, `--unlearned` only resumes without a file in `lines/`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  measurePosting,
  measureResume,
  type BlindPosting,
  type BlindResume,
  type Reading,
} from './blind-measure.ts'

const write = (text: string) => process.stdout.write(`${text}\n`)

function readFolder<T>(folder: string): T[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
  return names.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as T)
}

function printTable(readings: readonly Reading[], groupOf: (reading: Reading) => string): void {
  const kinds = [...new Set(readings.map(({ kind }) => kind))]
  for (const kind of kinds) {
    const ofKind = readings.filter((reading) => reading.kind === kind)
    const groups = ['all', ...new Set(ofKind.map(groupOf))]
    const cells = groups.map((group) => {
      const of = ofKind.filter((reading) => group === 'all' || groupOf(reading) === group)
      const right = of.filter(({ isRight }) => isRight).length
      return `${group} ${right}/${of.length} ${Math.round((100 * right) / of.length)} %`
    })
    write(`${kind.padEnd(22)}${cells.join('   ')}`)
  }
}

const args = process.argv.slice(2)
const folder = args.find((arg) => !arg.startsWith('-')) ?? join(import.meta.dirname, 'data/blind')
const part = args.includes('--closed') ? 'closed' : ''
const isLearned = ({ id }: BlindResume) =>
  args.includes('--unlearned') && existsSync(join(folder, 'resumes/lines', `${id}.txt`))
const readings = [
  ...readFolder<BlindResume>(join(folder, 'resumes', part))
    .filter((resume) => !isLearned(resume))
    .flatMap(measureResume),
  ...readFolder<BlindPosting>(join(folder, 'postings', part)).flatMap(measurePosting),
]
if (args.includes('--json')) for (const reading of readings) write(JSON.stringify(reading))
else {
  if (args.includes('-v'))
    for (const { id, kind, wanted, got } of readings.filter(({ isRight }) => !isRight))
      write(`${id}  ${kind}: ${wanted} <- ${got}`)
  printTable(readings, ({ group }) => group)
}
