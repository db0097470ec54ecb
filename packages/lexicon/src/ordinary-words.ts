import { type Token } from './tokens.ts'
import { listWords } from './words/index.ts'

/** Names that are ordinary words as well, folded: a capital that opens a sentence tells nothing of them. */
const ORDINARY = new Set(
  'swift react go spring rust chef word access ruby salt less express notion slack flask puppet lever maya spark unity sketch illustrator dart julia bash zoom team teams outlook jest epic oracle sage blender snowflake looker helm vault consul hive beam canva linear asana monday square toast segment drift buffer sass vue svelte solidity swagger maven galileo intercom miro tableau concur braze unreal'.split(
    ' ',
  ),
)
/** Behind the name of a tool: 'Swift developer', 'Excel skills', 'React components'. */
const BEHIND = listWords('besideTerms')

const JOINTS = new Set(['and', 'or', '&'])
/** As adjectives or verbs they stand before 'and' and a comma as well: 'Swift and accurate typing'. */
const FIRST_OF_TWO = new Set('swift react express access epic linear slack'.split(' '))

/** Whether the token at a place opens a sentence. */
const opens = (tokens: readonly Token[], at: number) => {
  const before = tokens[at - 1]
  return before === undefined || (before.norm === '.' && !tokens[at]?.isGlued)
}

/**
 * Whether a name is only a word: 'Swift delivery of results', 'React to customers' open a sentence with an
 * ordinary word. A name stands alone, before a mark or beside what tools have ('Swift developer').
 * @param isBesideName whether another name follows in a row
 */
export function isOnlyWord(
  text: string,
  tokens: readonly Token[],
  { first, last }: { first: number; last: number },
  isBesideName: boolean,
): boolean {
  const token = tokens[first]
  if (first !== last || token === undefined || !ORDINARY.has(token.norm)) return false
  if (!opens(tokens, first) || isBesideName) return false
  const next = tokens[first + 1]
  if (next === undefined || BEHIND.has(next.norm) || /^\d/.test(next.norm)) return false
  const after = tokens[first + 2]
  const isPlain = (word: Token | undefined) =>
    word !== undefined &&
    /^\p{Ll}/u.test(text.slice(word.start, word.end)) &&
    !BEHIND.has(word.norm)
  // 'Swift (3 years)', 'Swift: iOS apps', 'Rust and a web framework' are names.
  if (JOINTS.has(next.norm) || text.charAt(next.start) === ',')
    return FIRST_OF_TWO.has(token.norm) && isPlain(after)
  // 'Swift SDK': capitals go on with the name.
  return /^\p{L}+$/u.test(next.norm) && !/^\p{Lu}{2}/u.test(text.slice(next.start, next.end))
}
