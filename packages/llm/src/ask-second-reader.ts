import { CodedError, type ErrorCode, type StructuredResume } from '@tailorbird/contracts'
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

/** What came of a second reading. */
interface Reading {
  /** What it settles; undefined when it settles nothing. */
  settled?: Settled
  /** Why it did not take place: the reader failed, or said nothing that can be read. */
  failed?: ErrorCode
}

async function readOpinions(askModel: (prompt: Prompt) => Promise<unknown>, prompt: Prompt) {
  const read = readAnswer(await askModel(prompt))
  const opinions = 'flaw' in read ? [] : parseOpinions(read.json)
  if (opinions.length === 0) throw new CodedError('model_answer_invalid')
  return opinions
}

/**
 * Asks a second reader, in a conversation of its own, about all texts of a plan that are open, or more than their
 * lines in other forms: one call at most.
 * @param askModel puts a question to the model
 * @param own what the person said beside lines of the resume
 * @throws what askModel throws, but for failures of the model: then what code says stands
 */
export async function askSecondReader(
  askModel: (prompt: Prompt) => Promise<unknown>,
  resume: StructuredResume,
  outcome: AppliedPlan,
  own?: OwnWordsBeside,
): Promise<Reading> {
  const judged = listJudged(resume, outcome, own)
  if (judged.length === 0) return {}
  try {
    const opinions = await readOpinions(askModel, buildOpinionPrompt(resume, judged, own?.beside))
    return { settled: weighOpinions(resume, judged, opinions, own?.beside) }
  } catch (error) {
    if (error instanceof CodedError) return { failed: error.code }
    throw error
  }
}
