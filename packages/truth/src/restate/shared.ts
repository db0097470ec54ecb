import { roleArticles } from '../words/deeds/determiners.ts'
import { articles, joints, jointsByLanguage } from '../words/equals/small-words.ts'
import {
  adjectives,
  adjectiveJoints,
  amounts,
  barePrepositions,
  headFirst,
  materials,
  nounJoints,
  phrasesOfKind,
  shortPrepositions,
} from '../words/equals/shared-words.ts'
import { listTokens, type Token } from './tokens.ts'

const JOINT = new RegExp(`^(?:${joints})$`, 'u')
const MATERIAL = new RegExp(`^(?:${materials})$`, 'u')
const ADJECTIVES = adjectives.map((words, at) => ({
  joint: new RegExp(`^(?:${jointsByLanguage[at]})$`),
  word: new RegExp(`^(?:${words})$`, 'u'),
}))

const HEAD_FIRST = new RegExp(`^(?:${headFirst})$`, 'u')
const KIND = new RegExp(`^(?:${phrasesOfKind})$`, 'u')
const AMOUNT = new RegExp(`^(?:${amounts})$|^\\d`, 'u')
/** Nouns stand before nouns that they are part of: 'day shifts'. */
const NOUN_JOINT = new RegExp(`^(?:${nounJoints})$`, 'u')
/** Adjectives stand behind what they are about: 'riesgos laborales'. */
const ADJECTIVE_JOINT = new RegExp(`^(?:${adjectiveJoints})$`, 'u')
const OF = new RegExp(`^(?:${shortPrepositions})$`, 'u')
const BARE = new RegExp(`^(?:${barePrepositions})$`, 'u')
const ARTICLE = new RegExp(`^(?:${articles}|${roleArticles})$`, 'u')
/** What is shared has so many words at most, and so has what it is shared by. */
const MAX_SHARED = 5
const MAX_OWN = 3
/** Longer lists are compared as they are. */
const MAX_TOKENS = 120

/** A stretch in which a thing is said twice, with the words of the same that says it once. */
export interface Shared {
  long: readonly Token[]
  short: readonly string[]
}

export const forms = (tokens: readonly Token[]) => tokens.map(({ form }) => form)
const sameForms = (one: readonly Token[], other: readonly Token[]) =>
  one.length === other.length && one.every(({ form }, at) => form === other[at]?.form)
const saysThing = (tokens: readonly Token[]) =>
  tokens.some(({ form, written }) => form.length > 3 && !HEAD_FIRST.test(written.toLowerCase()))

