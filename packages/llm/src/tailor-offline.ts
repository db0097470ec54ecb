import type { StructuredResume } from '@tailorbird/contracts'
import { adviseBullets } from '@tailorbird/matching'
import { applyEdits, planOffline } from '@tailorbird/tailoring'
import type { Posting } from '@tailorbird/lexicon'
import { describeRefused } from './describe-refused.ts'
import type { Tailoring } from './engine.ts'

/** Tailors without a model: selects and orders what the resume says, and writes no fact. */
export function tailorOffline(resume: StructuredResume, posting: Posting): Tailoring {
  const plan = planOffline(resume, posting)
  const { resume: tailored, applied, refused } = applyEdits(resume, plan, posting, 'code')
  return {
    resume: tailored,
    applied,
    refused,
    warnings: describeRefused(refused),
    advice: adviseBullets(tailored, posting),
    engine: 'offline',
    model: null,
    usage: null,
  }
}
