/** Adds items to a list in place. Spreading into push() overflows the stack with very many items. */
export function append<T>(list: T[], items: readonly T[]): void {
  for (const item of items) list.push(item)
}
