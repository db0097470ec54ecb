import { BREAK, tokenize } from '@tailorbird/lexicon'
import type { Found } from './evidence.ts'
import { findRarest } from './find-rarest.ts'
import type { ResumeIndex } from './index-resume.ts'

/** 'js' in 'Node.js' and 'net' in 'ASP.NET' are parts of a name. */
function isPartOfName({ words }: ResumeIndex, first: number, last: number): boolean {
  const isWord = (at: number) => /[\p{L}\p{N}]/u.test(words[at]?.norm ?? '')
  const isDot = (at: number) => words[at]?.norm === '.'
  if (words[first]?.isGlued) {
    if (isDot(first) && isWord(first - 1)) return true
    if (isDot(first - 1) && words[first - 1]?.isGlued && isWord(first - 2)) return true
  }
  return isDot(last + 1) && words[last + 1]?.isGlued === true && words[last + 2]?.isGlued === true
}

/** 'PLC', 'H2S', 'APIs'. */
export const isAcronym = (text: string) => /^\p{Lu}[\p{Lu}\d]{1,4}s?$/u.test(text)

/**
 * Where the words of a term stand in a row, folded: case, accents and plural do not count.
 * @param isWordToo the name may be a common word as well ('IT'): then an acronym must stand in capitals
 */
export function findRun(index: ResumeIndex, term: string, isWordToo = false): Found[] {
  const norms = tokenize(term).map(({ norm }) => norm)
  if (norms.every((norm) => norm === BREAK)) return []
  const inCapitals = isWordToo && isAcronym(term)
  const { spots, offset } = findRarest(index.byNorm, norms)
  return spots.flatMap((spot): Found[] => {
    const first = spot - offset
    const begin = index.words[first]
    const isRun = norms.every((norm, step) => index.words[first + step]?.norm === norm)
    if (!begin || !isRun || isPartOfName(index, first, first + norms.length - 1)) return []
    const { line, start, end } = begin
    if (inCapitals && !isAcronym(line.text.slice(start, end))) return []
    const last = index.words[first + norms.length - 1]
    return [{ match: 'exact', line, at: start, end: last?.end ?? end }]
  })
}
