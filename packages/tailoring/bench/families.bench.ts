/**
 * Measures what the check says of single lines that are told otherwise, family by family: `pnpm bench:families FILE [--json] [-v]`. FILE has a
 * case a line: `true | family | language | line | text`. `--json` prints a line for each case, `-v` what is wrong. No bar.
 */
import { InputError, resolvePath, runProgram } from '@tailorbird/language/testing'
import { judgeLine, readLineCases, type LineCase } from './families-measure.ts'

type Judged = LineCase & ReturnType<typeof judgeLine>

const print = (line: string) => process.stdout.write(`${line}\n`)
const isWrong = ({ truth, verdict }: Judged) => (verdict === 'proven') !== (truth === 'true')

function printRow(name: string, cases: readonly Judged[]): void {
  const count = (verdict: Judged['verdict']) =>
    String(cases.filter((one) => one.verdict === verdict).length).padStart(9)
  print(`${name.padEnd(20)}${count('proven')}${count('open')}${count('refused')}`)
}

function printTable(truth: LineCase['truth'], cases: readonly Judged[]): void {
  print(`\n${truth.padEnd(20)}   proven     open  refused`)
  for (const family of new Set(cases.map((one) => one.family)))
    printRow(
      family,
      cases.filter((one) => one.family === family),
    )
  printRow('all', cases)
}

/** A line that the reader takes for something else, a job's dates for example, says nothing of the check. */
function judge(one: LineCase): Judged[] {
  try {
    return [{ ...one, ...judgeLine(one.language, 'bullet', one.line, one.text) }]
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    process.stderr.write(`left out: ${error.message}\n`)
    return []
  }
}

runProgram(['json', 'verbose'], ({ named: [file], has }) => {
  if (file === undefined) throw new InputError('Say which file.')
  const judged = readLineCases(resolvePath(file)).flatMap(judge)
  if (has('json')) {
    for (const one of judged) print(JSON.stringify(one))
    return 0
  }
  if (has('verbose'))
    for (const { family, language, line, text, verdict, reason } of judged.filter(isWrong))
      print(`${family}, ${language}, ${verdict}: ${line}\n    ${text}\n    ${reason}`)
  for (const truth of ['true', 'false'] as const)
    printTable(
      truth,
      judged.filter((one) => one.truth === truth),
    )
  return 0
})
