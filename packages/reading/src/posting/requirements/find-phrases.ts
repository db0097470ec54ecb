import { readLineWords, type LineWord } from './read-line-words.ts'
import type { Span } from '../lines/span.ts'
import { isPlaceholder, tagWords, type Tag } from './tag-words.ts'
import type { LanguageWords } from '../words/language-words.ts'
import { joints, jointWords } from '../words/joint-patterns.ts'

/**
 * How a phrase stands to a cue such as 'experience with': right behind it or listed with what does,
 * further on in the same sentence, or in no relation.
 */
type CuePlace = 'listed' | 'after' | 'none'

/** A run of words that may name a thing. */
export interface Phrase extends Span {
  words: readonly LineWord[]
  cue: CuePlace
  /** 'Excel skills', 'sales experience': the word behind says that it is asked for. */
  isAskedWith: boolean
  /** 'TWIC card', 'flagger certification': it names a paper, and its last word says so. */
  isCertificate: boolean
  /** It stands in a row with a term of the lexicon. */
  isBesideKnown: boolean
  /** Nothing else stands in its sentence. */
  isAlone: boolean
  /** Its first word opens a sentence, so that a capital there says nothing. */
  opensSentence: boolean
}

const SENTENCE_END = /[.!?;:•*|]/
const CLAUSE_END = /[.!?;•*|]/
const LISTED = /^[\s,/()<>&+"'“”„‘’:.-]*$/u
const LIST_WORDS = new Set([...jointWords('listWords'), '&'])
const ONE = jointWords('amounts')

/** The index behind the last word of the phrase that begins at `first`. */
function findPhraseEnd(
  words: readonly LineWord[],
  tags: readonly Tag[],
  first: number,
  cueEnd: number,
  language: LanguageWords,
): number {
  let next = first + 1
  for (;;) {
    const word = words[next]
    if (!word || !/^ ?$/.test(word.gap) || cueEnd <= word.start) return next
    if (tags[next] === 'word') next += 1
    else {
      // 'gestion de projet': small words join, if a term's word stands behind them.
      const isJoint = (at: number) =>
        language.joints.has(words[at]?.norm ?? '') && /^ ?$/.test(words[at]?.gap ?? '-')
      const behind = isJoint(next) ? (isJoint(next + 1) ? next + 2 : next + 1) : -1
      const after = words[behind]
      if (!after || tags[behind] !== 'word' || !/^ ?$/.test(after.gap)) return next
      if (language.edges.has(words[next - 1]?.norm ?? '')) return next
      next = behind + 1
    }
  }
}

/** Whether a phrase does not begin here: 'strong SQL', but 'Common Core' is a name. */
function isEdge(words: readonly LineWord[], index: number, language: LanguageWords): boolean {
  const isCapital = (at: number) => /^\p{Lu}\p{Ll}/u.test(words[at]?.text ?? '')
  const isName =
    index > 0 && isCapital(index) && isCapital(index + 1) && words[index + 1]?.gap === ' '
  return language.edges.has(words[index]?.norm ?? '') && (language.hasCapitalNouns || !isName)
}

/** The noun phrases of one sentence, with what announces them; linear in its length. */
export function findPhrases(text: string, language: LanguageWords): Phrase[] {
  const words = readLineWords(text)
  const tags = tagWords(text, words, language)
  const cueEnds = [...text.matchAll(language.cue)].map(({ 0: cue, index }) => index + cue.length)
  // Words that say nothing beside a term; the phrase's own edges are counted with it.
  const fillers = words.filter(
    ({ norm }, at) => tags[at] !== 'word' && (LIST_WORDS.has(norm) || language.askedWith.has(norm)),
  ).length
  const told = tags.filter((tag) => tag !== 'stop').length
  const isOnly = (from: number, to: number) =>
    tags.slice(from, to).filter((tag) => tag !== 'stop').length === told
  const phrases: Phrase[] = []
  let cue: CuePlace = 'none'
  let isListed = true
  let passed = 0
  let index = 0
  while (index < words.length) {
    const word = words[index] as LineWord
    if (CLAUSE_END.test(word.gap)) cue = 'none'
    while ((cueEnds[passed] ?? Infinity) <= word.start) {
      cue = 'listed'
      isListed = true
      passed += 1
    }
    if (tags[index] !== 'word') {
      const isOneOf = word.norm === 'of' && ONE.has(words[index - 1]?.norm ?? '')
      const isSmall = isOneOf || LIST_WORDS.has(word.norm) || isPlaceholder(text, word)
      if (tags[index] === 'verb' || !isSmall || !LISTED.test(word.gap)) isListed = false
      index += 1
      continue
    }
    const end = findPhraseEnd(words, tags, index, cueEnds[passed] ?? Infinity, language)
    if (!LISTED.test(word.gap)) isListed = false
    if (cue === 'listed' && !isListed) cue = 'after'
    let from = index
    let to = end - 1
    while (from <= to && isEdge(words, from, language)) from += 1
    while (to > from && language.edges.has(words[to]?.norm ?? '')) to -= 1
    const first = words[from]
    if (first && from <= to) {
      let after = words[to + 1]
      if (after?.gap === ' ' && language.certifying.has(after.norm)) {
        to += 1
        after = words[to + 1]
      }
      const isCertificate = to > from && language.certifying.has(words[to]?.norm ?? '')
      phrases.push({
        start: first.start,
        end: words[to]?.end ?? first.end,
        words: words.slice(from, to + 1),
        isCertificate,
        isBesideKnown: false,
        isAlone: fillers + (end - index) >= words.length || (isCertificate && isOnly(index, end)),
        cue,
        isAskedWith: after?.gap === ' ' && language.askedWith.has(after.norm),
        opensSentence: from === 0 || SENTENCE_END.test(first.gap),
      })
      isListed = true
    }
    index = end
  }
  return phrases
}

const AND_OR = `${joints('and')}|${joints('or')}`
const ROW = new RegExp(String.raw`^[\s]*(?:[,/&][\s]*(?:(?:${AND_OR})\s)?|(?:${AND_OR})\s+)$`, 'u')

/** The phrases again, with which of them stand in a row with a known term. */
export function markRows(
  text: string,
  phrases: readonly Phrase[],
  known: readonly Span[],
): Phrase[] {
  const isKnown = ({ start, end }: Phrase) =>
    known.some((hit) => hit.start < end && hit.end > start)
  const marks = phrases.map(isKnown)
  const isJoined = (index: number) => {
    const one = phrases[index - 1]
    const other = phrases[index]
    return one !== undefined && other !== undefined && ROW.test(text.slice(one.end, other.start))
  }
  for (let index = 1; index < marks.length; index += 1)
    if (isJoined(index) && marks[index - 1]) marks[index] = true
  for (let index = marks.length - 1; index > 0; index -= 1)
    if (isJoined(index) && marks[index]) marks[index - 1] = true
  return phrases.map((phrase, index) => ({
    ...phrase,
    isBesideKnown: marks[index] === true && !isKnown(phrase),
  }))
}
