/** A pattern that nothing fits: a language that has no word for a thing. */
const NONE = '(?!)'

/**
 * What several languages say for one thing, as the source of one expression: a posting may mix them.
 * @param languages for each language its patterns, by what they mean, with ' | ' between them
 */
export const joinPatterns =
  <Words extends object>(languages: readonly Partial<Words>[]) =>
  (kind: { [Key in keyof Words]: Words[Key] extends string ? Key : never }[keyof Words]): string =>
    languages
      .flatMap((words) => String(words[kind] ?? '').split(/\s\|\s/))
      .map((pattern) => pattern.trim())
      .filter((pattern) => pattern !== '')
      .join('|') || NONE
