/**
 * Measures how long it takes to read many postings, score them against one resume, group copies and find what would lift most.
 * `node packages/matching/bench/triage.bench.ts [count]`: 2,000 unless it says otherwise; one core is used.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseResume, readPosting, readPostingFacts } from '@tailorbird/reading'
import {
  findLift,
  groupDuplicates,
  prepareResume,
  printPosting,
  scorePrepared,
  summariseMatch,
} from '../src/index.ts'
import { makePostings } from './triage-postings.ts'

const RESUME = join(import.meta.dirname, '../../reading/bench/data/resumes/02-backend-developer.md')

/** On a shared machine the processor's time says more than the clock. */
const cpu = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const write = (text: string) => process.stdout.write(`${text}\n`)
const count = Number(process.argv[2] ?? 2000)

function time<T>(what: string, run: () => T): T {
  const [from, cpuFrom] = [performance.now(), cpu()]
  const result = run()
  const took = performance.now() - from
  const shown = [took / 1000, (cpu() - cpuFrom) / 1000].map((s) => `${s.toFixed(2).padStart(8)} s`)
  write(
    `${what.padEnd(24)}${shown.join(' ')} of CPU ${(took / count).toFixed(2).padStart(8)} ms each`,
  )
  return result
}

const postings = makePostings(count)
const chars = postings.reduce((sum, { length }) => sum + length, 0)
write(`${count} postings, ${Math.round(chars / count)} characters each`)
const prepared = time('prepare the resume', () =>
  prepareResume(parseResume(readFileSync(RESUME, 'utf8'))),
)
// What is read once per process is not a posting's.
time('first posting', () => scorePrepared(prepared, readPosting(postings[0] ?? '')))
const read = time('read', () => postings.map((text) => readPosting(text)))
const scores = time('score', () => read.map((posting) => scorePrepared(prepared, posting)))
const scored = scores.filter(({ score }) => score !== null)
write(
  `${scored.length} have a score, ${new Set(scored.map(({ score }) => score)).size} different ones`,
)
const prints = time('print', () =>
  read.map((posting, at) => {
    const text = postings[at] ?? ''
    return printPosting(text, posting, readPostingFacts(text, posting))
  }),
)
const groups = time('group copies', () => groupDuplicates(prints))
write(`${groups.filter((first, at) => first !== at).length} are copies of one before`)
// One employer with one title for other work each time: every two are compared.
const [{ title, company }] = prints as [(typeof prints)[number]]
time('group, all alike', () =>
  groupDuplicates(prints.map((print) => ({ ...print, title, company: company || 1 }))),
)
const lift = time('summarise and find lift', () =>
  findLift(scores.map((report) => summariseMatch(report).missing)),
)
write(
  lift
    .slice(0, 5)
    .map(({ term, postings: blocked }) => `${term} ${blocked}`)
    .join(', '),
)
