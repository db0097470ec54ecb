import * as german from '../de/names/dotted.ts'
import * as english from '../en/names/dotted.ts'

/** Short forms whose point ends no sentence. */
export const dottedForms = [english.dottedForms, german.dottedForms].join('|')
