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

/** The names under which a language has words. */
type NamesOf<Words> = Words extends unknown
  ? { [Name in keyof Words]: Words[Name] extends string ? Name : never }[keyof Words]
  : never

/**
 * The words of each name of all languages in one. What one language has alone stands for itself, and a language that gets words under a
 * name is asked with the others from then on.
 * @param separator what stands between the words of a list: '|' where they are alternatives of an expression
 */
export function joinWords<const Languages extends readonly object[]>(
  languages: Languages,
  separator = '|',
): Record<NamesOf<Languages[number]>, string> {
  const texts = languages.map((words) =>
    Object.fromEntries(
      Object.entries(words).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    ),
  )
  return joinEntries(texts, separator) as Record<NamesOf<Languages[number]>, string>
}
