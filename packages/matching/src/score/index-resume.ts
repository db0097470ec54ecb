import type { StructuredResume } from '@tailorbird/contracts'
import {
  findOthers,
  type OthersSpan,
  findSenses,
  findShown,
  type Sense,
  type Shown,
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

/** What a line says: its words as stems, where they stand, and what the thesaurus knows of them. */
export interface SaidLine {
  line: ResumeLine
  stems: readonly string[]
  starts: readonly number[]
  ends: readonly number[]
  senses: readonly Sense[]
}

/** A resume made ready for many questions: each answer costs only the places where a word stands. */
export interface ResumeIndex {
  lines: ResumeLine[]
  /** All words in reading order. Between two lines stands undefined. */
  words: (Word | undefined)[]
  byNorm: Map<string, number[]>
  byStem: Map<string, number[]>
  byName: Map<string, NameSpot[]>
  /** Where a line shows a term without naming it. */
  shown: Map<string, { line: ResumeLine; at: number; end: number }[]>
  said: SaidLine[]
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

/** 'js' in 'Next.js': words of a longer name say nothing by themselves. */
const isPartOfTerm = ({ from, to }: Sense, names: readonly (Hit | undefined)[]) =>
  names[from] !== undefined && (names[from] === names[from - 1] || names[from] === names[to])

/** 'Supply chain management' says nothing of suppliers: all words of a phrase within another term's name are that term's. */
const isOtherTerm = ({ name, from, to }: Shown, names: readonly (Hit | undefined)[]) =>
  names[from] !== undefined && names[from] === names[to] && names[from]?.term.name !== name

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
    shown: new Map(),
    said: [],
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
    const stems = tokens.map(({ norm }) => stem(norm))
    for (const shown of findShown(stems).filter((one) => !isOtherTerm(one, names))) {
      const { name, from, to } = shown
      const [first, last] = [tokens[from], tokens[to]]
      push(index.shown, name, { line, at: first?.start ?? 0, end: last?.end ?? 0 })
    }
    index.said.push({
      line,
      stems,
      starts: tokens.map(({ start }) => start),
      ends: tokens.map(({ end }) => end),
      senses: findSenses(stems).filter((sense) => !isPartOfTerm(sense, names)),
    })
    for (const [at, token] of tokens.entries()) {
      const word = { ...token, line, stem: stems[at] ?? '', hit: names[at] }
      push(index.byNorm, word.norm, index.words.length)
      push(index.byStem, word.stem, index.words.length)
      index.words.push(word)
    }
    index.words.push(undefined)
  }
  index.languages = findOwnLanguages(index.lines)
  return index
}
