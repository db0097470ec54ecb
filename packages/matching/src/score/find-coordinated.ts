import { BREAK, tokenize, type Alternative } from '@tailorbird/lexicon'
import { SMALL_WORDS, stem } from '@tailorbird/language'
import { listOf } from '../words/index.ts'
import type { Found } from './evidence.ts'
import type { ResumeIndex, Word } from './index-resume.ts'

/** A list before the word that all its members share is no longer. */
const REACH = 9
const MIN_MEMBER_CHARS = 2

/** 'VAT , RCT and payroll returns': what joins the members of a list. */
const JOINS = new Set([BREAK, '/', '&', ...listOf('joins')])
const isJoin = (word: Word | undefined) => word !== undefined && JOINS.has(word.norm)
const isMember = (word: Word) =>
  word.norm.length >= MIN_MEMBER_CHARS && !SMALL_WORDS.has(word.norm) && /\p{L}/u.test(word.norm)

/**
 * Where a term of two words stands in a list whose members share the last word: 'VAT returns' in 'VAT, RCT and payroll returns',
 * 'front brakes' in 'front and rear brakes'.
 */
export function findCoordinated(index: ResumeIndex, { term }: Alternative): Found[] {
  const norms = tokenize(term).map(({ norm }) => norm)
  const [first, shared, another] = norms
  if (!first || !shared || another !== undefined || norms.some((norm) => JOINS.has(norm))) return []
  const [firstStem, sharedStem] = [stem(first), stem(shared)]
  return (index.byStem.get(sharedStem) ?? []).flatMap((end): Found[] => {
    const last = index.words[end]
    const isShared = last && !isJoin(index.words[end - 1])
    if (!isShared) return []
    for (let at = end - 2; at >= Math.max(0, end - REACH); at -= 1) {
      const word = index.words[at]
      if (!word || word.line !== last.line || word.norm === '.') return []
      if (!isJoin(word) && !isMember(word)) return []
      if (word.stem === firstStem && isJoin(index.words[at + 1]))
        return [{ match: 'alias', line: word.line, at: word.start, end: last.end }]
    }
    return []
  })
}
