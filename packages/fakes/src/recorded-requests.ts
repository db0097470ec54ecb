import type { IncomingHttpHeaders, ServerResponse } from 'node:http'

/** One request as it came in. */
export interface RecordedRequest {
  method: string
  /** Path and query, such as `/v1/models`. */
  path: string
  headers: IncomingHttpHeaders
  /** The parsed JSON; undefined for none. */
  body: unknown
  /** Settles when the exchange is over: answered in full, or given up by either side. */
  closed: Promise<void>
}

/** A long demo must not fill the memory. */
const MAX_KEPT = 1000

/** Keeps requests in the order of their arrival, and tells who waits for them. */
export function createRequestLog() {
  const requests: RecordedRequest[] = []
  const waiting = new Set<{ count: number; resolve: () => void }>()
  return {
    requests,
    add(request: Omit<RecordedRequest, 'closed'>, response: ServerResponse): void {
      const { promise, resolve } = Promise.withResolvers<void>()
      response.once('close', resolve)
      requests.push({ ...request, closed: promise })
      if (requests.length > MAX_KEPT) requests.shift()
      for (const waiter of waiting) {
        if (requests.length < waiter.count) continue
        waiting.delete(waiter)
        waiter.resolve()
      }
    },
    waitFor: async (count: number): Promise<void> => {
      if (requests.length >= count) return
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting.add({ count, resolve })
      await promise
    },
  }
}
