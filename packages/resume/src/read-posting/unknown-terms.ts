import { findTerms } from '../lexicon/find-terms.ts'

const CUE =
  /(?:experience (?:with|in|using)|knowledge of|proficien(?:t|cy) (?:in|with)|familiar(?:ity)? with|expertise in|skilled in|certified in|trained in|working with|use of|erfahrung (?:mit|in)|kenntnisse in|maîtrise d[eu']|connaissance d[eu']|experiencia (?:con|en)|conocimientos de)\s+/giu
const NAME =
  /^(?:[\p{Lu}][\p{L}\p{N}+#.]*|[\p{Ll}]+[\p{Lu}][\p{L}\p{N}]*)(?:[ -][\p{Lu}][\p{L}\p{N}+#]*){0,2}/u
/** German writes every noun with a capital: there, only names with more capitals or digits stand out. */
const STANDS_OUT = /\p{Lu}.*\p{Lu}|\d/u
const GERMAN = /(?:^|\s)(?:und|mit|der|die|das|oder|von)\s/iu
const COMMON =
  /^(?:The|A|An|Our|Your|All|Any|Other|One|Both|Modern|Various|Large|Enterprise|Strong|I|We|You|English|Canadian|American|North|Similar|Senior|Junior)\b/u

/**
 * Names that the lexicon does not know, only right behind words such as 'experience with', at most
 * one per cue: a posting's unknown tool is worth showing, a guess is not.
 */
export function findUnknownTerms(line: string): string[] {
  const names: string[] = []
  for (const cue of line.matchAll(CUE)) {
    const from = cue.index + cue[0].length
    const name = NAME.exec(line.slice(from, from + 60))?.[0].replace(/[.,]+$/, '') ?? ''
    const isName =
      name.length > 1 && !COMMON.test(name) && (!GERMAN.test(line) || STANDS_OUT.test(name))
    if (isName && findTerms(line.slice(from, from + name.length + 1)).length === 0) names.push(name)
  }
  return names
}
