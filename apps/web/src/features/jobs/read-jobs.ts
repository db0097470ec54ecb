import type { JobPage } from '@tailorbird/contracts'
import type { Failure } from '../../lib/failure.ts'
import { callForJson } from '../../lib/http.ts'

/** More than people have jobs; stops a server that never says null. */
const MAX_PAGES = 50

/**
 * Reads what changed after `since`, all pages of it; with 0 all jobs, so that a reload finds each.
 * Pages are given together or not at all, so that a rev is only passed when everything below is known.
 */
export async function readJobs(
  origin: string,
  since: number,
): Promise<{ pages: JobPage[] } | { error: Failure }> {
  const pages: JobPage[] = []
  let cursor: string | null = null
  do {
    const query = new URLSearchParams({
      ...(since > 0 ? { since: String(since) } : {}),
      ...(cursor ? { cursor } : {}),
    }).toString()
    const url = query ? `/api/jobs?${query}` : '/api/jobs'
    const outcome = await callForJson(origin, { url })
    if ('error' in outcome) return outcome
    const page = outcome.data as JobPage
    pages.push(page)
    cursor = page.nextCursor
  } while (cursor && pages.length < MAX_PAGES)
  return { pages }
}
