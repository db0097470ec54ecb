import type { ClaimWord } from '../../clauses/reading.ts'
import { alignWords, SUPPORT } from '../compare/align.ts'
import type { Comparison } from '../compare/comparison.ts'
import { isKnownNoun } from '../adds-fact.ts'
import { LEARNED } from '../model/judge-signs.ts'

/** A place in a text, from its first character to behind its last. */
export interface TextSpan {
  start: number
  end: number
}

const listWords = ({ told, sources, context }: Comparison): ClaimWord[] =>
  alignWords(told, sources, context)
    .filter(({ support }) => support < SUPPORT.form && support !== SUPPORT.context)
    .map(({ word }) => word)

/** Where a text has words that stand in none of its sources, in no form: each of them, in order. Words that say nothing are left out. */
export const listUnsaid = (comparison: Comparison): TextSpan[] =>
  listWords(comparison).map(({ start, end }) => ({ start, end }))

/** A capital inside, or a figure: 'AZ-900', 'PostgreSQL', 'SAP'. */
const MARKED = /^\S+\p{Lu}|\d/u
const CAPITAL = /^\p{Lu}/u

/** Whether a capital may be that of any noun, as in German: then only a noun that is known is no name. */
const isNoun = ({ language }: Comparison, { written }: ClaimWord) =>
  language === 'de' && isKnownNoun(written, LEARNED)

/** Whether a text has a name that stands nowhere in the resume and that no source has under another name. */
export function hasNewName(comparison: Comparison): boolean {
  const { told, sources, context, resume } = comparison
  const aligned = new Map(
    alignWords(told, sources, context).map(({ word, support }) => [word.start, support]),
  )
  const opens = new Set(told.all.filter(({ clause }, at) => clause !== told.all[at - 1]?.clause))
  return told.all.some((word) => {
    const isName =
      MARKED.test(word.written) ||
      (CAPITAL.test(word.written) && !opens.has(word) && !isNoun(comparison, word))
    const isMeant = (aligned.get(word.start) ?? SUPPORT.none) >= SUPPORT.context
    return isName && !isMeant && !resume.some(({ supports }) => supports.has(word.key))
  })
}
