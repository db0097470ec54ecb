import { createHash } from 'node:crypto'
import type { StartedJob } from '@tailorbird/db'
import type { Engine } from '@tailorbird/llm'

/** What else a result is made from: what the person said of texts, and what they want. */
type Words = Record<string, unknown>

/**
 * Names all that a result is made from: texts, wishes, the person's words and the engine. The same name
 * is the same result.
 * @returns a hash: nothing can be read from it
 */
export function nameSources(job: StartedJob, words: Words, engine: Engine): string {
  const { original_content, sections, options, job_description } = job
  const sources = [original_content, sections, options, job_description, words]
  return createHash('sha256')
    .update(JSON.stringify([engine.name, engine.model, ...sources]))
    .digest('base64url')
}
