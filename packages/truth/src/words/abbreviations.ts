import { abbreviations as german } from './de/abbreviations.ts'
import { abbreviations as english } from './en/abbreviations.ts'
import { abbreviations as spanish } from './es/abbreviations.ts'
import { abbreviations as french } from './fr/abbreviations.ts'

/** Short forms before what they stand for, of all languages. */
export const abbreviations = [english, german, french, spanish].join('\n')
