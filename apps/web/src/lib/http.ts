import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react'
import { describeUnreachable, readFailure, type Failure } from './failure.ts'
import type { Parts } from './parts.ts'

interface Call {
  url: string
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  body?: unknown
  headers?: Record<string, string>
  /** It goes out although the page is just being left. Of short bodies alone: browsers send no more than 64 KB so. */
  keepalive?: boolean
  /** A 401 is an answer too: nobody is signed in. */
  nullOn401?: boolean
}

/**
 * Calls our server with cookies.
 * @returns the answer, or the failure; a fetch that was aborted is a failure too
 */
export async function callServer(
  origin: string,
  { url, method = 'GET', body, headers = {}, keepalive = false }: Call,
  signal?: AbortSignal,
): Promise<{ response: Response } | { failure: Failure }> {
  try {
    const response = await fetch(origin + url, {
      method,
      credentials: 'include',
      keepalive,
      headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    })
    return response.ok ? { response } : { failure: await readFailure(response) }
  } catch {
    return { failure: describeUnreachable() }
  }
}

/** As callServer, and reads the answer as JSON; something else, such as a proxy's page, is a failure. */
export async function callForJson(
  origin: string,
  call: Call,
  signal?: AbortSignal,
): Promise<{ data: unknown } | { error: Failure }> {
  const outcome = await callServer(origin, call, signal)
  if ('failure' in outcome) {
    const { failure } = outcome
    return call.nullOn401 && failure.status === 401 ? { data: null } : { error: failure }
  }
  try {
    const text = await outcome.response.text()
    return { data: text === '' ? null : (JSON.parse(text) as unknown) }
  } catch {
    return { error: describeUnreachable() }
  }
}

const baseQuery: BaseQueryFn<Call, unknown, Failure> = (call, { extra, signal }) =>
  callForJson((extra as Parts).origin, call, signal)

/** The server as RTK Query sees it. Features add their endpoints; answers are never stale. */
export const api = createApi({
  baseQuery,
  // What changes when somebody signs in or out, where they are signed in, what they have left, what they said of texts, and
  // what waits for their answer.
  tagTypes: ['user', 'sessions', 'usage', 'words', 'suggestions', 'results', 'postings'],
  keepUnusedDataFor: Number.MAX_SAFE_INTEGER,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  refetchOnMountOrArgChange: false,
  endpoints: () => ({}),
})

/** The part of the store's state that `api` owns. */
export interface ApiRoot {
  [api.reducerPath]: ReturnType<typeof api.reducer>
}
