import { findTerms } from '@tailorbird/lexicon'
import { listJobWords, listOrdinaryWords } from '../words/find-language-words.ts'

/** 'toolsEstablish', 'TechnicianBrisket', 'PreferredNATE': small letters right before a capital. */
const GLUED =
  /(?<![\p{L}\p{N}])(\p{Lu}?\p{Ll}{2,}[.!]?)((?:\p{Lu}\p{Ll}+|\p{Lu}{2,}|\d)[\p{L}\p{N}]*)/gu
const CAMEL = /\p{Ll}\p{Lu}/u
const MAX_SPLITS = 500

/** 'SolidWorks', 'ServiceNow': one name, though both its halves are ordinary words. */
const isName = (whole: string) => findTerms(whole).some(({ written }) => written === whole)

/**
 * Gives back the line breaks that a copy has lost: 'toolsEstablish' is two lines where both are ordinary words, or
 * where the first one ends the name of a job or a heading. 'JavaScript' and 'ServiceTitan' stay.
 */
export function splitGlued(line: string): string[] {
  if (!CAMEL.test(line) && !/\p{Ll}\d/u.test(line)) return [line]
  const ordinary = listOrdinaryWords()
  const jobs = listJobWords()
  let splits = 0
  const marked = line.replaceAll(GLUED, (whole, first: string, second: string) => {
    const before = first.toLowerCase().replace(/[.!]$/, '')
    const [own = ''] = /^\p{Lu}?\p{Ll}*/u.exec(second) ?? []
    const isBoth = ordinary.has(before) && ordinary.has(own.toLowerCase()) && own.length > 2
    const isEnd = jobs.has(before) || /[.!]$/.test(first)
    const isGlued = isBoth || (isEnd && CAMEL.test(whole.replace(/[.!]/, '')))
    if (!isGlued || splits >= MAX_SPLITS || isName(whole)) return whole
    splits += 1
    return `${first}\n${second}`
  })
  return marked.split('\n')
}
