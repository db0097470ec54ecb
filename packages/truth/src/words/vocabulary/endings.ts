import { endings as german } from '../de/vocabulary/endings.ts'
import { endings as english } from '../en/vocabulary/endings.ts'
import { endings as spanish } from '../es/vocabulary/endings.ts'
import { endings as french } from '../fr/vocabulary/endings.ts'

/** Endings that bend a word and keep what it says, of all languages. */
export const endings = [english, french, german, spanish].join(' ')
