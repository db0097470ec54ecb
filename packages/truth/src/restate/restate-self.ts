import { foldWord } from '@tailorbird/language'
import { self } from '../words/equals/equals.ts'

const OPENING = new RegExp(String.raw`^((?:${self}))(\p{L}[\p{L}’']*)`, 'iu')
const FIRST = /^\p{L}[\p{L}’']*/u

/** A text that begins with the verb of a line in the first person, in that person: 'Swept the hall' as 'I swept the hall'. */
export function restateSelf(told: string, sources: readonly string[]): string {
  const first = foldWord(FIRST.exec(told)?.[0] ?? '')
  const opening = sources
    .map((source) => OPENING.exec(source))
    .find((one) => one !== null && foldWord(one[2] ?? '') === first)
  return opening ? `${opening[1]}${told}` : told
}
