import { across as german } from '../de/families/across.ts'
import { across as english } from '../en/families/across.ts'
import { across as spanish } from '../es/families/across.ts'
import { across as french } from '../fr/families/across.ts'

const LANGUAGES = [english, german, french, spanish]
const join = (name: keyof typeof english) => LANGUAGES.map((words) => words[name]).join(' ')

/** Families whose words of all languages stand for each other. Format: see en/families/verbs-of-change.ts. */
export const across = [join('austria'), join('motherTongue')].join('\n')
