import { toStandardResponse } from './standard-response.ts'

/** Hundreds of times the longest plan; a model that thinks aloud stays below it too. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024

function limitBytes(limit: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > limit) controller.error(new Error('The answer is too large.'))
      else controller.enqueue(chunk)
    },
  })
}

/**
 * `fetch` for a model server: the body may have up to 4 MB, and a redirect is an answer like any
 * other, because resumes go to the host that the operator named and to no other. See toStandardResponse for the rest.
 */
export async function fetchWithinLimits(
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'manual' })
  if (!response.body) return response
  const body = response.body.pipeThrough(limitBytes(MAX_ANSWER_BYTES))
  return toStandardResponse(new Response(body, response))
}
