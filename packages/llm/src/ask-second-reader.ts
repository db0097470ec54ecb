import { CodedError, type ErrorCode, type StructuredResume } from '@tailorbird/contracts'
import {
  type AppliedPlan,
  buildOpinionPrompt,
  listJudged,
  parseOpinions,
  type OwnWordsBeside,
  partByQuestions,
  type Prompt,
  sayTo,
  type Settled,
  weighOpinions,
} from '@tailorbird/tailoring'
import { languageOf } from '@tailorbird/document'
import { readAnswer } from './read-answer.ts'

/** What came of a second reading. */
interface Reading {
  /** What it settles; undefined when it settles nothing. */
  settled?: Settled
  /** How many texts it said something of. */
  read: number
  /** How many it had to say something of, and did not. */
  unread: number
  /** Why it ended early: the reader failed, or said nothing that can be read. */
  failed?: ErrorCode
}

async function readOpinions(askModel: (prompt: Prompt) => Promise<unknown>, prompt: Prompt) {
  const read = readAnswer(await askModel(prompt))
  const opinions = 'flaw' in read ? [] : parseOpinions(read.json)
  if (opinions.length === 0) throw new CodedError('model_answer_invalid')
  return opinions
}

const joinSettled = (all: readonly Settled[]): Settled => ({
  supported: new Map(all.flatMap(({ supported }) => [...supported])),
  doubted: new Map(all.flatMap(({ doubted }) => [...doubted])),
})

/**
 * Asks a second reader, in conversations of its own, about all texts of a plan that are open, or more than their
 * lines in other forms: mostly in one call, in a few where they are many. A call that fails is the last one.
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
  const all = listJudged(resume, outcome, own)
  const settled: Settled[] = []
  let read = 0
  let failed: ErrorCode | undefined
  for (const judged of partByQuestions(resume, all, own?.beside)) {
    try {
      const opinions = await readOpinions(askModel, buildOpinionPrompt(resume, judged, own?.beside))
      const told = new Set(opinions.map(({ textId }) => textId))
      read += judged.filter((_, at) => told.has(`t${at}`)).length
      settled.push(weighOpinions(resume, judged, opinions, own?.beside))
    } catch (error) {
      if (!(error instanceof CodedError)) throw error
      failed = error.code
      break
    }
  }
  return {
    ...(settled.length > 0 && { settled: joinSettled(settled) }),
    read,
    unread: all.length - read,
    ...(failed && { failed }),
  }
}

/** Tells the person what had no second reading. */
export function sayUnread(
  resume: StructuredResume,
  { read, unread }: Pick<Reading, 'read' | 'unread'>,
): string[] {
  if (unread === 0) return []
  const language = languageOf(resume)
  return [
    read === 0
      ? sayTo(language, 'notReadAgain')
      : sayTo(language, 'notAllReadAgain', { n: unread }),
  ]
}
