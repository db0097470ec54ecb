import type { Prompt } from '@tailorbird/tailoring'
import { readUsage } from './read-answer.ts'

/** More than any tokenizer makes of one token in texts like ours, JSON with sentences in it. */
const MAX_CHARS_PER_TOKEN = 5.5

/**
 * Whether a server read less than it was sent: Ollama cuts what is longer than its context and answers
 * all the same. What it counted tells.
 * @returns both counts, of tokens; undefined when nothing was cut, or nothing counted
 */
export function findCut(
  prompt: Pick<Prompt, 'instructions' | 'input'>,
  answer: unknown,
): { read: number; sent: number } | undefined {
  const { inputTokens, cachedTokens } = readUsage(answer)
  // Some servers count what they had in their cache apart.
  const read = inputTokens + cachedTokens
  const sent = Math.floor((prompt.instructions.length + prompt.input.length) / MAX_CHARS_PER_TOKEN)
  return inputTokens > 0 && read < sent ? { read, sent } : undefined
}
