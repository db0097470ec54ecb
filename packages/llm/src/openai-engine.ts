import { CodedError } from '@tailorbird/contracts'
import {
  adviseBullets,
  applyEdits,
  buildPostingPrompt,
  buildPrompt,
  buildRepairPrompt,
  parsePostingTerms,
  readPlaceholders,
  showContact,
  toMarkdown,
  type EditPlan,
} from '@tailorbird/resume'
import { askForPlan, type Ask } from './ask-for-plan.ts'
import { describeRefused } from './describe-refused.ts'
import type { Engine, PostingTerms } from './engine.ts'
import { createModelClient, type OpenAiConfig } from './model-client.ts'
import { readAnswer, readPlan, readUsage } from './read-answer.ts'
import { repairPlan } from './repair-plan.ts'
import { tidyPlan } from './tidy-plan.ts'
import { addUsage, noTokens } from './token-usage.ts'

/**
 * The engine that asks a model through the Chat Completions API: OpenAI or any compatible server.
 * The model proposes edits and never sees contact data; the truth check decides. What is refused
 * gets one second try in a fresh conversation, then the person's own words stand and a warning says so.
 */
export function createOpenAiEngine(config: OpenAiConfig): Engine {
  const askModel = createModelClient(config)
  const readPostingTerms = async (text: string, signal: AbortSignal): Promise<PostingTerms> => {
    const answer = await askModel(buildPostingPrompt(text), signal)
    const read = readAnswer(answer)
    if ('flaw' in read)
      throw new CodedError('model_answer_invalid', { cause: new Error(read.flaw) })
    return { terms: parsePostingTerms(read.json, text), usage: readUsage(answer) }
  }
  return {
    name: 'openai',
    tailor: async (resume, posting, signal, { extraTerms = [] } = {}) => {
      let usage = noTokens
      const placeholders = readPlaceholders(resume)
      const ask: Ask = async (prompt) => {
        const answer = await askModel(prompt, signal)
        usage = addUsage(usage, readUsage(answer))
        const read = readPlan(answer)
        if ('flaw' in read) return read
        const plan = showContact(read.plan, placeholders)
        return { plan: tidyPlan(plan, resume, posting, extraTerms) }
      }
      const original = toMarkdown(resume)
      const apply = (plan: EditPlan) => applyEdits(original, resume, plan, posting)

      const prompt = buildPrompt(resume, posting, extraTerms)
      const { plan, isSecond } = await askForPlan(ask, prompt)
      const first = apply(plan)
      const again = buildRepairPrompt(prompt, first.refused, resume)
      const { final, kept } =
        first.refused.length === 0 || isSecond
          ? { final: first, kept: first.refused }
          : await repairPlan(ask, apply, again, plan, first, signal)
      return {
        resume: final.resume,
        applied: final.applied,
        warnings: describeRefused(kept),
        advice: adviseBullets(final.resume, posting),
        engine: 'openai',
        model: config.model,
        usage,
      }
    },
    ...(config.readPostings && { readPostingTerms }),
  }
}
