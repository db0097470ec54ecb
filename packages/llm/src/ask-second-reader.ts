import { CodedError, type StructuredResume } from '@tailorbird/contracts'
import {
  type AppliedPlan,
  buildOpinionPrompt,
  listJudged,
  parseOpinions,
  type OwnWordsBeside,
  type Prompt,
  type Settled,
  weighOpinions,
} from '@tailorbird/tailoring'
import { readAnswer } from './read-answer.ts'

/** What a reader has to say that fails, or answers something else: nothing, and what code says stands. */
async function readOpinions(askModel: (prompt: Prompt) => Promise<unknown>, prompt: Prompt) {
  try {
    const read = readAnswer(await askModel(prompt))
    return 'flaw' in read ? [] : parseOpinions(read.json)
  } catch (error) {
    if (error instanceof CodedError) return []
    throw error
  }
}

/**
 * Asks a second reader, in a conversation of its own, about all texts of a plan that are open, or more than their
 * lines in other forms: one call at most.
 * @param askModel puts a question to the model
 * @param own what the person said beside lines of the resume
 * @returns what it settles; undefined when it settles nothing
 * @throws what askModel throws, but for failures of the model
 */
export async function askSecondReader(
  askModel: (prompt: Prompt) => Promise<unknown>,
  resume: StructuredResume,
  outcome: AppliedPlan,
  own?: OwnWordsBeside,
): Promise<Settled | undefined> {
  const judged = listJudged(resume, outcome, own)
  if (judged.length === 0) return undefined
  const opinions = await readOpinions(askModel, buildOpinionPrompt(resume, judged, own?.beside))
  return opinions.length === 0 ? undefined : weighOpinions(resume, judged, opinions, own?.beside)
}
