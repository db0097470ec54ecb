import { getNameIndex, joinKey, type NameIndex, type Term } from './name-index.ts'
import type { Guard } from './format/profession.ts'
import { isOnlyWord } from './ordinary-words.ts'
import { BREAK, tokenize, type Token } from './tokens.ts'
import { listWords } from './words/index.ts'

/** A term found in a text. */
export interface Hit {
  term: Term
  /** As the text has it. */
  written: string
  start: number
  end: number
}

interface Candidate extends Hit {
  guard: Guard
  first: number
  last: number
}

const CUES_BEFORE = listWords('cues')
const CUES_AFTER = new Set([
  'programming',
  'language',
  'developer',
  'engineer',
  'code',
  'coding',
  'script',
  'scripting',
  'package',
  'routine',
  'backend',
  'microservice',
  'service',
])
const JOINTS = new Set([BREAK, '/', ...listWords('joints')])
/** 'Excel at service' is a verb. */
const VERB_BEFORE = new Set(['in', 'at', 'as', 'when'])

function isAsWritten(slice: string, written: string): boolean {
  return (
    slice === written ||
    slice === `${written}s` ||
    (written.length > 3 && slice === written.toUpperCase())
  )
}

/** The name that a text has: the one spelled so, else any that its guard lets through. */
function findName({ names }: NameIndex, key: string, written: string) {
  const known = names.get(key)
  if (!known) return undefined
  const allowed = known.filter(
    ({ guard, written: spelled }) => guard === 'none' || isAsWritten(written, spelled),
  )
  const lower = written.toLowerCase()
  return allowed.find((name) => name.written.toLowerCase() === lower) ?? allowed[0]
}

function longestMatch(
  text: string,
  tokens: readonly Token[],
  first: number,
): Candidate | undefined {
  const index = getNameIndex()
  let key = ''
  let best: Candidate | undefined
  const begin = tokens[first] as Token
  if (begin.norm === '.' && begin.isGlued) return undefined
  for (let last = first; last < tokens.length; last += 1) {
    const token = tokens[last] as Token
    if (last > first && tokens[last - 1]?.norm === '.' && !token.isGlued) break
    key = joinKey(key, token.norm)
    const written = text.slice(begin.start, token.end)
    const name = findName(index, key, written)
    if (name)
      best = {
        term: name.term,
        guard: name.guard,
        written,
        start: begin.start,
        end: token.end,
        first,
        last,
      }
    if (!index.beginnings.has(key)) break
  }
  if (
    best?.term.name === 'Microsoft Excel' &&
    best.written === 'Excel' &&
    VERB_BEFORE.has(tokens[best.last + 1]?.norm ?? '')
  )
    return undefined
  return best
}

/** Whether a term stands in a list with another. */
function isInList(tokens: readonly Token[], all: readonly Candidate[], index: number): boolean {
  const hit = all[index] as Candidate
  const before = all[index - 1]
  const after = all[index + 1]
  const isListed = (from: number, to: number) =>
    to - from <= 3 &&
    to - from >= 2 &&
    tokens.slice(from + 1, to).every((token) => JOINTS.has(token.norm))
  const isPeer = (other: Candidate | undefined) =>
    other?.term.kind === 'skill' || other?.term.kind === hit.term.kind
  return (
    (isPeer(before) && isListed(before?.last ?? 0, hit.first)) ||
    (isPeer(after) && isListed(hit.last, after?.first ?? 0))
  )
}

/** 'Go', 'R' and 'C' are words and letters too: they need a cue, or a list of terms around them. */
function isInContext(
  text: string,
  tokens: readonly Token[],
  all: readonly Candidate[],
  index: number,
): boolean {
  const hit = all[index] as Candidate
  if (text.charAt(hit.end) === '-' || text.charAt(hit.start - 1) === '-') return false
  const norm = (at: number) => tokens[at]?.norm ?? ''
  // The cues are those of tools: 'with flexible hours' says nothing of anybody.
  if (hit.term.kind === 'soft') return tokens.length === 1 || isInList(tokens, all, index)
  if (
    tokens.length === 1 ||
    CUES_BEFORE.has(norm(hit.first - 1)) ||
    CUES_AFTER.has(norm(hit.last + 1))
  )
    return true
  if (norm(hit.first - 1) === BREAK && CUES_BEFORE.has(norm(hit.first - 2))) return true
  return isInList(tokens, all, index)
}

/** Whether a term with a guard stands where its guard lets it. */
function isGuardMet(
  text: string,
  tokens: readonly Token[],
  all: readonly Candidate[],
  index: number,
): boolean {
  const hit = all[index] as Candidate
  if (hit.guard === 'none') return true
  if (hit.guard === 'context' && !isInContext(text, tokens, all, index)) return false
  return !isOnlyWord(text, tokens, hit, isInList(tokens, all, index))
}

/** The lexicon's terms in a text, in order, longest first, none inside another; linear in its length. */
export function findTerms(text: string): Hit[] {
  const tokens = tokenize(text)
  const candidates: Candidate[] = []
  for (let index = 0; index < tokens.length; index += 1) {
    const match = longestMatch(text, tokens, index)
    if (match) {
      candidates.push(match)
      index = match.last
    }
  }
  return candidates
    .filter((_, index) => isGuardMet(text, tokens, candidates, index))
    .map(({ term, written, start, end }) => ({ term, written, start, end }))
}
