import { findTerms, tokenize, type Alternative } from '@tailorbird/lexicon'
import { stem } from '@tailorbird/language'
import type { Found } from './evidence.ts'
import type { ResumeIndex } from './index-resume.ts'
import { joinTokens } from './join-tokens.ts'

/** The words in any order and form. */
const joinStems = (text: string) =>
  tokenize(text)
    .map(({ norm }) => stem(norm))
    .toSorted()
    .join(' ')

/** Where a term of the lexicon stands, under any of its names. */
export function findNames(index: ResumeIndex, { term, name }: Alternative): Found[] {
  const words = joinTokens(term)
  const stems = joinStems(term)
  return (index.byName.get(name) ?? []).map(({ line, hit }): Found => {
    const found = { line, at: hit.start, end: hit.end }
    if (joinTokens(hit.written) === words) return { match: 'exact', ...found }
    const isSame = joinStems(hit.written) === stems
    return { match: isSame ? 'inflection' : 'alias', ...found }
  })
}

/**
 * Whether a name is a common word too, so that only the lexicon's look at its surroundings can tell
 * ('Go', 'React', 'Epic'): then it is not found in lower case.
 */
export function isGuarded({ term, name }: Alternative): boolean {
  const finds = (text: string) => findTerms(text).some((hit) => hit.term.name === name)
  return finds(term) && !finds(term.toLowerCase())
}

/** 'Power BI', 'C#', 'GitHub Actions': a product's name has no other forms. */
export const isProductName = (name: string) =>
  /\d|[.+#/&]|\p{Ll}\p{Lu}|\p{Lu}{2}|\s\p{Lu}/u.test(name)
