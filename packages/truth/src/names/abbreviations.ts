import { foldWord, rememberOf, stem } from '@tailorbird/language'
import { findExpansion, isContraction, isShortForm, mayContract } from './find-expansion.ts'
import { says, type Reading } from '../clauses/reading.ts'
import { abbreviations } from '../words/names/abbreviations.ts'
import { genitiveEndings } from '../words/deeds/deed-endings.ts'
import { genitiveForms } from '../words/names/name-cues.ts'

const expansions = new Map<string, string[][]>()
for (const entry of abbreviations.split(/[,\n]/)) {
  const [short = '', ...long] = entry.trim().split(' ')
  if (long.length > 0) expansions.set(short, [...(expansions.get(short) ?? []), long])
}

/** What a short form stands for, each as words; empty when it is no known short form. */
export const expand = (short: string): readonly string[][] => expansions.get(short) ?? []

const GENITIVE = new RegExp(`${genitiveEndings}$`)

/** Words that an abbreviation may stand for: no figures, and short forms only as such. */
const readForms = rememberOf(({ text }: Reading): string[] => {
  const isLoud = text === text.toUpperCase()
  return (text.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu) ?? []).map((word) =>
    /\d/.test(word)
      ? ''
      : isShortForm(word) && !isLoud
        ? word
        : foldWord(word).replace(GENITIVE, ''),
  )
})

const isContracted = (short: string, words: readonly string[]) =>
  words.some((word) => isContraction(short, word))

/** More different words than this have no line of a resume. */
const MAX_WRITTEN = 400
/** Nor more that may be short for others. */
const MAX_SHORTS = 60

/** A word that may be short for others. */
interface Short {
  written: string
  form: string
  /** Of the beginnings of words: 'RN'. */
  isShort: boolean
  /** What it is known to stand for. */
  long: readonly string[][]
}

const readShorts = rememberOf(({ text }: Reading): Short[] => {
  const words = [...new Set(text.match(/[\p{L}\p{N}&]+/gu))].slice(0, MAX_WRITTEN)
  const shorts = words.flatMap((word): Short[] => {
    const form = foldWord(word)
    const [isShort, long] = [isShortForm(word), expand(form)]
    return isShort || long.length > 0 || mayContract(form)
      ? [{ written: word, form, isShort, long }]
      : []
  })
  return shorts.slice(0, MAX_SHORTS)
})

const abbreviatedOf = rememberOf((told: Reading) =>
  rememberOf((source: Reading) => findAbbreviated(told, source)),
)

/**
 * Words of a text that are short for words of the other, or words of the other's short forms, in small
 * letters: 'RN' for 'registered nurse', and back.
 */
export const listAbbreviated = (told: Reading, source: Reading): ReadonlySet<string> =>
  abbreviatedOf(told)(source)

function findAbbreviated(told: Reading, source: Reading): Set<string> {
  const found = new Set<string>()
  for (const { written, form, isShort, long } of readShorts(told)) {
    const sourceForms = readForms(source)
    if (isShort && findExpansion(written, sourceForms)) {
      for (const part of written.match(/[\p{L}\p{N}]+/gu) ?? []) found.add(foldWord(part))
    }
    if (
      isContracted(form, sourceForms) ||
      long.some((words) =>
        words.every((word) => says(source, stem(word)) || source.forms.has(word)),
      )
    )
      found.add(form)
  }
  for (const { written, form, isShort, long } of readShorts(source)) {
    const toldForms = readForms(told)
    const isBeside = told.text.includes(`(${written})`)
    const run = isShort ? findExpansion(written, toldForms, isBeside) : undefined
    for (const one of run ? toldForms.slice(...run) : [])
      for (const ending of ['', ...genitiveForms]) found.add(foldWord(one) + ending)
    for (const one of toldForms) if (isContraction(form, one)) found.add(one)
    for (const words of long)
      if (words.every((word) => told.forms.has(word) || told.keys.has(stem(word))))
        for (const one of told.forms)
          if (words.some((word) => stem(word) === stem(one))) found.add(one)
  }
  return found
}
