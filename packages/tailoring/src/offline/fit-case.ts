import { isUntranslated } from '@tailorbird/lexicon'
import type { Language } from '@tailorbird/language'

/** 'Infrastructure as code', and not 'ERP', 'GitHub', 'Google Analytics'. */
const PHRASE = /^\p{Lu}[\p{Ll}-]*(?:\s[^\p{Lu}\d]+)?$/u

/**
 * A term as it stands within a sentence: a posting's line begins with a capital, a name keeps its own.
 * @param proof the text that has it: what it writes small is no name
 */
export function fitCase(term: string, proof: string, language: Language): string {
  const small = term.charAt(0).toLowerCase() + term.slice(1)
  const [first = ''] = term.split(/\s/)
  const isPhrase =
    PHRASE.test(term) && !isUntranslated(first) && (/\s/.test(term) || proof.includes(small))
  return language === 'de' || !isPhrase ? term : small
}
