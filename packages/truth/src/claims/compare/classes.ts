import { foldWord, stem } from '@tailorbird/language'
import type { Reading } from '../../clauses/reading.ts'
import { add, type Signs } from './sign-list.ts'
import { CLAIM_WORDS, type ClaimWordClass } from '../words/index.ts'

/** Whether a word is of a class, in any language. */
export const isOf = (name: ClaimWordClass, written: string): boolean =>
  CLAIM_WORDS.get(name)?.has(foldWord(written)) === true

const listForms = ({ text }: Reading) =>
  [...text.matchAll(/[\p{L}\p{N}'’-]+/gu)].map(([word]) => foldWord(word))

const addStems = (forms: readonly string[]) => new Set(forms.flatMap((form) => [form, stem(form)]))

/** Words of a class that only one side has, and how many more or fewer of them a text has than its line. */
export function readClasses(
  signs: Signs,
  told: Reading,
  sources: readonly Reading[],
  target: Reading | undefined,
): void {
  const own = listForms(told)
  const [toldForms, sourceForms] = [addStems(own), addStems(sources.flatMap(listForms))]
  const lacks = (forms: ReadonlySet<string>) => (form: string) =>
    !forms.has(form) && !forms.has(stem(form))
  for (const [name, list] of CLAIM_WORDS) {
    const mine = own.filter((form) => list.has(form))
    add(signs, `told-new-${name}`, new Set(mine.filter(lacks(sourceForms))).size)
    if (!target) continue
    const lost = new Set(
      listForms(target)
        .filter((form) => list.has(form))
        .filter(lacks(toldForms)),
    )
    add(signs, `lost-${name}`, lost.size)
    add(signs, `all-lost-${name}`, mine.length === 0 && lost.size > 0)
    const count = ({ all }: Reading) =>
      all.filter(({ written }) => list.has(foldWord(written))).length
    add(signs, `fewer-${name}`, Math.max(0, count(target) - count(told)))
    add(signs, `more-${name}`, Math.max(0, count(told) - count(target)))
  }
}
