import type { Prompt } from '@tailorbird/tailoring'
import { readUsage } from './read-answer.ts'

/** Shares what an AI service allows among all who ask it. */
export interface Pace {
  /**
   * Waits for a turn.
   * @param tokens of the call, as estimated
   * @returns what ends the turn: it takes the tokens that were used, or nothing where nobody knows
   * @throws the signal's reason when aborted
   */
  take: (tokens: number, signal: AbortSignal) => Promise<(used?: number) => Promise<void>>
}

const CHARS_A_TOKEN = 4

/**
 * Asks in its turn.
 * @throws what `ask` throws, and the signal's reason when aborted
 */
export async function askInTurn(
  pace: Pace | undefined,
  prompt: Prompt,
  signal: AbortSignal,
  ask: () => Promise<unknown>,
): Promise<unknown> {
  if (!pace) return ask()
  const end = await pace.take(Math.ceil(JSON.stringify(prompt).length / CHARS_A_TOKEN), signal)
  let used: number | undefined
  try {
    const answer = await ask()
    const { inputTokens, outputTokens } = readUsage(answer)
    used = inputTokens + outputTokens || undefined
    return answer
  } finally {
    await end(used)
  }
}
