import { adviseBullets, applyEdits, planOffline, toMarkdown } from '@tailorbird/resume'
import { describeRefused } from './describe-refused.ts'
import type { Engine } from './engine.ts'

/** The engine without a model: it selects and orders what the resume says, and writes no fact. */
export function createOfflineEngine(): Engine {
  return {
    name: 'offline',
    tailor: async (resume, posting, signal) => {
      signal.throwIfAborted()
      const plan = planOffline(resume, posting)
      const {
        resume: tailored,
        applied,
        refused,
      } = applyEdits(toMarkdown(resume), resume, plan, posting)
      return {
        resume: tailored,
        applied,
        warnings: describeRefused(refused),
        advice: adviseBullets(tailored, posting),
        engine: 'offline',
        model: null,
        usage: null,
      }
    },
  }
}
