import type { StructuredResume, TailorOptions } from '@tailorbird/contracts'
import { adviseBullets } from '@tailorbird/matching'
import { applyEdits, describeLength, describeRefused, planOffline } from '@tailorbird/tailoring'
import type { Posting } from '@tailorbird/lexicon'
import type { Tailoring } from './engine.ts'

/** Tailors without a model: selects and orders what the resume says, and writes no fact. */
export function tailorOffline(
  resume: StructuredResume,
  posting: Posting,
  options?: TailorOptions,
): Tailoring {
  const plan = planOffline(resume, posting, options)
  const {
    resume: tailored,
    applied,
    refused,
  } = applyEdits(resume, plan, { posting, author: 'code', ...(options && { options }) })
  return {
    resume: tailored,
    applied,
    refused,
    warnings: [
      ...describeRefused(resume, refused),
      ...(options ? describeLength(tailored, options) : []),
    ],
    advice: adviseBullets(tailored, posting),
    engine: 'offline',
    model: null,
    usage: null,
    dropped: 0,
  }
}