/** Whether nothing but spaces, or one comma, stands between the words. */
export const isUnbroken = (text: string, tokens: readonly Token[]) =>
  tokens
    .slice(1)
    .every(({ start }, at) => /^(?:,? |['’]|-? ?)$/u.test(text.slice(tokens[at]?.end, start)))

/** Whether a word is an adjective before its noun, in the language of what joins two things. */
const isAdjective = (word: Token, by: Token) =>
  ADJECTIVES.some(({ joint, word: adjective }) => joint.test(by.form) && adjective.test(word.form))

/**
 * Whether a word may stand before the second of two nouns only as part of it: 'day and night shifts', and not 'wine and beer glasses', 'certified
 * welders and fitters', 'French and German grammar'.
 */
function isBound(word: Token, joint: Token): boolean {
  const { written, form, start } = word
  if ((start > 0 && /^\p{Lu}/u.test(written)) || AMOUNT.test(form) || MATERIAL.test(form))
    return false
  const isNoun = !/(?:s|ing|ed)$/.test(form) && !HEAD_FIRST.test(form)
  return isAdjective(word, joint) || (NOUN_JOINT.test(joint.form) && isNoun)
}

/** 'Domestic properties and commercial properties', which may be 'domestic and commercial properties'. */
function findSharedEnd(text: string, tokens: readonly Token[], at: number): Shared[] {
  const found: Shared[] = []
  for (let size = 1; size <= 2; size += 1) {
    const noun = tokens.slice(at - size, at)
    const [own] = tokens.slice(Math.max(0, at - size - 1), Math.max(0, at - size))
    const joint = tokens[at]
    if (!own || !joint || noun.length < size || !saysThing(noun) || !isBound(own, joint)) continue
    for (let gap = 1; gap <= MAX_OWN; gap += 1) {
      const again = tokens.slice(at + 1 + gap, at + 1 + gap + size)
      const long = tokens.slice(at - size - 1, at + 1 + gap + size)
      if (!sameForms(noun, again) || !isUnbroken(text, long)) continue
      const other = tokens.slice(at + 1, at + 1 + gap)
      if (/^\p{Lu}/u.test(other.at(-1)?.written ?? '')) continue
      found.push({ long, short: [own.form, ...forms(tokens.slice(at, at + 1 + gap + size))] })
    }
  }
  return found
}

/** What is said twice, and what each of the two is of its own. */
interface Headed {
  head: readonly Token[]
  own: readonly Token[]
  other: readonly Token[]
  joint: Token
  /** Before the noun of the head. */
  before: Token | undefined
}

/** Whether the second of two can belong to nothing but the noun of the first. */
function isOfHead({ head, own, other, joint, before }: Headed): boolean {
  const [one, two] = [own[0]?.form ?? '', other[0]?.form ?? '']
  if (head.some((word) => AMOUNT.test(word.form) || isAdjective(word, joint))) return false
  if ([2, 3].some((size) => KIND.test(forms(other.slice(0, size)).join(' ')))) return true
  const isBefore = before !== undefined && HEAD_FIRST.test(before.form)
  const hasArticle = isBefore && !BARE.test(before.form)
  const [isSmall, isOtherSmall] = [HEAD_FIRST.test(one), HEAD_FIRST.test(two)]
  // 'D'ornement' behind 'des arbres' is of the trees, and 'des champs' behind 'des machines' may be of anything.
  if (OF.test(two)) {
    const isBare = BARE.test(two) && !ARTICLE.test(other[1]?.form ?? '')
    const isPlaced = isBefore && !OF.test(before.form) && !ARTICLE.test(before.form)
    return isPlaced || (hasArticle && isBare)
  }
  if (isSmall || isOtherSmall) return one === two
  const isOpen = HEAD_FIRST.test(head.at(-1)?.form ?? '')
  const agree = own.length === 1 && one.endsWith('s') === two.endsWith('s')
  const isNamed = /^\p{Lu}/u.test(other[0]?.written ?? '')
  // 'Riesgos laborales y ambientales', 'los equipos de natación y waterpolo'.
  return ADJECTIVE_JOINT.test(joint.form) && agree && !isNamed && (!isOpen || hasArticle)
}

/** 'Arbres fruitiers et arbres d'ornement', which may be 'arbres fruitiers et d'ornement'. */
function findSharedHead(text: string, tokens: readonly Token[], at: number): Shared[] {
  const found: Shared[] = []
  for (let size = 1; size <= MAX_SHARED; size += 1) {
    const again = tokens.slice(at + 1, at + 1 + size)
    if (again.length < size || !saysThing(again)) continue
    for (let gap = 1; gap <= MAX_OWN + 1; gap += 1) {
      const from = at - gap - size
      if (from < 0) break
      const head = tokens.slice(from, from + size)
      if (!sameForms(head, again)) continue
      const own = tokens.slice(at - gap, at)
      const other = tokens.slice(at + 1 + size, at + 1 + size + MAX_OWN)
      const long = tokens.slice(from, at + 2 + size)
      const noun = head.findIndex(({ form }) => !HEAD_FIRST.test(form))
      const before = noun > 0 ? head[noun - 1] : tokens[from - 1]
      const joint = tokens[at]
      if (other.length === 0 || !joint || !isUnbroken(text, long)) continue
      if (!isOfHead({ head, own, other, joint, before })) continue
      found.push({
        long,
        short: [...forms(tokens.slice(from, at + 1)), ...forms(other.slice(0, 1))],
      })
    }
  }
  return found
}

/** What two things of a text share, where it is said twice. */
export function listShared(text: string): Shared[] {
  const tokens = listTokens(text)
  if (tokens.length > MAX_TOKENS) return []
  return tokens.flatMap((token, at) =>
    JOINT.test(token.form)
      ? [...findSharedEnd(text, tokens, at), ...findSharedHead(text, tokens, at)]
      : [],
  )
}
