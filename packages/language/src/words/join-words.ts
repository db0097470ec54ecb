const ESCAPED = /[.*+?^${}()|[\]\\]/g
const escape = (char: string) =>
  /['’]/u.test(char) ? "['’]" : char.replaceAll(ESCAPED, String.raw`\$&`)

/** Words that open alike, by their next character; '' where one ends. */
type Branches = Map<string, Branches>

function addWord(branches: Branches, word: string): void {
  const [char = '', ...rest] = word
  const next = branches.get(char) ?? new Map()
  branches.set(char, next)
  if (char !== '') addWord(next, rest.join(''))
}

function write(branches: Branches): string {
  const ways = [...branches]
    .filter(([char]) => char !== '')
    .map(([char, next]) => escape(char) + write(next))
  const [first = ''] = ways
  const all = ways.length > 1 ? `(?:${ways.join('|')})` : first
  if (!branches.has('') || ways.length === 0) return all
  return ways.length > 1 ? `${all}?` : `(?:${first})?`
}

/**
 * Lists of words as one part of a regular expression, in which what opens alike stands once: an expression
 * of many lists is ready sooner, and fails sooner.
 * @param lists words between commas; the longest that fits is found
 */
export function joinLists(lists: readonly string[]): string {
  const branches: Branches = new Map()
  for (const word of lists.join(',').split(','))
    if (word.trim() !== '') addWord(branches, word.trim())
  return write(branches)
}
