import * as english from '../en/equals/deeds.ts'
import * as german from '../de/equals/deeds.ts'
import * as french from '../fr/equals/deeds.ts'
import * as spanish from '../es/equals/deeds.ts'

/** How the verbs of each language bend, and which are one deed. */
export const deedLanguages = [english, german, french, spanish]
