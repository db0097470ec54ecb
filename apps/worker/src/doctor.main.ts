import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ConfigError } from '@tailorbird/runtime'
import { printFinding } from './doctor/finding.ts'
import { runDoctor } from './doctor/run-doctor.ts'
import { readModelConfig } from './model-config.ts'
import { tailorText } from './tailor/tailor-text.ts'

// For the operator: does the AI service work, as it is set up? Ends with 1 when jobs would fail.
const settings = fileURLToPath(new URL('../../../.env', import.meta.url))
if (existsSync(settings)) process.loadEnvFile(settings)

const say = (text: string) => void process.stdout.write(text)

try {
  const config = readModelConfig(process.env)
  const isOnline = config.apiKey !== undefined || config.baseUrl !== undefined
  // The address may hold what is nobody's business; its host does not.
  if (isOnline)
    say(`${config.model} at ${new URL(config.baseUrl ?? 'https://api.openai.com').host}\n`)
  const works = await runDoctor(config, {
    tailor: tailorText,
    report: (finding) => say(printFinding(finding)),
    signal: new AbortController().signal,
  })
  say(works ? '\nJobs will work.\n' : '\nJobs will fail until this is mended.\n')
  process.exitCode = works ? 0 : 1
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  say(`${error.message}\n`)
  process.exitCode = 1
}
