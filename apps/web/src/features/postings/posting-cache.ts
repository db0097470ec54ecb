import type { PostingDto, PostingPage } from '@tailorbird/contracts'

/** The owner's postings, as far as they are here. */
export interface PostingCache {
  byId: Record<string, PostingDto>
  /** The newest rev that is here: the next `since`. */
  rev: number
  /** Where the list goes on that is still being read; null once all of it is here. */
  cursor: string | null
  total: number
  unread: number
  resume: PostingPage['resume']
}

/** The cache as the first page begins it. */
export function beginCache(page: PostingPage): PostingCache {
  const { nextCursor: cursor, rev, total, unread, resume } = page
  return { byId: index(page.postings), cursor, rev, total, unread, resume }
}

/** With the next page of the list itself: what changes meanwhile is asked for after it. */
export function addPage(cache: PostingCache, { postings, nextCursor }: PostingPage): PostingCache {
  return { ...cache, byId: { ...cache.byId, ...index(postings) }, cursor: nextCursor }
}

/** With a page of what changed since; its rev holds only once all of its pages are here. */
export function addNews(cache: PostingCache, page: PostingPage): PostingCache {
  const { postings, total, unread, resume } = page
  return { ...cache, byId: { ...cache.byId, ...index(postings) }, total, unread, resume }
}

/** With postings that an answer has shown. */
export function addShown(cache: PostingCache, postings: readonly PostingDto[]): PostingCache {
  return { ...cache, byId: { ...cache.byId, ...index(postings) } }
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

/** How many are copies of another one. */
export const sumCopies = ({ byId }: PostingCache): number =>
  Object.values(byId).filter(({ copyOf }) => copyOf !== null).length

/** Whether a posting's resume is just being made. */
const isTailored = ({ job }: PostingDto): boolean =>
  job?.status === 'queued' || job?.status === 'processing'

const index = (postings: readonly PostingDto[]): Record<string, PostingDto> =>
  Object.fromEntries(postings.map((posting) => [posting.id, posting]))
