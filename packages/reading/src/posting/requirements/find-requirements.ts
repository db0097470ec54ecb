import { type Posting, type Requirement } from '@tailorbird/lexicon'
import { findAsked } from './find-asked.ts'
import { findConditions, findDuties } from './find-duties.ts'
import { mergeFound } from './merge-found.ts'
import type { PostingLine } from '../lines/posting-line.ts'
import { readSentences } from '../lines/read-sentences.ts'
import { findLanguageWords } from '../words/find-language-words.ts'

const MAX_REQUIREMENTS = 200
const MAX_LINE_CHARS = 500
const FEW_SENTENCES = 20

const highest = (years: readonly number[]) => (years.length > 0 ? Math.max(...years) : null)

/**
 * What the lines of a posting ask for, below its heading; a posting that is nothing but a heading says
 * there what it asks for.
 * @param heading who hires for what, and how many of the lines say it
 * @returns at most 200 requirements, each once, then at most 15 conditions and 15 duties; the years asked for overall
 */
export function findRequirements(
  lines: readonly PostingLine[],
  heading: { title: string; company: string; lines: number },
): Pick<Posting, 'requirements' | 'years'> {
  const language = findLanguageWords(lines.map(({ text }) => text).join('\n'))
  const sentences = readSentences(lines.slice(heading.lines))
  const below = findAsked(sentences, heading, language)
  const whole = () => {
    const all = readSentences(lines).map((sentence) => ({ ...sentence, isAddressed: true }))
    return findAsked(all, heading, language)
  }
  const isShort = below.found.length === 0 && sentences.length <= FEW_SENTENCES
  const { found, years, unread } = isShort ? whole() : below
  const asked = mergeFound(found)
    .slice(0, MAX_REQUIREMENTS)
    .map(({ group: [first, ...others], tier, years: withIt, line }): Omit<Requirement, 'id'> => {
      const { term, name, isKnown, kind } = first
      const anyOf = others.map((other) => ({ term: other.term, name: other.name }))
      return { term, name, isKnown, kind, tier, years: withIt, anyOf, line }
    })
  const told = [...findConditions(unread), ...findDuties(sentences)]
  const duties = told.map(({ term, line, tier }): Omit<Requirement, 'id'> => {
    const kind = 'responsibility'
    return {
      term,
      name: term,
      isKnown: false,
      kind,
      tier,
      years: null,
      anyOf: [],
      line,
    }
  })
  const named = asked.flatMap((one) =>
    one.tier === 'must' && one.years !== null ? [one.years] : [],
  )
  return {
    requirements: [...asked, ...duties].map((one, index) => ({
      id: `r${index}`,
      ...one,
      line: one.line.slice(0, MAX_LINE_CHARS),
    })),
    years: highest(years) ?? highest(named),
  }
}
