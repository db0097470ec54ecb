/**
 * Measures what becomes of natural proposals: of those that are true and of those that are not, how many are proven, open, refused.
 * `node packages/tailoring/bench/proposals.bench.ts DIR [--json] [-v]`: DIR holds a folder for each pair, at any depth, in the
 * format of FORMAT.md; `--json` prints a line for each case, `-v` lists what is wrong.
 */
import { measureProposals, type Outcome } from './proposals-measure.ts'
import { readPairs } from './read-cases.ts'

const write = (text: string) => process.stdout.write(`${text}\n`)
const args = process.argv.slice(2)
const folder = args.find((arg) => !arg.startsWith('-'))
if (folder === undefined) throw new Error('say which folder')

const outcomes = readPairs(folder).flatMap(({ name, resume, proposals }) =>
  measureProposals(name, resume, proposals),
)

const VERDICTS = ['proven', 'open', 'refused'] as const
const percent = (part: number, whole: number) =>
  whole === 0 ? '-' : `${part} (${Math.round((100 * part) / whole)} %)`

function printRow(name: string, of: readonly Outcome[]): void {
  const cells = (['true', 'false', 'arguable'] as const).map((truth) => {
    const those = of.filter((one) => one.truth === truth)
    const counts = VERDICTS.map((verdict) =>
      percent(those.filter((one) => one.verdict === verdict).length, those.length),
    )
    return `${truth} ${those.length}: ${counts.join(' / ')}`
  })
  write(`${name.padEnd(24)}${cells.join('   ')}`)
}

if (args.includes('--json'))
  for (const { id, mode, kind, truth, verdict, reason } of outcomes)
    write(JSON.stringify({ id, mode, kind, truth, verdict, reason }))
else {
  write('proven / open / refused')
  printRow('all', outcomes)
  for (const kind of new Set(outcomes.map((one) => one.kind)))
    printRow(
      kind,
      outcomes.filter((one) => one.kind === kind),
    )
  const classes = [...new Set(outcomes.map((one) => `${one.truth} ${one.class}`))].toSorted()
  if (args.includes('-v')) {
    for (const name of classes)
      printRow(
        name,
        outcomes.filter((one) => `${one.truth} ${one.class}` === name),
      )
    for (const one of outcomes)
      if ((one.truth === 'true') !== (one.verdict === 'proven') && one.truth !== 'arguable')
        write(
          `${one.id} ${one.truth} ${one.verdict}: '${one.target}' > '${one.text}'; ${one.reason} ${one.why}`,
        )
  }
}
