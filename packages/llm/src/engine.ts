import type { Advice, EngineName, ErrorCode, StructuredResume } from '@tailorbird/contracts'
import type { Edit, Prompt, RefusedEdit } from '@tailorbird/tailoring'

export interface TokenUsage {
  inputTokens: number
  cachedTokens: number
  outputTokens: number
}

/** What an engine made of a resume for one posting. Every text has passed the truth check. */
export interface Tailoring {
  resume: StructuredResume
  applied: Edit[]
  /** What was proposed and not applied; some of it the person may decide on. */
  refused: RefusedEdit[]
  /** Sentences about what was proposed and refused, for the person. */
  warnings: string[]
  /** What bullets lack and only the person knows. */
  advice: Advice[]
  engine: EngineName
  /** The model's name; null for the offline engine. */
  model: string | null
  /** null for the offline engine. */
  usage: TokenUsage | null
  /** How many items of the model's answers could not be read. */
  dropped: number
  /** Why a second reading that was due did not take place. */
  unread?: ErrorCode
}

/** What a model found in a posting. */
export interface PostingTerms {
  /** Spans of the posting. */
  terms: string[]
  usage: TokenUsage
}

/**
 * Asks a model one question, in a conversation of its own.
 * @returns the body of its answer, unchecked
 * @throws CodedError with a `model_…` code; the signal's reason when aborted
 */
type AskModel = (prompt: Prompt, signal: AbortSignal) => Promise<unknown>

/** Who proposes what to write; takeStep works with the answers. */
export interface Engine {
  readonly name: EngineName
  /** The model's name; null for the offline engine, which asks nobody. */
  readonly model: string | null
  ask: AskModel
  /**
   * The response format that the server understands, as far as it has shown; the offline engine has none.
   * @param role whose: of the second reader, or else of the model that writes
   */
  readFormat?(role?: 'verify'): 'json_schema' | 'json_object' | 'text'
  /**
   * Asks once what a posting asks for; undefined for an engine that asks no model about postings. An
   * answer may be kept by the text's hash.
   * @throws CodedError with a `model_…` code; `signal`'s reason when aborted
   */
  readPostingTerms?(text: string, signal: AbortSignal): Promise<PostingTerms>
}
