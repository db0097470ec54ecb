import {
  findEntailed,
  findSenses,
  findShown,
  findTerms,
  listProofs,
  tokenize,
} from '@tailorbird/lexicon'
import { foldWord, stem, rememberOf } from '@tailorbird/language'
import { says, retells, type ClaimWord, type Reading } from '../../clauses/reading.ts'
import { listAbbreviated } from '../../names/abbreviations.ts'
import { isCompoundOf, isFormOf, isOneLetterOff, isPartOf } from '../../vocabulary/same-word.ts'
import { isLight } from '../../vocabulary/vocabulary.ts'

/** How well sources say a word: not at all, something like it, where the text stands, by other words, by itself. */
export const SUPPORT = {
  none: 0,
  near: 1,
  related: 2,
  context: 3,
  sense: 4,
  form: 5,
  same: 6,
} as const
type Support = (typeof SUPPORT)[keyof typeof SUPPORT]

/** What a text means beside its words. */
interface Meanings {
  /** Groups of the thesaurus, and where each word of the text has them. */
  groups: ReadonlySet<number>
  groupsAt: ReadonlyMap<number, readonly number[]>
  /** Terms of the lexicon that it names, takes or shows. */
  terms: ReadonlySet<string>
  /** Entailments of the thesaurus that it says the heads of, and those that each of its words follows from. */
  heads: ReadonlySet<number>
  headsAt: ReadonlyMap<number, readonly number[]>
  follows: ReadonlySet<number>
  followsAt: ReadonlyMap<number, readonly number[]>
}

/** The thesaurus' groups and the lexicon's terms of a text, found once. */
export const readMeanings = rememberOf(({ text }: Reading): Meanings => findMeanings(text))

function findMeanings(text: string): Meanings {
  const tokens = tokenize(text)
  const stems = tokens.map(({ norm }) => stem(norm))
  const groups = new Set<number>()
  const groupsAt = new Map<number, number[]>()
  for (const sense of findSenses(stems))
    for (const group of sense.groups) {
      groups.add(group)
      for (const { start } of tokens.slice(sense.from, sense.to))
        groupsAt.set(start, [...(groupsAt.get(start) ?? []), group])
    }
  const terms = new Set([
    ...findTerms(text).map(({ term }) => term.name),
    ...findShown(stems).map(({ name }) => name),
  ])
  const said = findEntailed(tokens.map(({ norm }) => norm))
  const byStart = (places: ReadonlyMap<number, readonly number[]>) =>
    new Map([...places].map(([at, numbers]) => [tokens[at]?.start ?? -1, numbers]))
  const [headsAt, followsAt] = [byStart(said.headsAt), byStart(said.followersAt)]
  const [heads, follows] = [headsAt, followsAt].map((one) => new Set([...one.values()].flat()))
  return {
    groups,
    groupsAt,
    terms,
    heads: heads ?? NONE,
    headsAt,
    follows: follows ?? NONE,
    followsAt,
  }
}

const NONE: ReadonlySet<number> = new Set()

/** Whether a term is named, taken or shown by a text, or follows by kind from one that is. */
function showsTerm(name: string, sources: readonly Reading[]): boolean {
  const proofs = listProofs(name)
  return sources.some((source) => {
    const { terms } = readMeanings(source)
    return terms.has(name) || [...proofs].some((proof) => terms.has(proof))
  })
}

const MIN_LETTERS = 4
const MIN_ALIKE = 5
const NEAR_SHARE = 0.6

const isAlike = (one: string, other: string) => {
  const most = Math.min(one.length, other.length)
  let shared = 0
  while (shared < most && one[shared] === other[shared]) shared += 1
  return shared >= MIN_ALIKE && shared >= NEAR_SHARE * Math.max(one.length, other.length)
}

function supportIn(word: ClaimWord, told: Reading, source: Reading): Support {
  if (source.supports.has(word.key)) return SUPPORT.same
  const parts = foldWord(word.written).split(/[\s’']/)
  if (parts.every((form) => source.forms.has(form))) return SUPPORT.same
  const others = [...source.forms, ...source.supports]
  if (
    parts.every(
      (form) =>
        form.length >= MIN_LETTERS &&
        others.some((other) => isFormOf(form, other) || isPartOf(form, other) || other === form),
    ) ||
    parts.every((form) => isCompoundOf(form, others) || isCompoundOf(stem(form), others))
  )
    return SUPPORT.form
  if (says(source, word.key)) return SUPPORT.sense
  const { groups, heads } = readMeanings(source)
  const own = readMeanings(told)
  if (own.groupsAt.get(word.start)?.some((group) => groups.has(group))) return SUPPORT.sense
  if (own.followsAt.get(word.start)?.some((one) => heads.has(one))) return SUPPORT.sense
  if (listAbbreviated(told, source).has(foldWord(word.written))) return SUPPORT.sense
  if (retells(source, word.key)) return SUPPORT.related
  const form = foldWord(word.written)
  return form.length >= MIN_ALIKE &&
    others.some(
      (other) => isAlike(form, other) || (other.length > MIN_ALIKE && isOneLetterOff(form, other)),
    )
    ? SUPPORT.near
    : SUPPORT.none
}

/** A word of a text with what supports it. */
export interface Aligned {
  word: ClaimWord
  support: Support
  /** It is part of a term of the lexicon that the sources have or that follows from them. */
  isTerm: boolean
}

/** Aligns each word of a text that says something with the texts it comes from, the best of all. */
export function alignWords(
  told: Reading,
  sources: readonly Reading[],
  context: readonly Reading[],
): Aligned[] {
  return told.words.map((word) => {
    const best = sources.reduce<Support>((most, source) => {
      const support = supportIn(word, told, source)
      return support > most ? support : most
    }, SUPPORT.none)
    const hit = told.hits.find(({ start, end }) => start <= word.start && word.end <= end)
    const isTerm = hit !== undefined && showsTerm(hit.term.name, sources)
    if (best >= SUPPORT.context) return { word, support: best, isTerm }
    if (isTerm) return { word, support: SUPPORT.sense, isTerm }
    const isThere = context.some((source) => supportIn(word, told, source) >= SUPPORT.form)
    if (isThere) return { word, support: SUPPORT.context, isTerm }
    const isEmpty = isLight(foldWord(word.written), word.key)
    return { word, support: isEmpty && best < SUPPORT.related ? SUPPORT.related : best, isTerm }
  })
}
