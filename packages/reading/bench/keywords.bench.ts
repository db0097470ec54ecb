/**
 * Precision and recall of extractKeywords: `pnpm bench:keywords [FILE] [--json]`. FILE is one in SkillSpan's format (.jsonl), one of our own
 * postings (.txt) or a folder of them; without it, SkillSpan's development split and all of ours. `--json` prints a line for each
 * posting, with the terms found, and nothing else.
 */
import { join } from 'node:path'
import { resolvePath, runProgram } from '@tailorbird/language/testing'
import { readAds, readOwnPostings, readSkillspan, type LabelledAd } from './keywords-ads.ts'
import { listFound, measureKeywords } from './keywords-measure.ts'

const BARS = { own: 0.7, skillspan: 0.6 }
const ROOT = join(import.meta.dirname, '../../..')
const NAME_WIDTH = 30

interface Named {
  name: keyof typeof BARS
  ads: LabelledAd[]
}

const write = (text: string) => process.stdout.write(`${text}\n`)
const format = (share: number) => share.toFixed(2).padStart(9)

function printRow(name: string, ads: readonly LabelledAd[]): number {
  const score = measureKeywords(ads)
  const figures = [score.precision, score.recall, score.f1, score.macro].map(format).join(' ')
  write(`${name.padEnd(NAME_WIDTH)} ${String(score.ads).padStart(4)} ${figures}`)
  return score.f1
}

const readOurs = (): Named[] => [
  { name: 'skillspan', ads: readSkillspan(join(ROOT, '../shared/bench/skillspan-dev.jsonl')) },
  { name: 'own', ads: readOwnPostings(join(import.meta.dirname, 'data/postings')) },
]

const readNamed = (path: string): Named => ({
  name: path.endsWith('.jsonl') ? 'skillspan' : 'own',
  ads: readAds(path),
})

function printTable(sets: readonly Named[]): string[] {
  write(`${'set'.padEnd(NAME_WIDTH)}  ads precision    recall        F1  macro F1`)
  return sets.flatMap(({ name, ads }) => {
    if (ads.length === 0)
      return [`${name}: there are no ads; docs/QUALITY.md says where they belong`]
    const isBelow = printRow(name, ads) < BARS[name]
    const fields = name === 'own' ? Map.groupBy(ads, ({ field }) => field) : []
    for (const [field, of] of [...fields].toSorted(([one], [other]) => (one < other ? -1 : 1)))
      printRow(`  ${field}`, of)
    return isBelow ? [`${name}: F1 below ${BARS[name]}`] : []
  })
}

runProgram(['json'], ({ named, has }) => {
  const sets = named.length > 0 ? named.map((path) => readNamed(resolvePath(path))) : readOurs()
  if (has('json')) {
    for (const { id, field, text } of sets.flatMap(({ ads }) => ads))
      write(JSON.stringify({ id, field, terms: listFound(text) }))
    return sets.some(({ name, ads }) => ads.length > 0 && measureKeywords(ads).f1 < BARS[name])
      ? 1
      : 0
  }
  const failures = printTable(sets)
  for (const failure of failures) write(failure)
  return failures.length === 0 ? 0 : 1
})
