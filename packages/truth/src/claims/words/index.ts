import { stem } from '@tailorbird/language'
import type { ClaimWords } from './claim-words.ts'
import { english } from './en.ts'
import { french } from './fr.ts'
import { german } from './de.ts'
import { spanish } from './es.ts'

const LANGUAGES: readonly ClaimWords[] = [english, german, french, spanish]

/** A class of words around deeds. */
export type ClaimWordClass = keyof ClaimWords

const listAll = (name: ClaimWordClass) => LANGUAGES.flatMap((words) => words[name].split(' '))

/** 'USt' is no form of 'usted': who speaks to the reader is known by whole words. */
const isWhole = (name: ClaimWordClass) => name === 'addresses'

/** The classes, each with its words of all languages as they are written, and as stems. */
export const CLAIM_WORDS: ReadonlyMap<ClaimWordClass, ReadonlySet<string>> = new Map(
  (Object.keys(english) as ClaimWordClass[]).map((name) => [
    name,
    new Set(listAll(name).flatMap((word) => (isWhole(name) ? [word] : [word, stem(word)]))),
  ]),
)
