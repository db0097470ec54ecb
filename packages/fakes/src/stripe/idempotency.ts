import { StripeFailure } from './failure.ts'

export interface Answer {
  status: number
  body: unknown
}

/** Remembers what was answered under an idempotency key, as Stripe does. */
export function createIdempotency() {
  const answers = new Map<string, { request: string; answer: Answer }>()
  return {
    /**
     * Does a call once for each key.
     * @param request what the call asks for; the same key with another request is refused
     * @throws StripeFailure 400 idempotency_error
     */
    once(
      key: string | undefined,
      request: string,
      call: () => Answer,
    ): Answer & { replayed: boolean } {
      const known = key === undefined ? undefined : answers.get(key)
      if (known && known.request !== request) {
        throw new StripeFailure(400, {
          type: 'idempotency_error',
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        })
      }
      if (known) return { ...known.answer, replayed: true }
      const { status, body } = call()
      // As it was then: the object itself goes on changing.
      const answer = { status, body: structuredClone(body) }
      if (key !== undefined) answers.set(key, { request, answer })
      return { ...answer, replayed: false }
    },
  }
}
