import { foldWord, stem } from '@tailorbird/language'
import type { Reading } from '../clauses/reading.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { because } from '../reasons/write-reason.ts'

/** So many characters are looked at on each side: a hostile text would take long. */
const REACH = 60

/** A figure as the text has it; within a name the whole of it: 'S/4HANA'. */
function writeWhole(text: string, { written, start, end }: Quantity): string {
  const before = /[\p{L}\p{N}./-]*$/u.exec(text.slice(Math.max(0, start - REACH), start))?.[0] ?? ''
  const after = /^[\p{L}\p{N}]*/u.exec(text.slice(end, end + REACH))?.[0] ?? ''
  return /\p{L}/u.test(before + after) ? `${before}${text.slice(start, end)}${after}` : written
}

/** A figure with two words on each side: 'shift in 42 operators per shift'. */
function writePhrase(text: string, { start, end }: Quantity): string {
  const before =
    /(?:\S+\s+){0,2}\S*$/u.exec(text.slice(Math.max(0, start - REACH), start))?.[0] ?? ''
  const after = /^\S*(?:\s+\S+){0,2}/u.exec(text.slice(end, end + REACH))?.[0] ?? ''
  return `${before}${text.slice(start, end)}${after}`.replace(/^[\s,;:(]+|[\s,;:.)]+$/gu, '')
}

/** A phrase apart from its words' forms. */
const fold = (phrase: string) =>
  phrase
    .split(/\s+/)
    .map((word) => stem(foldWord(word)))
    .join(' ')

/** What is wrong with a figure: no source has it, or one says something else with it ('about 35', and not 'over 35'). */
export function blameFigure({ text }: Reading, quantity: Quantity, sources: readonly Reading[]) {
  const unsaid = writeWhole(text, quantity)
  const told = writePhrase(text, quantity)
  const known = sources
    .flatMap((source) =>
      source.quantities
        .filter(
          ({ amount, dimension }) => amount === quantity.amount && dimension === quantity.dimension,
        )
        .map((other) => writePhrase(source.text, other)),
    )
    .find((phrase) => fold(phrase) !== fold(told))
  const reason =
    known === undefined ? because('figure-unsaid', unsaid) : because('instead', known, told)
  return { kind: 'figure' as const, ...reason, unsaid }
}
