import { making as german } from '../de/vocabulary/making.ts'
import { making as english } from '../en/vocabulary/making.ts'
import { making as spanish } from '../es/vocabulary/making.ts'
import { making as french } from '../fr/vocabulary/making.ts'

/** Verbs that make a thing of any kind: with the noun of a doing they say no more than its verb. Of all languages. */
export const making = [english, french, german, spanish].join(' ')
