/**
 * Measures what the engine without a model makes of resumes: how much of the score that is possible without new facts it gains.
 * `node packages/tailoring/bench/offline.bench.ts DIR … [--json] [-v]`: folders in the format of FORMAT.md, or with JSON
 * files of a resume and a posting. `--json` prints a line for each pair, `-v` the text before and after it. It ends with an error
 * below `--bar`, a share in percent.
 */
import { toMarkdown } from '@tailorbird/document'
import { measureOffline } from './offline-measure.ts'
import { readTextPairs } from './read-text-pairs.ts'

const write = (text: string) => process.stdout.write(`${text}\n`)
const args = process.argv.slice(2)
const barAt = args.indexOf('--bar')
const bar = barAt < 0 ? 0 : Number(args[barAt + 1])
const folders = args.filter((arg, at) => !arg.startsWith('-') && (barAt < 0 || at !== barAt + 1))
if (folders.length === 0) throw new Error('say which folder')

const measured = folders.flatMap(readTextPairs).flatMap((pair) => measureOffline(pair) ?? [])
const outcomes = measured.map(({ outcome }) => outcome)
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const mean = (values: readonly number[]) =>
  (sum(values) / Math.max(1, values.length)).toFixed(1).padStart(6)
const fitting = outcomes.filter(({ before, possible }) => possible > before)
const share = (of: typeof outcomes, limit: 'possible' | 'wide' = 'possible') => {
  const gain = sum(of.map(({ before, after }) => after - before))
  return Math.round((100 * gain) / Math.max(1, sum(of.map((one) => one[limit] - one.before))))
}

if (args.includes('--json')) for (const outcome of outcomes) write(JSON.stringify(outcome))
else {
  write(`${'pair'.padEnd(52)}before  after  possible     wide  changes     ms`)
  for (const [at, { id, ...one }] of outcomes.entries()) {
    const figures = [one.before, one.after, one.possible, one.wide, one.changes]
    const cells = figures.map((figure) => String(figure).padStart(8)).join('')
    const flaws =
      one.refused + one.untrue > 0 ? `  ${one.refused} refused, ${one.untrue} untrue` : ''
    write(`${id.slice(-50).padEnd(50)}${cells}${String(one.milliseconds).padStart(8)}${flaws}`)
    if (!args.includes('-v')) continue
    const { resume, tailored } = measured[at] ?? {}
    if (resume && tailored) write(`\n${toMarkdown(resume)}\n=>\n${toMarkdown(tailored)}\n`)
  }
  // One pair that gains very much must not hide the others.
  const most = fitting.toSorted((one, other) => other.after - other.before - one.after + one.before)
  const times = outcomes.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  write(`\nmean before   ${mean(outcomes.map(({ before }) => before))}`)
  write(`mean after    ${mean(outcomes.map(({ after }) => after))}`)
  write(`mean possible ${mean(outcomes.map(({ possible }) => possible))}`)
  write(
    `raised        ${outcomes.filter((one) => one.after > one.before).length} of ${outcomes.length}`,
  )
  write(`lowered       ${outcomes.filter((one) => one.after < one.before).length}`)
  write(`untrue        ${outcomes.filter((one) => one.untrue > 0).length}`)
  write(`share         ${share(fitting)} % of what is possible (${fitting.length} pairs)`)
  write(`  of the wider ceiling: ${share(outcomes, 'wide')} %`)
  write(`  without the pair that gains most: ${share(most.slice(1))} %`)
  write(
    `planning      ${times[Math.floor(times.length / 2)]} ms in the middle, ${times.at(-1)} at most`,
  )
}
if (share(fitting) < bar) process.exitCode = 1
