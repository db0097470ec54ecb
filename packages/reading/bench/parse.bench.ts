/**
 * Measures how well parseResume reads the resumes of `data/resumes`, or of the folder or file that is named: words kept and fields found.
 * `pnpm bench:parse [DIR] [-v] [--large] [--json]`; `-v` lists what is lost and not found, `--large` measures only how long texts of
 * 5 MB take, `--json` prints a line for each resume, with what was read, and nothing else (it needs no labels).
 */
import { basename, join } from 'node:path'
import { readText, resolvePath, runProgram } from '@tailorbird/language/testing'
import { listResumes, readLabelled, readResume } from './parse-files.ts'
import { timeLargeTexts } from './parse-large.ts'
import { measureParse, type ParseScore } from './parse-measure.ts'

const FIELD_BAR = 0.95
const NAME_WIDTH = 34
const KINDS =
  'names emails phones employers titles dates institutions degrees graduations skills'.split(' ')

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

function runLarge(paths: readonly string[]): number {
  const resumes = paths.map(readText)
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

function printAll(scores: readonly ParseScore[], isVerbose: boolean): void {
  const heads = KINDS.map((kind) => ` ${kind}`).join(' ')
  write(`${'file'.padEnd(NAME_WIDTH)}${'words kept'.padStart(12)} ${heads} extra`)
  for (const score of scores) {
    printRow(score.name, [score])
    if (score.lost.length > 0) write(`    lost: ${score.lost.join(' ')}`)
    if (!isVerbose) continue
    for (const { kind, wanted, got } of score.findings.filter(({ isFound }) => !isFound))
      write(`    ${kind}: ${wanted} <- ${got}`)
    for (const job of score.extra) write(`    extra: ${job}`)
  }
  printRow('all', scores)
}

function listBelow(scores: readonly ParseScore[]): string[] {
  const below = KINDS.filter((kind) => {
    const { all, found } = countKind(scores, kind)
    return found < FIELD_BAR * all
  })
  return scores.some(({ lost }) => lost.length > 0) ? ['words', ...below] : below
}

runProgram(['json', 'large', 'verbose'], ({ named, has }) => {
  const paths = (
    named.length > 0 ? named.map(resolvePath) : [join(import.meta.dirname, 'data/resumes')]
  ).flatMap(listResumes)
  if (has('large')) return runLarge(paths)
  if (has('json')) {
    for (const path of paths) write(JSON.stringify({ id: basename(path), ...readResume(path) }))
    return 0
  }
  const scores = measureParse(paths.map(readLabelled))
  printAll(scores, has('verbose'))
  const below = listBelow(scores)
  for (const name of below) write(`${name}: below the bar`)
  return below.length === 0 ? 0 : 1
})
