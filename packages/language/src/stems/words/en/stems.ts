import type { StemWords } from '../stem-words.ts'
import { derived } from './derived.ts'
import { irregular } from './irregular.ts'
import { spell } from './spell.ts'

const exceptions = new Map(
  irregular
    .trim()
    .split('\n')
    .toReversed()
    .flatMap((line) => {
      const forms = line.split(' ')
      return forms.map((form) => [form, forms[0] ?? form] as const)
    }),
)

/** 'Remade' is from 'remake' as 'made' is from 'make'. */
function readPrefixed(word: string): string | undefined {
  const prefix = PREFIX.exec(word)?.[0]
  const base = prefix === undefined ? undefined : exceptions.get(word.slice(prefix.length))
  return base === undefined ? undefined : `${prefix}${base}`
}
const PREFIX = /^(?:re|over|under|out|mis|un)(?=.{3})/

/** Derived words, with the word that they come from. */
const bases = new Map(
  derived
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [base = '', ...others] = line.split(' ')
      return others.map((word) => [word, base] as const)
    }),
)

const undouble = (word: string) =>
  word.length > 3 && /([bdgmnprt])\1$/.test(word) ? word.slice(0, -1) : word
/** 'making' and 'wired' lost the e of 'make' and 'wire'. */
const restore = (word: string) =>
  /^[^aeiou]{1,2}[aeiou][^aeiouwxy]$/.test(word) ? `${word}e` : word

function stripPlural(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:sses|xes|ches|shes)$/.test(word)) return word.slice(0, -2)
  return /[^siu]s$/.test(word) ? word.slice(0, -1) : word
}

function stripEnding(word: string): string {
  if (word.endsWith('ied') && word.length > 4) return `${word.slice(0, -3)}y`
  if (word.endsWith('ying') && word.length > 6) return word.slice(0, -3)
  const ending =
    word.length >= 6 && word.endsWith('ing') ? 3 : word.length >= 5 && /[^e]ed$/.test(word) ? 2 : 0
  if (ending > 0) {
    const base = word.slice(0, -ending)
    return /([bdgmnprt])\1$/.test(base) ? undouble(base) : restore(base)
  }
  if (word.length >= 9 && word.endsWith('ment')) return word.slice(0, -4)
  if (word.length >= 7 && word.endsWith('ion')) return word.slice(0, -3)
  return word
}

function strip(word: string): string {
  if (/\d|[+#]/.test(word) || word.length <= 3) return word
  const single = stripPlural(word)
  // 'Beds' and 'flowerbeds' are no past tenses.
  const isNoun = single !== word && single.endsWith('ed')
  const base = exceptions.get(single) ?? (isNoun ? single : stripEnding(single))
  const known = exceptions.get(base) ?? base
  if (known.length > 5 && known.endsWith('ll')) return known.slice(0, -1)
  return known.length > 4 && known.endsWith('e') ? known.slice(0, -1) : known
}

/** English; a light relative of Porter's stemmer. */
export const english: StemWords = {
  spell,
  stem: (word) => {
    const folded = spell(word.replaceAll(/['’](?:s$)?/g, ''))
    const single = stripPlural(folded)
    return (
      exceptions.get(folded) ??
      strip(readPrefixed(folded) ?? bases.get(folded) ?? bases.get(single) ?? folded)
    )
  },
}
