import type { StructuredResume } from '@tailorbird/contracts'
import { adviseBullets } from '@tailorbird/matching'
import {
  applyEdits,
  buildPrompt,
  buildRepairPrompt,
  readPlaceholders,
  showContact,
  type EditPlan,
  type Prompt,
} from '@tailorbird/tailoring'
import type { Posting } from '@tailorbird/lexicon'
import { askForPlan, type Ask } from './ask-for-plan.ts'
import { describeRefused } from './describe-refused.ts'
import type { Tailoring } from './engine.ts'
import { readPlan, readUsage } from './read-answer.ts'
import { repairPlan } from './repair-plan.ts'
import { tidyPlan } from './tidy-plan.ts'
import { addUsage, noTokens } from './token-usage.ts'

/**
 * Tailors with what a model proposes. It never sees contact data; the truth check decides. What is
 * refused gets one second try in a fresh conversation, then the person's own words stand and a warning
 * says so.
 * @param askModel puts a question to the model
 * @param model its name
 * @param extraTerms further terms of the posting: they are shown to the model and never scored
 * @throws CodedError with a `model_…` code, and what askModel throws
 */
export async function tailorWithModel(
  resume: StructuredResume,
  posting: Posting,
  askModel: (prompt: Prompt) => Promise<unknown>,
  model: string,
  extraTerms: readonly string[],
): Promise<Tailoring> {
  let usage = noTokens
  const placeholders = readPlaceholders(resume)
  const ask: Ask = async (prompt) => {
    const answer = await askModel(prompt)
    usage = addUsage(usage, readUsage(answer))
    const read = readPlan(answer)
    if ('flaw' in read) return read
    const plan = showContact(read.plan, placeholders)
    return { plan: tidyPlan(plan, resume, posting, extraTerms) }
  }
  const apply = (plan: EditPlan) => applyEdits(resume, plan, posting)

  const prompt = buildPrompt(resume, posting, extraTerms)
  const { plan, isSecond } = await askForPlan(ask, prompt)
  const first = apply(plan)
  const again = buildRepairPrompt(prompt, first.refused, resume)
  const { final, kept } =
    first.refused.length === 0 || isSecond
      ? { final: first, kept: first.refused }
      : await repairPlan(ask, apply, again, plan, first)
  return {
    resume: final.resume,
    applied: final.applied,
    refused: kept,
    warnings: describeRefused(kept.filter(({ verdict }) => verdict?.verdict !== 'open')),
    advice: adviseBullets(final.resume, posting),
    engine: 'openai',
    model,
    usage,
  }
}
