/** What tells whether a text is true to its sources: a number each; what is not there is 0. */
export type Signs = Record<string, number>

/** Adds to a sign. */
export function add(signs: Signs, name: string, count: number | boolean = 1): void {
  const value = Number(count)
  if (value !== 0) signs[name] = (signs[name] ?? 0) + value
}
