import type { Advice, EngineName, StructuredResume } from '@tailorbird/contracts'
import type { Edit, Posting } from '@tailorbird/resume'

export interface TokenUsage {
  inputTokens: number
  cachedTokens: number
  outputTokens: number
}

/** What an engine made of a resume for one posting. Every text has passed the truth check. */
export interface Tailoring {
  resume: StructuredResume
  applied: Edit[]
  /** Sentences about what was proposed and refused, for the person. */
  warnings: string[]
  /** What bullets lack and only the person knows. */
  advice: Advice[]
  engine: EngineName
  /** The model's name; null for the offline engine. */
  model: string | null
  /** null for the offline engine. */
  usage: TokenUsage | null
}

export interface TailorOptions {
  /** Further terms of the posting, as readPostingTerms gives them. They are shown to the model and never scored. */
  extraTerms?: readonly string[]
}

/** What a model found in a posting. */
export interface PostingTerms {
  /** Spans of the posting. */
  terms: string[]
  usage: TokenUsage
}

/** Writes the tailored text. */
export interface Engine {
  readonly name: EngineName
  /**
   * @param resume the original; with the skills in it that the person confirmed, they may be written
   * @throws CodedError with a `model_…` code; `signal`'s reason when aborted
   */
  tailor(
    resume: StructuredResume,
    posting: Posting,
    signal: AbortSignal,
    options?: TailorOptions,
  ): Promise<Tailoring>
  /**
   * Asks once what a posting asks for; undefined for an engine that asks no model about postings. An
   * answer may be kept by the text's hash.
   * @throws CodedError with a `model_…` code; `signal`'s reason when aborted
   */
  readPostingTerms?(text: string, signal: AbortSignal): Promise<PostingTerms>
}
