import { CodedError } from '@tailorbird/contracts'
import { buildPostingPrompt, parsePostingTerms } from '@tailorbird/tailoring'
import type { Engine, PostingTerms } from './engine.ts'
import { createModelClient, type OpenAiConfig } from './model-client.ts'
import { readAnswer, readUsage } from './read-answer.ts'

const offline: Engine = {
  name: 'offline',
  model: null,
  ask: () => Promise.reject(new Error('the offline engine asks nobody')),
}

/**
 * Chooses the engine: `openai` when there is a key or a base URL, else `offline`. Make one for a
 * process and keep it: it remembers how its server wants to be asked.
 */
export function createEngine(config: OpenAiConfig): Engine {
  return config.apiKey || config.baseUrl ? createOpenAiEngine(config) : offline
}

/** The engine that asks a model through the Chat Completions API: OpenAI or any compatible server. */
export function createOpenAiEngine(config: OpenAiConfig): Engine {
  const propose = createModelClient(config)
  const { verifyModel } = config
  const verify = verifyModel ? createModelClient({ ...config, model: verifyModel }) : propose
  const ask: Engine['ask'] = (prompt, signal) =>
    (prompt.role === 'verify' ? verify : propose).ask(prompt, signal)
  const readPostingTerms = async (text: string, signal: AbortSignal): Promise<PostingTerms> => {
    const answer = await ask(buildPostingPrompt(text), signal)
    const read = readAnswer(answer)
    if ('flaw' in read)
      throw new CodedError('model_answer_invalid', { cause: new Error(read.flaw) })
    return { terms: parsePostingTerms(read.json, text), usage: readUsage(answer) }
  }
  return {
    name: 'openai',
    model: config.model,
    ask,
    readFormat: (role) => (role === 'verify' ? verify : propose).readDialect().format,
    ...(config.readPostings && { readPostingTerms }),
  }
}
