/** What is data and no text. */
const UNSEEN = new Set(['id', 'ids', 'kind'])
/** What has names of its own for its parts, which are printed. */
const NAMED = 'additionalSections'

/** All that is written in a resume, or in a part of one, in its order; what is nowhere printed is left out. */
export function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => {
    if (UNSEEN.has(name)) return []
    return [...(name === NAMED ? Object.keys(part as object) : []), ...listStrings(part)]
  })
}
