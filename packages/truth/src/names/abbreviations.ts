import { foldWord, stem } from '@tailorbird/language'
import { findExpansion, isContraction, isShortForm } from './find-expansion.ts'
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
function formsOf(text: string): string[] {
  const isLoud = text === text.toUpperCase()
  return (text.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu) ?? []).map((word) =>
    /\d/.test(word)
      ? ''
      : isShortForm(word) && !isLoud
        ? word
        : foldWord(word).replace(GENITIVE, ''),
  )
}

const isContracted = (short: string, words: readonly string[]) =>
  words.some((word) => isContraction(short, word))

/** More different words than this have no line of a resume. */
const MAX_WRITTEN = 400

interface Written {
  forms: string[]
  words: string[]
}

const writtenOf = new WeakMap<Reading, Written>()
function readWritten(reading: Reading): Written {
  const known = writtenOf.get(reading)
  if (known) return known
  const { text } = reading
  const words = [...new Set(text.match(/[\p{L}\p{N}&]+/gu))].slice(0, MAX_WRITTEN)
  const written = { forms: formsOf(text), words }
  writtenOf.set(reading, written)
  return written
}

const abbreviatedOf = new WeakMap<Reading, WeakMap<Reading, Set<string>>>()

/**
 * Words of a text that are short for words of the other, or words of the other's short forms, in small
 * letters: 'RN' for 'registered nurse', and back.
 */
export function listAbbreviated(told: Reading, source: Reading): ReadonlySet<string> {
  const others = abbreviatedOf.get(told) ?? new WeakMap<Reading, Set<string>>()
  abbreviatedOf.set(told, others)
  const found = others.get(source) ?? findAbbreviated(told, source)
  others.set(source, found)
  return found
}

function findAbbreviated(told: Reading, source: Reading): Set<string> {
  const found = new Set<string>()
  const { forms: toldForms, words: toldWords } = readWritten(told)
  const { forms: sourceForms, words: sourceWords } = readWritten(source)
  for (const written of toldWords) {
    const form = foldWord(written)
    if (isShortForm(written) && findExpansion(written, sourceForms)) {
      for (const part of written.match(/[\p{L}\p{N}]+/gu) ?? []) found.add(foldWord(part))
    }
    if (
      isContracted(form, sourceForms) ||
      expand(form).some((words) =>
        words.every((word) => says(source, stem(word)) || source.forms.has(word)),
      )
    )
      found.add(form)
  }
  for (const written of sourceWords) {
    const isBeside = told.text.includes(`(${written})`)
    const run = isShortForm(written) ? findExpansion(written, toldForms, isBeside) : undefined
    for (const form of run ? toldForms.slice(...run) : [])
      for (const ending of ['', ...genitiveForms]) found.add(foldWord(form) + ending)
    for (const long of toldForms) if (isContraction(foldWord(written), long)) found.add(long)
    for (const words of expand(foldWord(written)))
      if (words.every((word) => told.forms.has(word) || told.keys.has(stem(word))))
        for (const form of told.forms)
          if (words.some((word) => stem(word) === stem(form))) found.add(form)
  }
  return found
}
