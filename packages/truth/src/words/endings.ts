import { endings as german } from './de/endings.ts'
import { endings as english } from './en/endings.ts'
import { endings as spanish } from './es/endings.ts'
import { endings as french } from './fr/endings.ts'

/** Endings that bend a word and keep what it says, of all languages. */
export const endings = [english, french, german, spanish].join(' ')
