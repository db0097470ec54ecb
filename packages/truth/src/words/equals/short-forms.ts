import * as english from '../en/equals/short-forms.ts'
import * as german from '../de/equals/short-forms.ts'
import * as french from '../fr/equals/short-forms.ts'
import * as spanish from '../es/equals/short-forms.ts'

const LANGUAGES = [english, german, french, spanish]

/** Short forms before what they stand for, of all languages; what each says stands beside it in their folders. */
export const shortForms = LANGUAGES.map((words) => words.shortForms.trim()).join('\n')

/** Short forms that may stand for more than one word. */
export const unclearForms = LANGUAGES.map((words) => words.unclearForms).join('|')
