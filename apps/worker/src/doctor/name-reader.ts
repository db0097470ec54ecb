import type { OpenAiConfig } from '@tailorbird/llm'

/** The model that reads texts a second time, where it is another than the one that writes. */
export function nameReader({ model, verifyModel }: OpenAiConfig): string | undefined {
  return verifyModel === model ? undefined : verifyModel
}
