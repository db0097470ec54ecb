import { createHash } from 'node:crypto'
import type { JobSources } from './job-sources.ts'

/** What writes: the name of the engine, and of the model that it asks. */
interface Writer {
  name: string
  model: string | null
}

type Shared = Pick<JobSources, 'original_content' | 'sections' | 'options' | 'words'>

/**
 * Names all that results are made from: texts, wishes, the person's words and the engine. The same name is the same
 * result. What many of them share is looked at once.
 * @returns names a posting's: a hash, from which nothing can be read
 */
export function namesOf(
  { original_content, sections, options, words }: Shared,
  { name, model }: Writer,
): (jobDescription: string) => string {
  const before = JSON.stringify([name, model, original_content, sections, options]).slice(0, -1)
  const hash = createHash('sha256').update(`${before},`)
  const after = `,${JSON.stringify(words)}]`
  return (jobDescription) =>
    hash.copy().update(JSON.stringify(jobDescription)).update(after).digest('base64url')
}

/** The same of one job. */
export function nameSources(sources: JobSources, writer: Writer): string {
  return namesOf(sources, writer)(sources.job_description)
}
