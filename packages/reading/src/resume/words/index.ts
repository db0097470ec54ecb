import { arabic } from './ar.ts'
import { catalan } from './ca.ts'
import { czech } from './cs.ts'
import { welsh } from './cy.ts'
import { danish } from './da.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { estonian } from './et.ts'
import { finnish } from './fi.ts'
import { french } from './fr.ts'
import { irish } from './ga.ts'
import { croatian } from './hr.ts'
import { hungarian } from './hu.ts'
import { indonesian } from './id.ts'
import { international } from './international.ts'
import { italian } from './it.ts'
import { dutch } from './nl.ts'
import { norwegian } from './no.ts'
import { polish } from './pl.ts'
import { portuguese } from './pt.ts'
import type { FieldKind, LanguageWords, WordLists } from './resume-words.ts'
import { romanian } from './ro.ts'
import { swedish } from './sv.ts'
import { turkish } from './tr.ts'

const LANGUAGES: readonly LanguageWords[] = [
  english,
  german,
  french,
  spanish,
  portuguese,
  italian,
  dutch,
  polish,
  arabic,
  catalan,
  croatian,
  czech,
  danish,
  estonian,
  finnish,
  hungarian,
  indonesian,
  irish,
  norwegian,
  romanian,
  swedish,
  turkish,
  welsh,
  international,
]

/** A pattern that nothing fits. */
const NONE = '(?!)'

const split = (list: string | undefined, mark: RegExp) =>
  (list ?? '')
    .split(mark)
    .map((word) => word.trim())
    .filter((word) => word !== '')
const escape = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** One source for words and patterns, each of them once. */
const join = (words: readonly string[], patterns: readonly string[]) =>
  [...new Set([...words.map(escape), ...patterns])].join('|') || NONE

/** The words for one thing in all languages, or in those that fit. */
export const listWords = (
  kind: keyof WordLists,
  fits: (words: LanguageWords) => boolean = () => true,
): string[] => [...new Set(LANGUAGES.filter(fits).flatMap((words) => split(words[kind], /,/)))]

/** The patterns for one thing in all languages, in their order. */
export const listPatterns = (kind: keyof WordLists): string[] =>
  LANGUAGES.flatMap(({ patterns }) => split(patterns?.[kind], /\s\|\s/))

/** What all languages say for one thing, as the source of an expression: a resume may mix them. */
export const anyOf = (kind: keyof WordLists): string => join(listWords(kind), listPatterns(kind))

/** All languages' labels of a field, as the source of an expression. */
export const anyLabel = (kind: FieldKind): string =>
  join(
    LANGUAGES.flatMap(({ labels }) => split(labels?.[kind], /,/)),
    LANGUAGES.flatMap(({ labelPatterns }) => split(labelPatterns?.[kind], /\s\|\s/)),
  )
