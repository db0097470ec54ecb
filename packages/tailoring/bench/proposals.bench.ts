/**
 * Measures what becomes of natural proposals: of those that are true and of those that are not, how many are proven, open, refused.
 * `pnpm bench:proposals DIR … [--json]`: each DIR holds a folder for each pair, at any depth, in the format of FORMAT.md. It prints a table and
 * what is wrong; `--json` prints a line for each case and nothing else. Ends with 1 below the bars, with 2 for a folder that can't be read.
 */
import { InputError, resolvePath, runProgram } from '@tailorbird/language/testing'
import { measureProposals } from './proposals-measure.ts'
import { listBelow, listRows, listWrong } from './proposals-table.ts'
import { readPairs } from './read-cases.ts'

const print = (lines: readonly string[]) =>
  process.stdout.write(lines.map((line) => `${line}\n`).join(''))

runProgram(['json'], ({ named, has }) => {
  if (named.length === 0)
    throw new InputError('Say which folder: pnpm bench:proposals DIR … [--json]')
  const outcomes = named
    .flatMap((folder) => readPairs(resolvePath(folder)))
    .flatMap(({ name, resume, proposals }) => measureProposals(name, resume, proposals))
  if (has('json'))
    print(
      outcomes.map(({ id, mode, kind, truth, verdict, reason }) =>
        JSON.stringify({ id, mode, kind, truth, verdict, reason }),
      ),
    )
  else print([...listRows(outcomes), ...listWrong(outcomes), ''])
  const below = listBelow(outcomes)
  for (const bar of below) process.stderr.write(`Below the bar: ${bar}.\n`)
  return below.length === 0 ? 0 : 1
})
