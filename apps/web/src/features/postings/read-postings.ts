import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { PostingPage } from '@tailorbird/contracts'
import { callForJson, type ApiRoot } from '../../lib/http.ts'
import type { Parts } from '../../lib/parts.ts'
import { addNews, addPage } from './posting-cache.ts'
import { changeCache, postingsApi, selectPostings } from './postings-api.ts'

export type PostingsThunk<T> = ThunkAction<T, ApiRoot, Parts, UnknownAction>

/**
 * Reads on: the rest of the list, page by page, then what changed since its first page.
 * @param after news told of changes after this rev, which may be below what the list has: revs of jobs run ahead
 * @returns false when the server can't be reached
 */
export function readOn(after?: number): PostingsThunk<Promise<boolean>> {
  return async (dispatch, getState, { origin }) => {
    // The first page may be on its way, and tell of a time before that of whoever calls: it is waited for.
    const first = postingsApi.endpoints.postings.initiate(undefined, { subscribe: false })
    const cache = selectPostings(getState()).data ?? (await dispatch(first)).data
    if (!cache) return true
    for (let from = cache.cursor; from !== null;) {
      const page = await read(origin, { cursor: from })
      if (!page) return false
      dispatch(changeCache((now) => addPage(now, page)))
      from = page.nextCursor
    }
    let cursor: string | null = ''
    const since = Math.min(cache.rev, after ?? cache.rev)
    let rev: number | undefined
    while (cursor !== null) {
      const page: PostingPage | undefined = await read(origin, { since, cursor })
      if (!page) return false
      // What is there is shown at once; all that came after the first page's rev is asked for again.
      dispatch(changeCache((now) => addNews(now, page)))
      rev ??= page.rev
      cursor = page.nextCursor
    }
    const known = rev
    if (known !== undefined) dispatch(changeCache((now) => ({ ...now, rev: known })))
    const now = selectPostings(getState()).data
    // Another tab has deleted some: all of it is read anew.
    if (now && Object.keys(now.byId).length > now.total)
      dispatch(postingsApi.util.invalidateTags(['postings']))
    return true
  }
}

async function read(
  origin: string,
  { since, cursor }: { since?: number; cursor: string },
): Promise<PostingPage | undefined> {
  const query = new URLSearchParams({
    ...(since === undefined ? {} : { since: String(since) }),
    ...(cursor === '' ? {} : { cursor }),
  })
  const answer = await callForJson(origin, { url: `/api/postings?${query}` })
  return 'data' in answer ? (answer.data as PostingPage) : undefined
}
