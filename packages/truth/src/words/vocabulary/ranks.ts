import * as de from '../de/vocabulary/ranks.ts'
import * as en from '../en/vocabulary/ranks.ts'
import * as es from '../es/vocabulary/ranks.ts'
import * as fr from '../fr/vocabulary/ranks.ts'

const LANGUAGES = [en, fr, de, es] as const
type Words = (typeof LANGUAGES)[number]
const join = (pick: (words: Words) => string) => LANGUAGES.map(pick).join(' ')

/**
 * How large a role a word claims: assisted < contributed < built < led < owned. The words of 'built' are
 * families of their own; what is here are the ends. `_` joins the words of a phrase.
 */
export const modest = [
  // The person helped somebody else.
  join(({ modest: { helped } }) => helped),
  // The person did a part of it.
  join(({ modest: { contributed } }) => contributed),
]

/** What keeps a shared work shared: another way to say that the person did it together with others. */
export const shared = join((words) => words.shared)

/** Words of the highest roles, by rank. */
export const high = {
  led: join(({ high: { led } }) => led),
  owned: join(({ high: { owned } }) => owned),
}

/** What a source may say for 'led', though itself it claims less. */
export const asGoodAsLed = join((words) => words.asGoodAsLed)
