import type { StructuredResume, TailorOptions } from '@tailorbird/contracts'
import { adviseBullets } from '@tailorbird/matching'
import {
  applyEdits,
  buildPrompt,
  buildRepairPrompt,
  describeLength,
  describeRefused,
  evenPolish,
  keepRead,
  readPlaceholders,
  showContact,
  type EditPlan,
  type OwnWordsBeside,
  type Prompt,
} from '@tailorbird/tailoring'
import type { Posting } from '@tailorbird/lexicon'
import { askForPlan, type Ask } from './ask-for-plan.ts'
import { askSecondReader, sayUnread } from './ask-second-reader.ts'
import type { Tailoring } from './engine.ts'
import { readPlan, readUsage } from './read-answer.ts'
import { isWorthRepair, keepWithdrawn, repairPlan } from './repair-plan.ts'
import { tidyPlan } from './tidy-plan.ts'
import { addUsage, noTokens } from './token-usage.ts'

interface ModelInput {
  model: string
  extraTerms: readonly string[]
  options?: TailorOptions | undefined
  own?: OwnWordsBeside | undefined
  isStrict?: boolean | undefined
}

/**
 * Tailors with what a model proposes. It never sees contact data; the truth check decides. What is refused and worth it gets
 * one second try in a fresh conversation. Then a second reader is asked about all that is worded anew.
 * Where nothing holds, the person's own words stand and a warning says so, as one does where the second reading failed.
 * @param askModel puts a question to the model
 * @param model its name
 * @param extraTerms further terms of the posting: they are shown to the model and never scored
 * @param options how the person wants it written: obeyed in what is applied, whatever the model answers
 * @param own what the person said beside lines of the resume
 * @param isStrict only what code proves is written: the second reader may take texts away, and brings none in
 * @throws CodedError with a `model_…` code, and what askModel throws
 */
export async function tailorWithModel(
  resume: StructuredResume,
  posting: Posting,
  askModel: (prompt: Prompt) => Promise<unknown>,
  { model, extraTerms, options, own, isStrict = false }: ModelInput,
): Promise<Tailoring> {
  let usage = noTokens
  let dropped = 0
  const placeholders = readPlaceholders(resume)
  const askAndCount = async (prompt: Prompt) => {
    const answer = await askModel(prompt)
    usage = addUsage(usage, readUsage(answer))
    return answer
  }
  const ask: Ask = async (prompt) => {
    const read = readPlan(await askAndCount(prompt))
    if ('flaw' in read) return read
    for (const count of Object.values(read.dropped)) dropped += count
    const plan = showContact(read.plan, placeholders)
    return { plan: tidyPlan(plan, resume, posting, extraTerms) }
  }
  const how = { posting, own, ...(options && { options }) }
  const apply = (plan: EditPlan) => applyEdits(resume, plan, how)

  const prompt = buildPrompt(resume, posting, extraTerms, options, own?.beside)
  const { plan, isSecond } = await askForPlan(ask, prompt)
  const first = apply(plan)
  const wrong = first.refused.filter(isWorthRepair)
  const repaired =
    wrong.length === 0 || isSecond
      ? { plan, final: first, kept: first.refused }
      : await repairPlan(ask, apply, buildRepairPrompt(prompt, wrong, resume), plan, first)
  const reading = await askSecondReader(askAndCount, resume, repaired.final, own)
  const { settled: opinions, failed } = reading
  const settled =
    opinions && isStrict ? { ...opinions, supported: new Map<string, string>() } : opinions
  const under = { ...how, ...(settled && { settled }) }
  const read = settled
    ? applyEdits(resume, keepRead(repaired.plan, repaired.final), under)
    : repaired.final
  const even = evenPolish(resume, read)
  const evened = { ...read.held, edits: [...read.held.edits, ...even] }
  const final =
    even.length === 0 ? read : { ...applyEdits(resume, evened, under), refused: read.refused }
  const kept = keepWithdrawn(final, repaired)
  return {
    resume: final.resume,
    applied: final.applied,
    refused: kept,
    warnings: [
      ...sayUnread(resume, reading),
      ...describeRefused(
        resume,
        kept.filter(({ verdict }) => verdict?.verdict !== 'open'),
      ),
      ...(options ? describeLength(final.resume, options) : []),
    ],
    advice: adviseBullets(final.resume, posting),
    engine: 'openai',
    model,
    usage,
    dropped,
    ...(failed && { unread: failed }),
  }
}
