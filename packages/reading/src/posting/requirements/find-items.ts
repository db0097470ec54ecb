import { findTerms, type Hit, isHeadWord, type RequirementKind } from '@tailorbird/lexicon'
import { foldSpaces } from '@tailorbird/language'
import { findPhrases, markRows, type Phrase } from './find-phrases.ts'
import type { Item } from './item.ts'
import { joinDegrees } from './join-degrees.ts'
import { openDegrees } from './open-degrees.ts'
import { readList } from './read-list.ts'
import type { PostingSentence } from '../lines/read-sentences.ts'
import type { Span } from '../lines/span.ts'
import {
  canBeTerm,
  isOrdinaryWord,
  isRole,
  saysNothing,
  standsOut,
  weighPhrase,
} from './weigh-phrase.ts'
import type { LanguageWords } from '../words/language-words.ts'
import { phrases, phraseWords } from '../words/phrase-patterns.ts'
import { speech } from '../words/speech-patterns.ts'

/** Points that an unknown phrase needs to be asked for, and one around a known word. */
const MIN_POINTS = 5
const MIN_WIDER_POINTS = 4
const MAX_WIDER_WORDS = 4
/** 'Freude am Handwerk': what one likes to do. */
const JOY = new RegExp(
  String.raw`(?<!\p{L})(?:${speech('joy')})(?: (?:${speech('joyAt')})(?: (?:${speech('joyArticle')}))?) $`,
  'iu',
)
const JOY_CHARS = 32
const MAX_CERTIFICATE_WORDS = 6

/** The number of a standard behind its name: 'DIN VDE 0100-600', 'ISO 9001:2015'. */
const CODE = /^[ -]?(?=[\d.:A-Z-]{1,12}(?![\p{L}\p{N}]))[A-Z]?\d[\d.:A-Z-]*\b/u
const CAPITALS = /(?:^|\s)\p{Lu}{2,6}$/u

const COUNTED = new RegExp(String.raw`^\s?(?:\+|%|${phrases('counted')})`, 'iu')

function readHit({ term, written, start, end }: Hit, text: string): Item {
  const code = CAPITALS.test(written) ? (CODE.exec(text.slice(end, end + 16))?.[0] ?? '') : ''
  const isCounted = COUNTED.test(text.slice(end + code.length, end + code.length + 8))
  const to = isCounted ? end : end + code.length
  const { name, kind } = term
  // 'VDI 2700' is a standard, and 'VDI' another thing.
  if (/\d{3}/.test(code) && !isCounted && !name.includes(written))
    return readSpan({ start, end: to }, text)
  return { term: foldSpaces(text.slice(start, to)), name, kind, isKnown: true, start, end: to }
}

function readSpan({ start, end }: Span, text: string): Item {
  const term = foldSpaces(text.slice(start, end))
  return { term, name: term, kind: 'skill', isKnown: false, start, end }
}

const readPhrase = ({ isCertificate }: Phrase, span: Span, text: string): Item => ({
  ...readSpan(span, text),
  kind: isCertificate ? 'certification' : 'skill',
})

const STUFF = phraseWords('stuff')

/** 'STAAR data' is about STAAR: a name in capitals without what there is of it. */
function cutStuff({ words }: Phrase, item: Item): Item {
  const [name, stuff, another] = words
  const isStuff = !another && stuff && STUFF.has(stuff.norm)
  if (!name || !isStuff || !/^\p{Lu}{3,8}$/u.test(name.text)) return item
  return { ...item, term: name.text, name: name.text }
}

/** 'A Python-themed terrarium', 'dog-friendly': only what something looks like. */
const LIKENESS = new RegExp(String.raw`^-(?:${phrases('likeness')})(?!\p{L})`, 'iu')
const LIKENESS_CHARS = 12

/** A hit that is a small word of the sentence's language, a likeness, or a job and no skill, is none. */
function isTerm({ term, written, end }: Hit, text: string, language: LanguageWords): boolean {
  if (language.stops.has(written)) return false
  if (LIKENESS.test(text.slice(end, end + LIKENESS_CHARS))) return false
  const last = written.toLowerCase().split(/[\s-]/).at(-1) ?? ''
  return term.kind !== 'skill' || !isRole(last, language)
}

