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

/** What stands between a name and its short form. */
const OPENED = /^\s?\($/

/** A name with its short form right behind it is one: the words of the one say nothing about the other. */
function joinForms(found: readonly Found[]): Found[] {
  const joined: Found[] = []
  for (const one of found) {
    const before = joined.at(-1)
    const isBeside =
      before?.line === one.line && OPENED.test(one.line.text.slice(before.end, one.at))
    if (before && isBeside) {
      const match = before.match === 'exact' ? before.match : one.match
      joined[joined.length - 1] = { ...before, match, end: one.end }
    } else joined.push(one)
  }
  return joined
}

/** Where a term of the lexicon stands, under any of its names. */
export function findNames(index: ResumeIndex, { term, name }: Alternative): Found[] {
  const words = joinTokens(term)
  const stems = joinStems(term)
  const found = (index.byName.get(name) ?? []).map(({ line, hit }): Found => {
    const spot = { line, at: hit.start, end: hit.end }
    // 'Microsoft Excel' has 'Excel'.
    if (` ${joinTokens(hit.written)} `.includes(` ${words} `)) return { match: 'exact', ...spot }
    const isSame = joinStems(hit.written) === stems
    return { match: isSame ? 'inflection' : 'alias', ...spot }
  })
  return joinForms(found)
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
