const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The id that somebody typed; null for another text, which PostgreSQL would not compare. */
export function asUuid(text: string): string | null {
  return UUID.test(text) ? text : null
}
