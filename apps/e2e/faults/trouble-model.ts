import type { Fleet } from './fleet.ts'

/** One question of so many is answered with 500: two of a hundred. */
const PER_ERROR = 50
/** After so many questions come some 429s in a row. */
const PER_BURST = 120
const BURST = 5

/**
 * Lets the model behave as a hosted one in a bad evening: 300 to 900 ms an answer, some errors, bursts of refusals that ask to wait.
 * @returns lets it behave again
 */
export function troubleModel({ model, thinking }: Pick<Fleet, 'model' | 'thinking'>): () => void {
  let [asked, errors, bursts] = [0, 0, 0]
  let seen: unknown
  const timer = setInterval(() => {
    thinking.latencyMs = 300 + Math.random() * 600
    // The list keeps the last thousand alone.
    const since = model.requests.lastIndexOf(seen as never)
    asked += model.requests.length - since - 1
    seen = model.requests.at(-1)
    if (asked / PER_ERROR >= errors + 1) {
      errors += 1
      model.script({ kind: 'server-error' })
    }
    if (asked / PER_BURST >= bursts + 1) {
      bursts += 1
      model.script(
        ...Array.from(
          { length: BURST },
          () => ({ kind: 'rate-limit', retryAfterSeconds: 2 }) as const,
        ),
      )
    }
  }, 25)
  return () => clearInterval(timer)
}
