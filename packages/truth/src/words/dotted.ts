import * as german from './de/dotted.ts'
import * as english from './en/dotted.ts'

/** Short forms whose point ends no sentence. */
export const dottedForms = [english.dottedForms, german.dottedForms].join('|')
