import { SMALL_WORDS } from '@tailorbird/language'

const BULLET = /^\s*[-*•–▪‣◦]\s+\S/u
/** Shorter lines are rarely cut by a margin. */
const MIN_CUT_CHARS = 30
const MAX_CUT_CHARS = 160
const CUT_WORD = /\s(\p{Ll}{1,4})$/u
const HEADING = /^\s*#/u

const depthOf = (line: string) => line.length - line.trimStart().length

/** Whether a line ends within a bracket that the next one closes, or with a word that something follows: 'Ausbildung zur Fachverkäuferin im'. */
function isCutOff(line: string, next: string): boolean {
  const text = line.trimEnd()
  if (text.length < MIN_CUT_CHARS || text.length > MAX_CUT_CHARS) return false
  if (HEADING.test(text) || BULLET.test(next) || next.trim() === '') return false
  const isInBracket = text.lastIndexOf('(') > text.lastIndexOf(')')
  if (isInBracket) return /^[^()]{0,80}\)/u.test(next)
  // What stands further in goes on with a list that a comma leaves open.
  if (text.endsWith(',') && depthOf(next) > depthOf(line) && /^\s*\p{L}/u.test(next)) return true
  const word = CUT_WORD.exec(text)?.[1]
  return word !== undefined && SMALL_WORDS.has(word) && /^\s*\p{L}/u.test(next)
}

/** A text whose lines that a margin cut in two are one: a bracket that the next one closes, a small word at the end. */
export function joinCut(text: string): string {
  const joined: string[] = []
  for (const line of text.split('\n')) {
    const above = joined.at(-1)
    if (above !== undefined && isCutOff(above, line))
      joined[joined.length - 1] = `${above.trimEnd()} ${line.trim()}`
    else joined.push(line)
  }
  return joined.join('\n')
}
