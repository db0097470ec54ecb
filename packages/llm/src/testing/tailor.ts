import type { StructuredResume } from '@tailorbird/contracts'
import type { Posting } from '@tailorbird/lexicon'
import type { Engine, Tailoring } from '../engine.ts'
import { tailorInSteps } from '../tailor-in-steps.ts'
import { takeStep } from '../take-step.ts'

/** Tailors with an engine, all steps in this thread. */
export function tailorWith(
  engine: Engine,
  resume: StructuredResume,
  posting: Posting,
  signal = new AbortController().signal,
  extraTerms: readonly string[] = [],
): Promise<Tailoring> {
  const step = { model: engine.model, extraTerms }
  return tailorInSteps((answers) => takeStep(resume, posting, step, answers), engine, signal)
}
