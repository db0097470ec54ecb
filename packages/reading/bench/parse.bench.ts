/**
 * Measures how well parseResume reads the resumes of `data/resumes`: words kept and fields found.
 * `node packages/reading/bench/parse.bench.ts [folder] [-v] [--large]`; `-v` lists what is lost and not found,
 * `--large` measures only how long texts of 5 MB take.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { timeLargeTexts } from './parse-large.ts'
import {
  measureParse,
  type LabelledResume,
  type ParseScore,
  type ResumeLabels,
} from './parse-measure.ts'

export { measureParse }

const FIELD_BAR = 0.95
const NAME_WIDTH = 34
const KINDS =
  'names emails phones employers titles dates institutions degrees graduations skills'.split(' ')

function readFolder(folder: string): LabelledResume[] {
  const names = readdirSync(folder)
    .filter((name) => /\.(?:txt|md)$/.test(name))
    .toSorted()
  return names.map((name) => ({
    name,
    text: readFileSync(join(folder, name), 'utf8'),
    labels: JSON.parse(
      readFileSync(join(folder, name.replace(/\.\w+$/, '.json')), 'utf8'),
    ) as ResumeLabels,
  }))
}

const write = (text: string) => process.stdout.write(`${text}\n`)

function countKind(scores: readonly ParseScore[], kind: string) {
  const all = scores.flatMap(({ findings }) => findings.filter((finding) => finding.kind === kind))
  return { all: all.length, found: all.filter(({ isFound }) => isFound).length }
}

function printRow(name: string, scores: readonly ParseScore[]): void {
  const words = scores.reduce((sum, score) => sum + score.words, 0)
  const lost = scores.reduce((sum, score) => sum + score.lost.length, 0)
  const extra = scores.reduce((sum, score) => sum + score.extra.length, 0)
  const cells = KINDS.map((kind) => {
    const { all, found } = countKind(scores, kind)
    return `${found}/${all}`.padStart(kind.length + 1)
  })
  write(
    `${name.padEnd(NAME_WIDTH)}${`${words - lost}/${words}`.padStart(12)} ${cells.join(' ')}${String(extra).padStart(6)}`,
  )
}

function runLarge(folder: string): number {
  const resumes = readFolder(folder).map(({ text }) => text)
  write(`${'5 MB of'.padEnd(NAME_WIDTH)}  read  markdown  read again (seconds)`)
  let status = 0
  for (const { name, read, written, again, isSlow } of timeLargeTexts(resumes)) {
    const [first, second, third] = [read, written, again].map((seconds) => seconds.toFixed(2))
    const cells = `${first?.padStart(6)}${second?.padStart(10)}${third?.padStart(12)}`
    write(`${name.padEnd(NAME_WIDTH)}${cells}${isSlow ? '  above the bar' : ''}`)
    if (isSlow) status = 1
  }
  return status
}

function run(args: readonly string[]): number {
  const folder =
    args.find((arg) => !arg.startsWith('-')) ?? join(import.meta.dirname, 'data/resumes')
  if (args.includes('--large')) return runLarge(folder)
  const scores = measureParse(readFolder(folder))
  const heads = KINDS.map((kind) => ` ${kind}`).join(' ')
  write(`${'file'.padEnd(NAME_WIDTH)}${'words kept'.padStart(12)} ${heads} extra`)
  for (const score of scores) {
    printRow(score.name, [score])
    if (score.lost.length > 0) write(`    lost: ${score.lost.join(' ')}`)
    if (!args.includes('-v')) continue
    for (const { kind, wanted, got } of score.findings.filter(({ isFound }) => !isFound))
      write(`    ${kind}: ${wanted} <- ${got}`)
    for (const job of score.extra) write(`    extra: ${job}`)
  }
  printRow('all', scores)
  const failures = KINDS.filter((kind) => {
    const { all, found } = countKind(scores, kind)
    return found < FIELD_BAR * all
  })
  if (scores.some(({ lost }) => lost.length > 0)) failures.unshift('words')
  for (const failure of failures) write(`${failure}: below the bar`)
  return failures.length === 0 && scores.length > 0 ? 0 : 1
}

if (import.meta.main) process.exitCode = run(process.argv.slice(2))
