import type { StructuredResume } from '@tailorbird/contracts'

/** Takes the corrected resume, and what was done in a sentence. */
export type Correct = (next: StructuredResume, done: string) => void
