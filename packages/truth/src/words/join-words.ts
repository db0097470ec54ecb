/** A regular expression for a whole word or phrase, from its alternatives. */
export const wholly = (alternatives: string, flags = ''): RegExp =>
  new RegExp(`^(?:${alternatives})$`, flags)

/** The words of each place of some lists in one: the months of all languages. */
export function joinLists(lists: readonly (readonly string[])[]): string[] {
  const [first = []] = lists
  return first.map((_, index) => lists.flatMap((list) => list[index] ?? []).join(' '))
}

/** The words of each name of some tables in one. */
export function joinEntries(
  tables: readonly Readonly<Record<string, string>>[],
  separator: string,
): Record<string, string> {
  const joined: Record<string, string> = {}
  for (const table of tables)
    for (const [name, words] of Object.entries(table))
      joined[name] = name in joined ? `${joined[name]}${separator}${words}` : words
  return joined
}
