import { foldCase } from '../fold.ts'
import type { Language } from '../language.ts'
import type { HeadingNames } from './kinds.ts'
import { OWN_HEADINGS } from './index.ts'

const LANGUAGES = Object.entries(OWN_HEADINGS) as [Language, HeadingNames][]

let languages: ReadonlyMap<string, Language | undefined> | undefined

/** Of each heading the language that it is one of; undefined for one of several. */
function listLanguages(): ReadonlyMap<string, Language | undefined> {
  const all = new Map<string, Language | undefined>()
  for (const [language, names] of LANGUAGES)
    for (const name of new Set(Object.values(names).flat().map(foldCase)))
      all.set(name, all.has(name) ? undefined : language)
  return all
}

/** The language that a section's heading is in ('Berufserfahrung'); undefined where none or several have it. */
export function languageOfHeading(heading: string): Language | undefined {
  languages ??= listLanguages()
  return languages.get(foldCase(heading.trim()))
}
