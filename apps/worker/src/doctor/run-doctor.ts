import { createEngine, type OpenAiConfig } from '@tailorbird/llm'
import { checkContext } from './check-context.ts'
import { checkModels } from './check-models.ts'
import { checkReading } from './check-reading.ts'
import { checkOffline, checkTailoring, type Tailor } from './check-tailoring.ts'
import type { Finding } from './finding.ts'
import { hideSecrets } from './hide-secrets.ts'
import { nameReader } from './name-reader.ts'

const OFFLINE: Finding = {
  test: 'offline',
  state: 'note',
  says: 'No AI service is set up: jobs are done by the offline engine.',
  change: 'Set OPENAI_API_KEY, or OPENAI_BASE_URL for a server of your own, to have one.',
}

interface DoctorParts {
  /** Does the work with texts, in the place that fits the process. */
  tailor: Tailor
  /** Gets each finding as soon as it is there: checks take their time. */
  report: (finding: Finding) => void | Promise<void>
  signal: AbortSignal
}

interface Step {
  check: () => Promise<Finding[]>
  /** Jobs do without a second reader. */
  mayFail?: true
}

function listSteps(config: OpenAiConfig, { tailor, signal }: DoctorParts): Step[] {
  const engine = createEngine(config)
  if (engine.name === 'offline') {
    return [{ check: async () => [OFFLINE, ...(await checkOffline(engine, tailor))] }]
  }
  const steps: Step[] = [
    { check: () => checkModels(config, signal) },
    { check: async () => [await checkContext(engine, config, signal)] },
    { check: () => checkTailoring(engine, config, tailor, signal) },
  ]
  const reader = nameReader(config)
  if (reader === undefined) return steps
  const checkReader = async () => {
    const context = await checkContext(engine, config, signal, reader)
    if (context.state === 'bad') return [context]
    return [context, ...(await checkReading(engine, config, reader, signal))]
  }
  return [...steps, { check: checkReader, mayFail: true }]
}

/**
 * Tests the AI service as it is set up, one check after the other, until one fails. No finding has the key,
 * or more of the address than its host.
 * @returns whether jobs will work
 * @throws the signal's reason when aborted; what `report` throws
 */
export async function runDoctor(config: OpenAiConfig, parts: DoctorParts): Promise<boolean> {
  const hide = hideSecrets(config)
  for (const { check, mayFail } of listSteps(config, parts)) {
    const findings = await check()
    for (const finding of findings) await parts.report(hide(finding))
    if (!mayFail && findings.some(({ state }) => state === 'bad')) return false
  }
  return true
}
