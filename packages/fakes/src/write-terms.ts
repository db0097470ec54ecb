import type { PromptData } from './read-prompt.ts'

const NAME = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}+#]*(?: \p{Lu}[\p{L}\p{N}+#]*){0,2}/gu

/**
 * The default answer to 'what does this posting ask for?': every name in it, and one term that it
 * does not have.
 * @returns JSON text
 */
export function writeTerms({ lines }: PromptData): string {
  const names = lines.flatMap((line) => line.match(NAME) ?? [])
  return JSON.stringify({ terms: [...new Set(names), 'Underwater Basket Weaving'] })
}
