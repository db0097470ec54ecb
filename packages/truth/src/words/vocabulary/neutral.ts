import { neutral as german } from '../de/vocabulary/neutral.ts'
import { neutral as spanish } from '../es/vocabulary/neutral.ts'
import { neutral as french } from '../fr/vocabulary/neutral.ts'

export { neutral } from '../en/vocabulary/neutral.ts'

/** As the English ones, in French, German and Spanish. */
export const neutralOther = [french, german, spanish].join(' ')
