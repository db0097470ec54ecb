/**
 * Measures what is said of papers and skills that a resume has in other words than the posting, or only seems to have, and what 'I have this' does.
 * `node packages/tailoring/bench/papers.bench.ts [-v]`; the data is described in `data/papers/README.md`.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { countWorkedYears, findTraps, prepareResume, scorePrepared } from '@tailorbird/matching'
import { parseResume, readPosting, readPostingFacts } from '@tailorbird/reading'
import { addConfirmedSkills } from '../src/own/confirmed-skills.ts'

interface Pair {
  id: string
  resume: string
  posting: string
}

/** When the resumes were written. */
const TODAY = '2026-11-30'
const isVerbose = process.argv.includes('-v')
const write = (text: string) => process.stdout.write(`${text}\n`)
const read = <T>(name: string): (Pair & T)[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'data/papers', name), 'utf8')) as (Pair & T)[]
const counts = new Map<string, number>()
const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1)
const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')

const papers = ['papers.json', 'papers-second.json'].flatMap((name) =>
  read<{ paper: string; has: boolean }>(name).map((pair) => ({ ...pair, name })),
)
for (const { id, paper, has, name, ...pair } of papers) {
  const [resume, posting] = [parseResume(pair.resume), readPosting(pair.posting)]
  const report = scorePrepared(prepareResume(resume), posting)
  const facts = readPostingFacts(pair.posting, posting)
  const traps = findTraps(posting, facts, report, countWorkedYears(resume, TODAY))
  const isWarned = traps.some(({ kind }) => kind === 'licence')
  count(`${name}, paper that they ${has ? 'have' : 'lack'}: ${isWarned ? 'warned' : 'not warned'}`)
  if (isVerbose && isWarned === has) write(`${id}  ${has ? 'has' : 'lacks'} ${paper}`)
}

const skills = read<{ term: string; resumeShows: boolean }>('skills.json')
for (const { id, term, resumeShows, ...pair } of skills) {
  const [resume, posting] = [parseResume(pair.resume), readPosting(pair.posting)]
  const find = (of: typeof resume) =>
    scorePrepared(prepareResume(of), posting).requirements.find((one) => {
      const [a, b] = [fold(one.term), fold(term)]
      return a.includes(b) || b.includes(a)
    })
  const found = find(resume)
  const status = found?.status ?? 'not read in the posting'
  count(`skill that is ${resumeShows ? 'shown in other words' : 'not there'}: ${status}`)
  if (isVerbose && resumeShows !== ['covered', 'supported'].includes(status))
    write(`${id}  ${term}: ${status}`)
  if (!found) continue
  const confirmed = addConfirmedSkills(resume, [found.term], posting).resume
  count(`'I have this': then ${find(confirmed)?.status ?? 'gone'}`)
}
for (const [what, many] of [...counts].toSorted(([a], [b]) => a.localeCompare(b)))
  write(`${what} ${many}`)
