import { abbreviations as german } from '../de/names/abbreviations.ts'
import { abbreviations as english } from '../en/names/abbreviations.ts'
import { abbreviations as spanish } from '../es/names/abbreviations.ts'
import { abbreviations as french } from '../fr/names/abbreviations.ts'

/** Short forms before what they stand for, of all languages. */
export const abbreviations = [english, german, french, spanish].join('\n')
