/**
 * Learns what each sign of a job's title and of a company counts, and writes the weights that the reader uses.
 * `node packages/reading/bench/learn-headings.ts [--half] [folder…]`: folders below `data` with labelled postings; all of them when none is
 * named. With `--half` nothing is written: it learns from every second posting and prints how many of the others are right.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Candidate, SignWeights } from '../src/posting/heading/candidate.ts'
import { pickBest } from '../src/posting/heading/candidate.ts'
import { readHeadText } from '../src/posting/heading/head-text.ts'
import { listCompanies } from '../src/posting/heading/read-company.ts'
import { listTitles, readTitle } from '../src/posting/heading/read-title.ts'
import { readPostingLines } from '../src/posting/lines/posting-lines.ts'
import type { BlindPosting } from './blind-measure.ts'
import { foldText, isSameText } from './parse-compare.ts'
import { startCompanies, startTitles } from './start-signs.ts'
import { learnChoice, type Choice } from './train-choice.ts'

const SETS = [
  'blind/postings',
  'fresh/postings',
  'teaching/postings',
  'teaching/heads',
  'teaching/short',
]
const UNIT = 100
const LEAST = 0.03

const args = process.argv.slice(2)
const sets = args.filter((arg) => !arg.startsWith('-'))
const postings = (sets.length > 0 ? sets : SETS).flatMap((set) => {
  const folder = join(import.meta.dirname, 'data', set)
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return names
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as BlindPosting)
})
const heads = postings.map((posting) => ({
  posting,
  head: readHeadText(readPostingLines(posting.text)),
}))

const isOnce = (text: string, label: string) =>
  label.split(' | ').some((one) => isSameText(one, text))
const holds = (whole: string, part: string) =>
  ` ${foldText(whole)} `.includes(` ${foldText(part)} `)

/** The candidates that are right: the very name, else what holds it or is held by it. */
function listRight(candidates: readonly Candidate[], name: string): Candidate[] {
  const same = candidates.filter(({ text }) => isOnce(text, name))
  if (same.length > 0) return same
  return candidates.filter(({ text }) => holds(text, name) || holds(name, text))
}

interface Case extends Choice {
  id: string
  candidates: Candidate[]
  right: ReadonlySet<Candidate>
}

function makeTitleCase({ posting, head }: (typeof heads)[number]): Case {
  const candidates = listTitles(head)
  const right = new Set(candidates.filter(({ text }) => isOnce(text, posting.expected.title)))
  return { id: posting.id, candidates, right, isNone: false }
}

const UNTITLED_EACH = 4

/** What stands below a posting's heading, pasted alone: it has no title. */
function makeUntitled({ text, expected }: BlindPosting): Case[] {
  const lines = readPostingLines(text)
  const from = lines.findIndex(({ isBullet }) => isBullet)
  const [title = ''] = foldText(expected.title).split(' ')
  const below = lines
    .slice(from)
    .map(({ text: line, isBullet }) => (isBullet ? `- ${line}` : line))
    .filter((line) => !foldText(line).includes(title))
  if (from < 0 || below.length < 4) return []
  const candidates = listTitles(readHeadText(readPostingLines(below.join('\n'))))
  return [{ id: '', candidates, right: new Set(), isNone: true }]
}
const untitled = postings.filter((_, at) => at % UNTITLED_EACH === 0).flatMap(makeUntitled)

function makeCompanyCase({ posting, head }: (typeof heads)[number], titles: SignWeights): Case {
  const found = readTitle(head, titles)
  const line = found?.isLine ? found.line : -1
  const candidates = listCompanies(head, { title: found?.title ?? '', line })
  const { company } = posting.expected
  const right = new Set(company === null ? [] : listRight(candidates, company))
  return { id: posting.id, candidates, right, isNone: company === null }
}

const isRight = ({ candidates, right, isNone }: Case, weights: SignWeights) => {
  const best = pickBest(candidates, weights)
  return best ? right.has(best) : isNone
}

function report(name: string, cases: readonly Case[], weights: SignWeights): void {
  const wrong = cases.filter((one) => !isRight(one, weights))
  const lost = wrong.filter(({ right, isNone }) => right.size === 0 && !isNone)
  const share = Math.round((100 * (cases.length - wrong.length)) / cases.length)
  process.stdout.write(
    `${name}: ${cases.length - wrong.length} of ${cases.length} (${share} %), ${lost.length} not among the candidates\n`,
  )
  const none = cases.filter(({ isNone }) => isNone)
  const madeUp = none.filter((one) => pickBest(one.candidates, weights) !== undefined)
  if (none.length > 0) process.stdout.write(`  made up: ${madeUp.length} of ${none.length}\n`)
  if (args.includes('-v'))
    for (const one of wrong) {
      const best = pickBest(one.candidates, weights)
      const [right] = one.right
      process.stdout.write(
        `  ${one.id}: '${best?.text ?? ''}' for '${right?.text ?? (one.isNone ? '' : '?')}'\n`,
      )
    }
}

const write = (path: string, weights: SignWeights) => {
  const rows = [...weights]
    .map(([name, weight]) => [name, Math.round(weight * UNIT) / UNIT] as const)
    .filter(([, weight]) => Math.abs(weight) >= LEAST)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  const file = join(import.meta.dirname, '../src/posting/heading', path)
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(rows), undefined, 2)}\n`)
}

const titleCases = heads.map(makeTitleCase)
if (args.includes('--half')) {
  const half =
    (at: number) =>
    <T>(all: readonly T[]) =>
      all.filter((_, index) => index % 2 === at)
  for (const [learned, measured] of [
    [half(0), half(1)],
    [half(1), half(0)],
  ] as const) {
    const titles = learnChoice([...learned(titleCases), ...learned(untitled)], startTitles, true)
    report('titles', measured(titleCases), titles)
    const companies = learnChoice(
      learned(heads.map((one) => makeCompanyCase(one, titles))),
      startCompanies,
      true,
    )
    report('companies', measured(heads.map((one) => makeCompanyCase(one, titles))), companies)
  }
} else {
  const titles = learnChoice([...titleCases, ...untitled], startTitles, true)
  report('titles', titleCases, titles)
  write('title-weights.json', titles)
  const companyCases = heads.map((one) => makeCompanyCase(one, titles))
  const companies = learnChoice(companyCases, startCompanies, true)
  report('companies', companyCases, companies)
  write('company-weights.json', companies)
}
