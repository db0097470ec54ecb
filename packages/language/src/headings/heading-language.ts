import { foldCase } from '../fold.ts'
import type { Language } from '../language.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'

const NAMES = { en: english, de: german, fr: french, es: spanish }
const LANGUAGES: readonly Language[] = ['en', 'de', 'fr', 'es']

let languages: ReadonlyMap<string, Language | undefined> | undefined

/** Of each heading the language that it is one of; undefined for one of several. */
function listLanguages(): ReadonlyMap<string, Language | undefined> {
  const all = new Map<string, Language | undefined>()
  for (const language of LANGUAGES)
    for (const name of new Set(Object.values(NAMES[language]).flat().map(foldCase)))
      all.set(name, all.has(name) ? undefined : language)
  return all
}

/** The language that a section's heading is in ('Berufserfahrung'); undefined where none or several have it. */
export function languageOfHeading(heading: string): Language | undefined {
  languages ??= listLanguages()
  return languages.get(foldCase(heading.trim()))
}
