import { findTerms, listKinds } from '@tailorbird/lexicon'

/** A few words in brackets. */
const BRACKET = /\s\(([\p{L}\d][^()]{1,40})\)/gu

/** The one skill that a text is a name of; undefined when it says anything else. */
function nameSkill(text: string): string | undefined {
  const [hit, ...others] = findTerms(text)
  const isWhole = hit !== undefined && others.length === 0 && hit.written.length === text.length
  return isWhole && hit.term.kind === 'skill' ? hit.term.name : undefined
}

/**
 * A text without the kinds that it names behind a thing in brackets: 'NetSuite (ERP)' says no more than 'NetSuite'. Only what the
 * lexicon calls a kind of it goes, and only where the original does not say it there.
 */
export function dropNamedKinds(text: string, original: string): string {
  if (!text.includes(' (')) return text
  const hits = findTerms(text)
  return text.replaceAll(BRACKET, (bracket, kind: string, at: number) => {
    const thing = hits.find(({ end }) => end === at)
    const name = nameSkill(kind)
    if (!thing || name === undefined || original.includes(thing.written + bracket)) return bracket
    return listKinds(thing.term.name).has(name) ? '' : bracket
  })
}
