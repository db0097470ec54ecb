import { qualifiers as german } from '../de/vocabulary/qualifiers.ts'
import { qualifiers as english } from '../en/vocabulary/qualifiers.ts'
import { qualifiers as spanish } from '../es/vocabulary/qualifiers.ts'
import { qualifiers as french } from '../fr/vocabulary/qualifiers.ts'

export { proposing } from '../en/vocabulary/qualifiers.ts'

const LANGUAGES = [english, german, french, spanish]
const join = (name: keyof typeof english) => LANGUAGES.map((words) => words[name]).join(' ')

/** Words that limit what a text claims, by what they say. One of the same line may stand for another; none may be lost, or the claim grows. */
export const qualifiers = {
  proposed: join('proposed'),
  unfinished: join('unfinished'),
  basic: join('basic'),
  negated: join('negated'),
  nominated: join('nominated'),
  lapsed: join('lapsed'),
  second: join('second'),
  partly: join('partly'),
}
