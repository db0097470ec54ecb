import { neutral as german } from './de/neutral.ts'
import { neutral as spanish } from './es/neutral.ts'
import { neutral as french } from './fr/neutral.ts'

export { neutral } from './en/neutral.ts'

/** As the English ones, in French, German and Spanish. */
export const neutralOther = [french, german, spanish].join(' ')
