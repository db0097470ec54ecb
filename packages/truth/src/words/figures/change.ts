import * as de from '../de/figures/change.ts'
import * as en from '../en/figures/change.ts'
import * as es from '../es/figures/change.ts'
import * as fr from '../fr/figures/change.ts'

const LANGUAGES = [en, fr, de, es] as const
type Words = (typeof LANGUAGES)[number]
const join = (pick: (words: Words) => string) => LANGUAGES.map(pick).join(' ')

/** Verbs and nouns of change by their direction, for lines whose figures show it. Of all languages. */
export const change = {
  up: join(({ change: { up } }) => up),
  down: join(({ change: { down } }) => down),
  better: join(({ change: { better } }) => better),
  over: join(({ change: { over } }) => over),
}

/** What a result may be held against. */
export const targets = join((words) => words.targets)
