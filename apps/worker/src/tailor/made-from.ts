import { createHash } from 'node:crypto'
import type { JobSources } from '@tailorbird/db'
import type { Engine } from '@tailorbird/llm'

/**
 * Names all that a result is made from: texts, wishes, the person's words and the engine. The same name
 * is the same result.
 * @returns a hash: nothing can be read from it
 */
export function nameSources(named: JobSources, engine: Engine): string {
  const { original_content, sections, options, job_description, words } = named
  const sources = [original_content, sections, options, job_description, words]
  return createHash('sha256')
    .update(JSON.stringify([engine.name, engine.model, ...sources]))
    .digest('base64url')
}
