import type { StructuredResume } from '@tailorbird/contracts'
import {
  findOthers,
  type OthersSpan,
  findTerms,
  type Hit,
  tokenize,
  type Token,
} from '@tailorbird/lexicon'
import { type Language, stem } from '@tailorbird/language'
import { findOwnLanguages } from './own-languages.ts'
import { listLines, type ResumeLine } from './resume-lines.ts'

/** A term of the lexicon in a resume's line. */
export interface NameSpot {
  line: ResumeLine
  hit: Hit
}

/** A word or mark of a resume. */
export interface Word extends Token {
  line: ResumeLine
  stem: string
  /** The term of the lexicon that it is part of. */
  hit: Hit | undefined
}

/** A resume made ready for many questions: each answer costs only the places where a word stands. */
export interface ResumeIndex {
  lines: ResumeLine[]
  /** All words in reading order. Between two lines stands undefined. */
  words: (Word | undefined)[]
  byNorm: Map<string, number[]>
  byStem: Map<string, number[]>
  byName: Map<string, NameSpot[]>
  /** Of the lines that tell something, the words that name somebody else. */
  others: Map<ResumeLine, OthersSpan[]>
  /** The languages that it is written in, with their lines. */
  languages: Map<Language, ResumeLine[]>
}

/** So many terms and more on a line may be a mere list of names … */
const LISTED_TERMS = 4
/** … if so much of it is names. */
const LISTED_SHARE = 2 / 3

/** For each token the term of the lexicon that it is part of. */
function nameTokens(tokens: readonly Token[], hits: readonly Hit[]): (Hit | undefined)[] {
  let at = 0
  return tokens.map(({ start }) => {
    while (start >= (hits[at]?.end ?? Infinity)) at += 1
    const hit = hits[at]
    return hit && start >= hit.start ? hit : undefined
  })
}

/** 'Tools: Python, Docker, AWS, Terraform' claims and tells nothing, wherever it stands. */
function isList(tokens: readonly Token[], names: readonly (Hit | undefined)[]): boolean {
  if (new Set(names).size <= LISTED_TERMS) return false
  const words = tokens.flatMap(({ norm }, at) => (/[\p{L}\p{N}]/u.test(norm) ? [names[at]] : []))
  return words.filter((hit) => hit !== undefined).length >= words.length * LISTED_SHARE
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

/** Reads a resume's lines once; linear in its length. */
export function indexResume(resume: StructuredResume): ResumeIndex {
  const index: ResumeIndex = {
    lines: [],
    words: [],
    byNorm: new Map(),
    byStem: new Map(),
    byName: new Map(),
    others: new Map(),
    languages: new Map(),
  }
  for (const listed of listLines(resume)) {
    const tokens = tokenize(listed.text)
    const hits = findTerms(listed.text)
    const names = nameTokens(tokens, hits)
    const line =
      listed.place === 'bullet' && isList(tokens, names)
        ? { ...listed, place: 'list' as const }
        : listed
    index.lines.push(line)
    if (line.place === 'bullet' || line.place === 'summary')
      index.others.set(line, findOthers(line.text, tokens))
    for (const hit of hits) push(index.byName, hit.term.name, { line, hit })
    for (const [at, token] of tokens.entries()) {
      const word = { ...token, line, stem: stem(token.norm), hit: names[at] }
      push(index.byNorm, word.norm, index.words.length)
      push(index.byStem, word.stem, index.words.length)
      index.words.push(word)
    }
    index.words.push(undefined)
  }
  index.languages = findOwnLanguages(index.lines)
  return index
}
