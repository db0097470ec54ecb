import type { JobDto, JobNews, JobPage } from '@tailorbird/contracts'

/** The owner's jobs as this page knows them. */
export interface JobsCache {
  /** Whether the server has answered at least once. */
  loaded: boolean
  /** The newest rev of the last list: where the next catching up starts. */
  rev: number
  jobs: Record<string, JobDto>
  /** News of jobs that we have not been told about yet: it may overtake the 202 answer. */
  early: Record<string, JobNews>
}

/** Most early news that is held; more than a full batch in another tab. */
const MAX_EARLY = 1000

export const emptyJobs = (): JobsCache => ({ loaded: false, rev: 0, jobs: {}, early: {} })

/**
 * Takes one piece of news. A rev that is not newer than the known one is dropped, so events may come
 * twice, late and in any order. Changes `cache`.
 */
export function mergeNews(cache: JobsCache, news: JobNews): void {
  const job = cache.jobs[news.id]
  if (job) {
    if (news.rev > job.rev) cache.jobs[news.id] = applyNews(job, news)
    return
  }
  const held = cache.early[news.id]
  if (held ? news.rev > held.rev : Object.keys(cache.early).length < MAX_EARLY) {
    cache.early[news.id] = news
  }
}

/** Takes a job from an answer, and the news of it that came before. Changes `cache`. */
export function mergeJob(cache: JobsCache, job: JobDto): void {
  const known = cache.jobs[job.id]
  if (!known || job.rev > known.rev) cache.jobs[job.id] = job
  const held = cache.early[job.id]
  if (!held) return
  delete cache.early[job.id]
  mergeNews(cache, held)
}

/**
 * Takes the pages of one list, newest jobs first, oldest first into the record, so that jobs of the same
 * instant keep their order. The first page's rev is the next `since`: what changed while later pages were
 * read comes again. That of a single event is not: older ones may be missing. Changes `cache`.
 */
export function mergePages(cache: JobsCache, pages: JobPage[]): void {
  for (const { jobs } of pages.toReversed()) {
    for (const job of jobs.toReversed()) mergeJob(cache, job)
  }
  cache.rev = Math.max(cache.rev, pages[0]?.rev ?? 0)
  cache.loaded = true
}

/** Takes a job off the lists after the server said so; its news may still be on the way. Changes `cache`. */
export function markRemoved(cache: JobsCache, id: string): void {
  const job = cache.jobs[id]
  if (job) cache.jobs[id] = { ...job, status: 'removed' }
}

/** News leaves out what no longer holds: an error or a wait of before, and the result of an attempt of before. */
function applyNews(job: JobDto, news: JobNews): JobDto {
  const { error: _error, waitsUntil: _until, resumeId, matchScore, unchanged, ...rest } = job
  const isSame = resumeId && news.attempt === job.attempt
  return { ...rest, ...(isSame ? { resumeId, matchScore, unchanged } : {}), ...news }
}
