// Precision and recall of extractKeywords: node packages/reading/bench/keywords.bench.ts [skillspan file]
import { join } from 'node:path'
import { readOwnPostings, readSkillspan, type LabelledAd } from './keywords-ads.ts'
import { measureKeywords } from './keywords-measure.ts'

export { measureKeywords }

const BARS = { own: 0.7, skillspan: 0.6 }
const ROOT = join(import.meta.dirname, '../../..')
const NAME_WIDTH = 30

const write = (text: string) => process.stdout.write(`${text}\n`)
const format = (share: number) => share.toFixed(2).padStart(9)

function printRow(name: string, ads: readonly LabelledAd[]): number {
  const score = measureKeywords(ads)
  const figures = [score.precision, score.recall, score.f1, score.macro].map(format).join(' ')
  write(`${name.padEnd(NAME_WIDTH)} ${String(score.ads).padStart(4)} ${figures}`)
  return score.f1
}

function run(): number {
  const skillspanFile = process.argv[2] ?? join(ROOT, '../shared/bench/skillspan-dev.jsonl')
  const skillspan = readSkillspan(skillspanFile)
  const own = readOwnPostings(join(import.meta.dirname, 'data/postings'))
  write(`${'set'.padEnd(NAME_WIDTH)}  ads precision    recall        F1  macro F1`)
  const failures: string[] = []
  const measure = (name: keyof typeof BARS, ads: readonly LabelledAd[]) => {
    if (ads.length === 0)
      failures.push(`${name}: there are no ads; docs/QUALITY.md says where they belong`)
    else if (printRow(name, ads) < BARS[name]) failures.push(`${name}: F1 below ${BARS[name]}`)
  }
  measure('skillspan', skillspan)
  measure('own', own)
  for (const field of [...new Set(own.map((ad) => ad.field))].toSorted())
    printRow(
      `  ${field}`,
      own.filter((ad) => ad.field === field),
    )
  for (const failure of failures) write(failure)
  return failures.length === 0 ? 0 : 1
}

if (import.meta.main) process.exitCode = run()
