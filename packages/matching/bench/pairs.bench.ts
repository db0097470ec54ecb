/**
 * Measures the score by what recruiters say of the same resumes and postings.
 * `node packages/matching/bench/pairs.bench.ts [folder] [-v]`: the folder has a JSON file for each pair; `-v` lists
 * each score that is far off and each row that is wrong.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { measurePair, type Pair } from './pairs-measure.ts'

/** A score so near the recruiter's is right. */
const NEAR = 20

const write = (text: string) => process.stdout.write(`${text}\n`)
const args = process.argv.slice(2)
const isVerbose = args.includes('-v')
const folder = args.find((arg) => !arg.startsWith('-')) ?? join(import.meta.dirname, 'data/pairs')
const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
const results = names
  .toSorted()
  .map((name) => measurePair(JSON.parse(readFileSync(join(folder, name), 'utf8')) as Pair))

const isNear = ({ score, wanted }: { score: number | null; wanted: number }) =>
  score !== null && Math.abs(score - wanted) <= NEAR
const show = (what: string, part: number, whole: number) => {
  const share = whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10
  write(`${what.padEnd(44)}${part} of ${whole}  ${share} %`)
}

for (const { id, score, wanted, rows, unseen } of results) {
  const right = rows.filter(({ isRight }) => isRight).length
  write(
    `${id.padEnd(28)} score ${String(score).padStart(4)}  recruiter ${wanted}  rows right ${right} of ${rows.length}`,
  )
  if (!isVerbose) continue
  for (const { term, tier, status, verdict, isRight, isNonsense } of rows)
    if (!isRight)
      write(
        `    ${isNonsense ? 'NONSENSE ' : ''}${term} (${tier}) ${status} <- ${verdict ?? 'not listed'}`,
      )
  for (const term of unseen) write(`    unseen: ${term}`)
}
const rows = results.flatMap((result) => result.rows)
const listed = rows.filter(({ verdict }) => verdict !== undefined)
show(`scores within ${NEAR} points`, results.filter(isNear).length, results.length)
show('rows that the recruiter lists', listed.length, rows.length)
show('... and with the same verdict', rows.filter(({ isRight }) => isRight).length, rows.length)
show(
  'same verdict, of rows that they list',
  listed.filter(({ isRight }) => isRight).length,
  listed.length,
)
show('rows that are nonsense', rows.filter(({ isNonsense }) => isNonsense).length, rows.length)
