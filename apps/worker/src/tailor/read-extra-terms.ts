import { createHash } from 'node:crypto'
import { CodedError } from '@tailorbird/contracts'
import { readPostingReading, savePostingReading, type Db } from '@tailorbird/db'
import type { Engine, TokenUsage } from '@tailorbird/llm'
import type { Log } from '@tailorbird/queue'

interface ExtraTerms {
  terms: string[]
  /** What asking cost; null when nobody was asked. */
  usage: TokenUsage | null
}

/**
 * What a model finds in a posting beside what our own reading found; asked once for each text, for
 * all owners. The score never sees it. A model that can't say costs the job nothing but this.
 * @throws the signal's reason when aborted
 */
export async function readExtraTerms(
  db: Db,
  engine: Engine,
  text: string,
  signal: AbortSignal,
  log: Log,
): Promise<ExtraTerms> {
  if (!engine.readPostingTerms) return { terms: [], usage: null }
  const hash = createHash('sha256').update(text).digest('hex')
  const known = await readPostingReading(db, hash)
  if (known) return { terms: known, usage: null }
  const begun = performance.now()
  try {
    const found = await engine.readPostingTerms(text, signal)
    await savePostingReading(db, hash, found.terms)
    return found
  } catch (error) {
    if (!(error instanceof CodedError)) throw error
    const ms = Math.round(performance.now() - begun)
    log.warn({ code: error.code, ms }, 'posting not read by the model')
    return { terms: [], usage: null }
  }
}
