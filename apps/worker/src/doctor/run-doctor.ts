import { createEngine, type OpenAiConfig } from '@tailorbird/llm'
import { checkContext } from './check-context.ts'
import { checkModels } from './check-models.ts'
import { checkTailoring } from './check-tailoring.ts'
import type { Finding } from './finding.ts'

const OFFLINE: Finding = {
  state: 'note',
  says: 'No AI service is set up: jobs are done by the offline engine.',
  change: 'Set OPENAI_API_KEY, or OPENAI_BASE_URL for a server of your own, to have one.',
}

/**
 * Tests the connection to the AI service, one check after the other, until one fails.
 * @param report gets each finding as soon as it is there: checks take their time
 * @returns whether jobs will work
 */
export async function runDoctor(
  config: OpenAiConfig,
  report: (finding: Finding) => void,
): Promise<boolean> {
  const engine = createEngine(config)
  const checks: (() => Promise<Finding[]>)[] =
    engine.name === 'offline'
      ? [async () => [OFFLINE, ...(await checkTailoring(engine, config))]]
      : [
          () => checkModels(config),
          async () => [await checkContext(engine, config)],
          async () => (config.verifyModel ? [await checkContext(engine, config, 'verify')] : []),
          () => checkTailoring(engine, config),
        ]
  for (const check of checks) {
    const findings = await check()
    for (const finding of findings) report(finding)
    if (findings.some(({ state }) => state === 'bad')) return false
  }
  return true
}
