import { across } from './across.ts'
import { families as german } from '../de/families/families.ts'
import { families as english } from '../en/families/families.ts'
import { families as spanish } from '../es/families/families.ts'
import { families as french } from '../fr/families/families.ts'

export { verbFamilies } from '../en/families/families.ts'

/** Families of words that say the same in a resume, of all languages. Format: see en/families/verbs-of-change.ts. */
export const families = [english, across, french, german, spanish].join('\n')
