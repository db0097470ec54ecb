/** Cuts a name for show. @param limit in characters, the ellipsis included */
export function shorten(name: string, limit: number): string {
  const characters = Array.from(name)
  if (characters.length <= limit) return name
  return `${characters
    .slice(0, limit - 1)
    .join('')
    .trimEnd()}…`
}
