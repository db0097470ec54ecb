import type { StructuredResume } from '@tailorbird/contracts'
import { applyEdits, buildPrompt, listTexts, toMarkdown, type EditPlan } from '@tailorbird/resume'
import { askForPlan, type Ask } from './ask-for-plan.ts'
import { describeRefused } from './describe-refused.ts'
import type { Engine } from './engine.ts'
import { createModelClient, type OpenAiConfig } from './model-client.ts'
import { readAnswer, readUsage } from './read-answer.ts'
import { repairPlan } from './repair-plan.ts'
import { addUsage, noTokens } from './token-usage.ts'

/** Drops edits that change nothing or name no text: not worth a second try, nor a warning. */
function dropIdleEdits(plan: EditPlan, resume: StructuredResume): EditPlan {
  const texts = new Map(listTexts(resume).map(({ id, text }) => [id, text]))
  const edits = plan.edits.filter(({ targetId, text }) => {
    const isPlace = texts.has(targetId) || targetId === 'summary'
    return isPlace && texts.get(targetId) !== text
  })
  return { ...plan, edits }
}

/**
 * The engine that asks a model through the Chat Completions API: OpenAI or any compatible server.
 * The model proposes edits; the truth check decides. Refused edits get one second try in a fresh
 * conversation, then the person's own words stand and a warning says so.
 */
export function createOpenAiEngine(config: OpenAiConfig): Engine {
  const askModel = createModelClient(config)
  return {
    name: 'openai',
    tailor: async (resume, posting, signal) => {
      let usage = noTokens
      const ask: Ask = async (prompt) => {
        const answer = await askModel(prompt, signal)
        usage = addUsage(usage, readUsage(answer))
        return readAnswer(answer)
      }
      const original = toMarkdown(resume)
      const apply = (plan: EditPlan) => applyEdits(original, resume, dropIdleEdits(plan, resume))

      const prompt = buildPrompt(resume, posting)
      const { plan, isSecond } = await askForPlan(ask, prompt)
      const first = apply(plan)
      const { final, kept } =
        first.refused.length === 0 || isSecond
          ? { final: first, kept: first.refused }
          : await repairPlan(ask, apply, prompt, plan, first, signal)
      return {
        resume: final.resume,
        applied: final.applied,
        warnings: describeRefused(kept),
        engine: 'openai',
        model: config.model,
        usage,
      }
    },
  }
}
