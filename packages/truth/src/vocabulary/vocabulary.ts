import { stem } from '@tailorbird/language'
import { families as familyLines, verbFamilies } from '../words/families/families.ts'
import { proposing, qualifiers } from '../words/vocabulary/qualifiers.ts'
import { light, lightVerbs } from '../words/vocabulary/light.ts'
import { making } from '../words/vocabulary/making.ts'
import { neutral, neutralOther } from '../words/vocabulary/neutral.ts'
import { committing, promising } from '../words/vocabulary/promises.ts'
import { asGoodAsLed, high, modest, shared } from '../words/vocabulary/ranks.ts'

const split = (words: string) => words.split(/\s+/).filter((word) => word !== '')
/** The stem of a word, or of each word of a phrase ('set_up'). */
const stemAll = (phrase: string) => phrase.split(/[_-]/).map(stem).join('_')
const readSet = (words: string) => new Set(split(words).map(stemAll))
/** Ranks are told by the form: 'directed' leads, 'direct' does not. */
const readForms = (words: string) => new Set(split(words).map((word) => word.replaceAll('-', '_')))

const neutralStems = new Set([
  ...readSet(neutral),
  ...readForms(neutral),
  ...readForms(neutralOther),
])
const modestStems = modest.map(readSet)
const promiseStems = readSet(promising)
const commitStems = readSet(committing)
const lightStems = new Set([...readSet(light), ...readForms(light)])
const makingStems = new Set([...readSet(making), ...readForms(making)])
/** The first word of a family of verbs. */
const verbStems = new Set([
  ...verbFamilies.split('\n').map((line) => stem((line.split(/[\s:<_]/)[0] ?? '').trim())),
  ...readSet(lightVerbs),
])
const sharedStems = readSet(shared)
const ledForms = readForms(high.led)
const ownedForms = readForms(high.owned)
const ledSourceStems = readSet(asGoodAsLed)
const qualifierNames = new Map<string, string[]>()
for (const [name, words] of Object.entries(qualifiers))
  for (const key of readSet(words))
    qualifierNames.set(key, [...(qualifierNames.get(key) ?? []), name])

function readFamilies(): Map<string, Set<string>> {
  const others = new Map<string, Set<string>>()
  const link = (one: string, other: string) => {
    const linked = others.get(one) ?? new Set()
    others.set(one, linked.add(other))
  }
  for (const line of familyLines.split('\n')) {
    const [head = '', ...rest] = split(line.replace(/:|<|`/, ' ')).map(stemAll)
    for (const other of rest) {
      link(head, other)
      if (!line.includes('<')) link(other, head)
      if (!/[:<]/.test(line)) for (const another of rest) link(other, another)
    }
  }
  return others
}

const families = readFamilies()

/** Each word with those that it may stand for, or that may stand for it. */
function readRelated(): Map<string, Set<string>> {
  const related = new Map([...families].map(([key, others]) => [key, new Set(others)]))
  for (const [key, others] of families)
    for (const other of others) {
      const back = related.get(other) ?? new Set()
      related.set(other, back.add(key))
    }
  return related
}

const relatives = readRelated()

/** Whether a word or phrase claims nothing. */
export const isNeutral = (form: string, key: string) =>
  neutralStems.has(form) || neutralStems.has(key)
/** Everything that a word (by its key) may stand for. */
export const listSynonyms = (key: string): ReadonlySet<string> => families.get(key) ?? NONE
/** Everything that a word may stand for, or that may stand for it. */
export const listRelated = (key: string): ReadonlySet<string> => relatives.get(key) ?? NONE
const NONE: ReadonlySet<string> = new Set()

/** Whether the thesaurus knows a word. */
export const isKnown = (key: string) => families.has(key)
/** Whether a verb makes a thing of any kind. */
export const makes = (key: string) => makingStems.has(key)

/** Whether a word by itself promises quality, reach, success or authority. */
export const promises = (key: string) => promiseStems.has(key)

/** Whether a word says that something was decided, granted or brought to an end: 'approved' is more than 'for approval'. */
export const commits = (key: string) => commitStems.has(key)
/** Whether a noun or an adjective carries a grammar and claims nothing, or follows from any narrower word. */
export const isLight = (form: string, key: string) => lightStems.has(form) || lightStems.has(key)
/** Whether a word is a verb of doing that the thesaurus has a family for. */
export const isVerb = (key: string) => verbStems.has(key.split('_', 1)[0] ?? '')

/** Words whose rank is modest: the person took part. */
export const MODEST_RANK = 1
export const LED_RANK = 3

/** How large a role a word claims, 0 (helped) to 4 (owned); undefined when it claims none. */
export function rankOf(form: string, key: string): number | undefined {
  const isPhrase = key.includes('_')
  if (ownedForms.has(form) || (isPhrase && ownedForms.has(key))) return 4
  if (ledForms.has(form) || (isPhrase && ledForms.has(key))) return LED_RANK
  const rank = modestStems.findIndex((stems) => stems.has(key))
  return rank < 0 ? undefined : rank
}
/** Whether a word of a source is enough for 'led'. */
export const allowsLed = (key: string) => ledSourceStems.has(key)
/** Whether a word says that a work was done together with others. */
export const isShared = (key: string) => sharedStems.has(key)
const PROPOSING = new RegExp(`^(?:${proposing})$`, 'i')

/** What a word limits in a claim ('proposed', 'basic'), by name. */
export function qualifiersOf(key: string, written = ''): readonly string[] {
  // 'Planned the move' is less than the move; 'care plans' are no plan of that kind.
  if (PROPOSING.test(written)) return ['proposed']
  return qualifierNames.get(key) ?? []
}

/** Phrases of several words, by the key of the first: how many words the longest has. */
function readPhrases(): { keys: Set<string>; longest: Map<string, number> } {
  const keys = new Set<string>()
  const longest = new Map<string, number>()
  const all = [
    neutral,
    neutralOther,
    familyLines,
    ...modest,
    shared,
    high.led,
    high.owned,
    asGoodAsLed,
    ...Object.values(qualifiers),
    promising,
    light,
  ]
  for (const word of all.flatMap(split)) {
    if (/[_-]/.test(word)) {
      const parts = word.split(/[_-]/)
      const [first = ''] = parts.map(stem)
      keys.add(stemAll(word))
      keys.add(parts.join('_'))
      for (const start of [first, parts[0] ?? ''])
        longest.set(start, Math.max(longest.get(start) ?? 0, parts.length))
    }
  }
  return { keys, longest }
}

const phrases = readPhrases()

/** How many of these words from `from` on are one phrase; 1 when they are none. */
export function measurePhrase(
  stems: readonly string[],
  forms: readonly string[],
  from: number,
): number {
  const most = Math.max(
    phrases.longest.get(stems[from] ?? '') ?? 1,
    phrases.longest.get(forms[from] ?? '') ?? 1,
  )
  for (let length = Math.min(most, stems.length - from); length > 1; length -= 1) {
    const join = (words: readonly string[]) => words.slice(from, from + length).join('_')
    if (phrases.keys.has(join(stems)) || phrases.keys.has(join(forms))) return length
  }
  return 1
}
