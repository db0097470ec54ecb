// Who may import whom: .dependency-cruiser.mjs. A cruiser without a TypeScript it can use reads
// nothing and finds nothing wrong, so what it read is counted.
import { cruise, format } from 'dependency-cruiser'
import config from '../.dependency-cruiser.mjs'

const FEWEST_MODULES = 150

const { forbidden, options } = config
const { output } = await cruise(['apps', 'packages'], {
  ...options,
  validate: true,
  ruleSet: { forbidden },
})
const report = await format(output, { outputType: 'err' })
process.stdout.write(report.output)
const read = output.summary.totalCruised
if (read < FEWEST_MODULES) {
  process.stderr.write(`Only ${read} modules were read; there are more than ${FEWEST_MODULES}.\n`)
}
process.exitCode = report.exitCode > 0 || read < FEWEST_MODULES ? 1 : 0
