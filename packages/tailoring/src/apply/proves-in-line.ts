import {
  findOthers,
  findTerms,
  isOfOthers,
  listProofs,
  tokenize,
  type Token,
} from '@tailorbird/lexicon'
import { detectLanguage, SMALL_WORDS, stem } from '@tailorbird/language'
import { anyOf } from '../words/index.ts'

/** What is only begun, over or half done is no skill to list, whatever the line names. */
const NOT_HELD = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('notHeld')})(?!\p{L})`, 'giu')
const SENTENCE = /[.;]\s/u
/** Somebody else has what follows: 'for the …', 'head of …', 'the school's …'. */
const OF_OTHERS = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('ofOthers')})\s+$`, 'iu')
/** Somebody else does what stands before: 'is done by'. */
const BY_OTHERS = new RegExp(String.raw`^(?:\s+\p{L}+)?\s+(?:${anyOf('byOthers')})(?!\p{L})`, 'iu')
/** A name of several words behind 'in', 'for' and the like, up to the end of a text. */
const IN_NAME = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('beforeNames')})\s+((?:\p{Lu}[\p{L}’'&.-]*\s+)*)$`,
  'u',
)
const CLAUSE = /[.;:!?]\s|\s[-–—]\s/u
/** A skill's words stand at most so many words apart. */
const REACH = 8
const MIN_COMMON = 5
const MIN_SHARE = 0.6
const MAX_ENDING = 4

const isWord = ({ norm }: Token) => /[\p{L}\p{N}]/u.test(norm)

/** Whether two words are of one family: 'negotiate' and 'negotiation', 'training' and 'trained'. */
function isKin(one: string, other: string): boolean {
  if (one === other || stem(one) === stem(other)) return true
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  let common = 0
  while (common < short.length && short.charAt(common) === long.charAt(common)) common += 1
  if (common === short.length) return common >= MAX_ENDING && long.length - common <= MAX_ENDING
  return common >= MIN_COMMON && common >= MIN_SHARE * long.length
}

/** Where a clause has each word of a skill, close together; undefined when it lacks one. */
function findSpan(clause: readonly Token[], wanted: readonly string[]) {
  let best: { start: number; end: number; width: number } | undefined
  for (const [from, token] of clause.entries()) {
    if (!wanted.some((word) => isKin(word, token.norm))) continue
    const near = clause.slice(from, from + REACH)
    const places = wanted.map((word) => near.findIndex(({ norm }) => isKin(word, norm)))
    const width = Math.max(...places)
    const end = near[width]?.end
    if (places.includes(-1) || end === undefined || new Set(places).size < places.length) continue
    if (!best || width < best.width) best = { start: token.start, end, width }
  }
  return best
}

/** The clauses of a text, each as its words. */
function readClauses(text: string): Token[][] {
  const clauses: Token[][] = [[]]
  let last = 0
  for (const token of tokenize(text)) {
    if (!isWord(token)) continue
    if (CLAUSE.test(text.slice(last, token.start))) clauses.push([])
    last = token.end
    if (!SMALL_WORDS.has(token.norm)) clauses.at(-1)?.push(token)
  }
  return clauses
}

/** Whether a place of a text is the person's own: not somebody else's, and not half done. */
const isOwn = (text: string, start: number, end: number) =>
  !OF_OTHERS.test(text.slice(0, start)) &&
  !BY_OTHERS.test(text.slice(end)) &&
  !isOfOthers(findOthers(text, tokenize(text)), start, end)

/**
 * Whether the words at a place are the name of a place or a customer, or a part of one: 'in Leeds', 'for Kestrel Logistics'. In German
 * every noun has a capital; there nothing can be told.
 */
function isInName(text: string, start: number, end: number): boolean {
  const [, first] = IN_NAME.exec(text.slice(0, start)) ?? []
  if (first === undefined || !/^\p{Lu}/u.test(text.slice(start, end))) return false
  if (detectLanguage(text) === 'de') return false
  return first !== '' || findTerms(text.slice(start, end)).length === 0
}

/** The skill's term in the lexicon, where its whole text is a name of one. */
function nameOf(skill: string): string | undefined {
  const [hit, ...others] = findTerms(skill)
  return hit && others.length === 0 && hit.written.length === skill.length
    ? hit.term.name
    : undefined
}

/** Whether a text names a kind of the skill, or what nobody does without it: Salesforce is a CRM. */
function provesByKind(text: string, skill: string): boolean {
  const name = nameOf(skill)
  if (name === undefined) return false
  const proofs = listProofs(name)
  return findTerms(text).some(
    ({ term, start, end }) =>
      (term.name === name || proofs.has(term.name)) &&
      isOwn(text, start, end) &&
      !isInName(text, start, end),
  )
}

/**
 * Whether a text says of a skill that it is not held, no more, or only in part.
 * @param isName whether the text is a title or a paper, which has no sentences
 */
export function isNotHeld(text: string, skill: string, isName: boolean): boolean {
  const own = skill.toLowerCase()
  const [first = ''] = skill.split(/[\s(/]/u)
  const those = (isName ? [text] : text.split(SENTENCE)).filter((sentence) =>
    sentence.toLowerCase().includes(first.toLowerCase()),
  )
  return those.some((sentence) =>
    (sentence.match(NOT_HELD) ?? []).some((word) => !own.includes(word.toLowerCase())),
  )
}

const isTrait = (skill: string) => findTerms(skill).some(({ term }) => term.kind === 'soft')

/** Whether a line says a skill as the person's own: each word of it, as itself or of the same family, close together in one clause. */
function saysInLine(text: string, skill: string): boolean {
  if (isTrait(skill)) return false
  const wanted = tokenize(skill)
    .filter((token) => isWord(token) && !SMALL_WORDS.has(token.norm))
    .map(({ norm }) => norm)
  if (wanted.length === 0) return false
  return readClauses(text).some((clause) => {
    const span = findSpan(clause, wanted)
    return (
      span !== undefined &&
      isOwn(text, span.start, span.end) &&
      !isInName(text, span.start, span.end)
    )
  })
}

/**
 * Whether a line shows a skill as the person's own: it says it, or names a kind of it. What it says of others shows nothing, and
 * no line shows a trait.
 */
export const provesInLine = (text: string, skill: string): boolean =>
  !isTrait(skill) && (provesByKind(text, skill) || saysInLine(text, skill))
