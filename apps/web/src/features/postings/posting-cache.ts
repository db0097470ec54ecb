import type { JobNews, PostingDto, PostingPage, PostingsNews } from '@tailorbird/contracts'

/** The owner's postings, as far as they are here. */
export interface PostingCache {
  byId: Record<string, PostingDto>
  /** The newest rev that is here: the next `since`. */
  rev: number
  /** Where the list goes on that is still being read; null once all of it is here. */
  cursor: string | null
  total: number
  unread: number
  /** The newest rev that news have told of: counts of lists from before it are older. */
  told: number
  resume: PostingPage['resume']
}

/** The cache as the first page begins it. */
export function beginCache(page: PostingPage): PostingCache {
  const { nextCursor: cursor, rev, total, unread, resume } = page
  return { byId: index(page.postings), cursor, rev, total, unread, told: 0, resume }
}

/** With the next page of the list itself: what changes meanwhile is asked for after it. */
export function addPage(cache: PostingCache, { postings, nextCursor }: PostingPage): PostingCache {
  return { ...cache, byId: join(cache, postings), cursor: nextCursor }
}

/** With a page of what changed since; its rev holds only once all of its pages are here. */
export function addNews(cache: PostingCache, page: PostingPage): PostingCache {
  const { postings, total, unread, resume, rev } = page
  const counted = rev < cache.told ? {} : { total, unread }
  return { ...cache, byId: join(cache, postings), ...counted, resume }
}

/** With what news say: how many there are, and are still to be read. Who they are is asked for. */
export function addTold(cache: PostingCache, { rev, total, unread }: PostingsNews): PostingCache {
  return { ...cache, total, unread: unread ?? cache.unread, told: rev ?? cache.told }
}

/** With news of jobs that tailor for some of them; the same cache when it shows all of that. */
export function addJobNews(cache: PostingCache, news: Iterable<JobNews>): PostingCache {
  const byJob = new Map(Array.from(news, (one) => [one.id, one]))
  const changed = Object.values(cache.byId).flatMap((posting) => {
    const told = posting.job && byJob.get(posting.job.id)
    // What is shown after a job is taken off, the list alone knows.
    if (!told || told.status === 'removed' || told.rev <= (posting.job?.rev ?? 0)) return []
    const { id, batchId, rev, status, progress, resumeId, matchScore } = told
    const result = resumeId === undefined ? {} : { resumeId, matchScore }
    return [withJob(posting, { id, batchId, rev, status, progress, ...result })]
  })
  return changed.length === 0 ? cache : { ...cache, byId: { ...cache.byId, ...index(changed) } }
}

/** With postings that an answer has shown. */
export function addShown(cache: PostingCache, postings: readonly PostingDto[]): PostingCache {
  return { ...cache, byId: join(cache, postings) }
}

/** Without those that were deleted. */
export function dropPostings(cache: PostingCache, ids: readonly string[]): PostingCache {
  const gone = new Set(ids)
  const rest = Object.entries(cache.byId).filter(([id]) => !gone.has(id))
  const dropped = Object.keys(cache.byId).length - rest.length
  return { ...cache, byId: Object.fromEntries(rest), total: cache.total - dropped }
}

/** Whether something is on its way that the list will show. */
export function isAtWork({ byId, unread }: PostingCache): boolean {
  return unread > 0 || Object.values(byId).some(isTailored)
}

/**
 * Signs what is missing in those that still matter, no copies of another one and none that the person is through
 * with: it changes when one is closed or is scored anew.
 */
export function signMissing({ byId }: PostingCache): string {
  const open = Object.values(byId).filter(
    ({ copyOf, state }) => copyOf === null && state !== 'closed',
  )
  const missing = open.reduce((sum, { reading }) => sum + (reading?.missing.length ?? 0), 0)
  return `${open.length} ${missing}`
}

/** Whether a posting's resume is just being made. */
const isTailored = ({ job }: PostingDto): boolean =>
  job?.status === 'queued' || job?.status === 'processing'

/** Those that are here and those that come; of a job the newer state stays. */
function join({ byId }: PostingCache, postings: readonly PostingDto[]): PostingCache['byId'] {
  const coming = postings.map((posting) => {
    const known = byId[posting.id]?.job
    const isNewer = known && posting.job?.id === known.id && known.rev > posting.job.rev
    return isNewer ? withJob(posting, known) : posting
  })
  return { ...byId, ...index(coming) }
}

/** With its job as it is now: it is tailored from the moment on that there is a result. */
function withJob(posting: PostingDto, job: NonNullable<PostingDto['job']>): PostingDto {
  const isTailoredNow = posting.state === 'saved' && job.resumeId !== undefined
  return { ...posting, job, state: isTailoredNow ? 'tailored' : posting.state }
}

const index = (postings: readonly PostingDto[]): Record<string, PostingDto> =>
  Object.fromEntries(postings.map((posting) => [posting.id, posting]))
