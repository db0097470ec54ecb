import * as english from '../en/equals/fillers.ts'
import * as german from '../de/equals/fillers.ts'
import * as french from '../fr/equals/fillers.ts'
import * as spanish from '../es/equals/fillers.ts'
import { joinWords } from '../join-words.ts'

/** Of all languages; what each says stands beside it in the folders of the languages. */
export const { again, between, duties, fillers } = joinWords([english, german, french, spanish])
