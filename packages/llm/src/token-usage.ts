import type { TokenUsage } from './engine.ts'

export const noTokens: TokenUsage = { inputTokens: 0, cachedTokens: 0, outputTokens: 0 }

/** @returns the sum of both, as a new object */
export function addUsage(a: TokenUsage, b: TokenUsage): TokenUsage {
  return {
    inputTokens: a.inputTokens + b.inputTokens,
    cachedTokens: a.cachedTokens + b.cachedTokens,
    outputTokens: a.outputTokens + b.outputTokens,
  }
}
