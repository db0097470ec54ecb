import { qualifiers as german } from './de/qualifiers.ts'
import { qualifiers as english } from './en/qualifiers.ts'
import { qualifiers as spanish } from './es/qualifiers.ts'
import { qualifiers as french } from './fr/qualifiers.ts'

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
