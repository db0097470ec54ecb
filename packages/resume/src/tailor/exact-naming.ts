import { findTerms } from '../lexicon/find-terms.ts'
import { tokenize } from '../lexicon/tokens.ts'

/** 'Kubernetes', 'k8s': names, not words of a sentence, so that swapping them keeps the grammar. */
const isName = (text: string) => /^\p{Lu}\S*$|\d/u.test(text)

/** Whether two names differ in more than case and plural. */
const isOtherName = (one: string, other: string) => {
  const fold = (text: string) =>
    tokenize(text)
      .map(({ norm }) => norm)
      .join(' ')
  return fold(one) !== fold(other)
}
/** A part of a compound ('SPS-Steuerung') stays. */
const isPart = (text: string, start: number, end: number) =>
  text.charAt(start - 1) === '-' || text.charAt(end) === '-'

/** The text with the posting's own names for the skills it names otherwise ('Postgres' as 'PostgreSQL'). */
export function nameExactly(text: string, names: ReadonlyMap<string, string>): string {
  let result = text
  for (const { term, written, start, end } of findTerms(text).toReversed()) {
    const asked = names.get(term.name)
    const isOther = asked !== undefined && isOtherName(asked, written) && !isPart(text, start, end)
    // The posting may use a short form; the full name is what every reader finds.
    const name =
      asked !== undefined && asked.length < term.name.length && isName(term.name)
        ? term.name
        : asked
    if (term.kind === 'skill' && isOther && name !== undefined && isName(name) && isName(written))
      result = result.slice(0, start) + name + result.slice(end)
  }
  return result
}