const isProperName = (text: string) => /\p{Lu}/u.test(text.slice(1)) || /[\d+#.]/.test(text)

/** Whether a phrase around one known word names something narrower: 'database architecture', not 'AWS services'. */
function isNarrower(phrase: Phrase, hit: Hit, points: number, language: LanguageWords): boolean {
  const last = phrase.words.at(-1)
  return (
    (hit.start > phrase.start || hit.end < phrase.end) &&
    (hit.term.kind === 'skill' || hit.term.kind === 'domain') &&
    !isProperName(hit.written) &&
    points >= MIN_WIDER_POINTS &&
    phrase.words.length <= (phrase.isCertificate ? MAX_CERTIFICATE_WORDS : MAX_WIDER_WORDS) &&
    canBeTerm(phrase, language) &&
    last !== undefined &&
    (isHeadWord(last.text) || phrase.isCertificate || phrase.cue === 'listed')
  )
}

/** 'GraphQL APIs', 'SAP systems': what there is of the name right before. */
const OF_A_NAME = new RegExp(`^(?:${phrases('thingsOfNames')})$`, 'iu')
const isOfTheOneBefore = ({ written, start }: Hit, hits: readonly Hit[], text: string) =>
  OF_A_NAME.test(written) &&
  hits.some(({ end }) => end < start && /^[ -]$/.test(text.slice(end, start)))

/** What a sentence asks for: terms of the lexicon, and phrases that stand where terms stand. */
export function findItems(sentence: PostingSentence, language: LanguageWords): Item[] {
  const { text, list } = sentence
  const hits = findTerms(text).filter((hit) => isTerm(hit, text, language))
  if (list !== null) {
    const kind: RequirementKind = list === 'industry' ? 'domain' : 'skill'
    const others = readList(text, hits, language).map((span): Item => ({
      ...readSpan(span, text),
      kind,
    }))
    const known = hits.map((hit) => readHit(hit, text))
    return [...known, ...others].toSorted((one, other) => one.start - other.start)
  }
  const items: Item[] = []
  const covered = new Set<Hit>()
  const marked = markRows(text, findPhrases(text, language), hits)
  for (const phrase of marked) {
    const inside = hits.filter(({ start, end }) => start < phrase.end && end > phrase.start)
    const [hit] = inside
    const points = weighPhrase(phrase, sentence, language)
    if (hit === undefined) {
      const isWhole = text.charAt(phrase.end) !== '-'
      const isLiked = JOY.test(text.slice(Math.max(0, phrase.start - JOY_CHARS), phrase.start))
      const needed = isOrdinaryWord(phrase) ? MIN_POINTS + 1 : MIN_POINTS
      if (points >= needed && isWhole && !isLiked && canBeTerm(phrase, language))
        items.push(cutStuff(phrase, readPhrase(phrase, phrase, text)))
    } else if (inside.length === 1 && isNarrower(phrase, hit, points, language)) {
      const start = Math.min(hit.start, phrase.start)
      items.push(readPhrase(phrase, { start, end: phrase.end }, text))
      covered.add(hit)
    } else if (sentence.tier !== 'mentioned' || phrase.cue === 'listed') {
      // 'EJB JMS JTA': unknown names in a row with known ones.
      const names = phrase.words.filter(
        (word) =>
          standsOut(word.text) &&
          !saysNothing(word, language) &&
          !inside.some(({ start, end }) => start < word.end && end > word.start),
      )
      items.push(...names.map((word) => readSpan(word, text)))
    }
  }
  const known = hits
    .filter((hit) => !covered.has(hit) && !isOfTheOneBefore(hit, hits, text))
    .map((hit) => readHit(hit, text))
  const all = [...known, ...items].toSorted((one, other) => one.start - other.start)
  return openDegrees(text, joinDegrees(text, all, marked))
}
