import type { Engine } from './engine.ts'
import type { OpenAiConfig } from './model-client.ts'
import { createOfflineEngine } from './offline-engine.ts'
import { createOpenAiEngine } from './openai-engine.ts'

/**
 * Chooses the engine: `openai` when there is a key or a base URL, else `offline`. Make one for a
 * process and keep it: it remembers how its server wants to be asked.
 */
export function createEngine(config: OpenAiConfig): Engine {
  return config.apiKey || config.baseUrl ? createOpenAiEngine(config) : createOfflineEngine()
}
