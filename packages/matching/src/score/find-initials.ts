import { SMALL_WORDS } from '@tailorbird/language'
import { tokenize, type Alternative } from '@tailorbird/lexicon'
import type { Found } from './evidence.ts'
import { isAcronym } from './find-run.ts'
import type { ResumeIndex, Word } from './index-resume.ts'

/** Two letters are the initials of too much. */
const MIN_LETTERS = 3

const isSmall = ({ norm }: Pick<Word, 'norm'>) => SMALL_WORDS.has(norm)

/** The words from a place on whose initials are some letters, small words left out unless they count; undefined when they are not. */
function readInitials(
  { words }: ResumeIndex,
  from: number,
  letters: string,
): readonly [Word, Word] | undefined {
  const [first] = [words[from]]
  let last = first
  let at = from
  for (const letter of letters) {
    while (words[at] && isSmall(words[at] as Word) && words[at]?.norm[0] !== letter) at += 1
    const word = words[at]
    if (!word || word.line !== first?.line || word.norm[0] !== letter || word.norm.length < 2)
      return undefined
    last = word
    at += 1
  }
  return first && last ? [first, last] : undefined
}

/** Where the words stand that an acronym is the initials of: 'bar bending schedule' for 'BBS'. */
function findWords(index: ResumeIndex, acronym: string): Found[] {
  const letters = acronym.replace(/s$/, '').toLowerCase()
  if (letters.length < MIN_LETTERS || /\d/.test(letters)) return []
  return index.words.flatMap((word, at): Found[] => {
    if (word === undefined || isSmall(word) || word.norm[0] !== letters[0]) return []
    const found = readInitials(index, at, letters)
    return found ? [{ match: 'implied', line: word.line, at: word.start, end: found[1].end }] : []
  })
}

/** Where the initials of a term stand: 'BBS' for 'bar bending schedule'. */
function findAcronym(index: ResumeIndex, term: string): Found[] {
  const words = tokenize(term).filter((word) => /\p{L}/u.test(word.norm) && !isSmall(word))
  const initials = words.map(({ norm }) => norm.charAt(0)).join('')
  if (words.length < MIN_LETTERS) return []
  return (index.byNorm.get(initials) ?? []).flatMap((at): Found[] => {
    const word = index.words[at]
    if (!word || !isAcronym(word.line.text.slice(word.start, word.end))) return []
    return [{ match: 'implied', line: word.line, at: word.start, end: word.end }]
  })
}

/** Where lines say a term by its initials, or in the words that it is the initials of. */
export const findInitials = (index: ResumeIndex, { term }: Alternative): Found[] =>
  isAcronym(term) ? findWords(index, term) : findAcronym(index, term)
