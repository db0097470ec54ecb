import type { EngineName, StructuredResume } from '@tailorbird/contracts'
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
  engine: EngineName
  /** The model's name; null for the offline engine. */
  model: string | null
  /** null for the offline engine. */
  usage: TokenUsage | null
}

/** Writes the tailored text. */
export interface Engine {
  readonly name: EngineName
  /**
   * @throws CodedError with a `model_…` code; `signal`'s reason when aborted
   */
  tailor(resume: StructuredResume, posting: Posting, signal: AbortSignal): Promise<Tailoring>
}
