import { foldWord, stem } from '@tailorbird/language'
import { joints } from '../words/equals/phrases.ts'

/** A stretch of a text that says one thing, which may be worded and placed otherwise elsewhere. */
export interface Phrase {
  /** The same for all that say the same. */
  key: string
  start: number
  end: number
  /** Whether it stays where it stands: what it speaks of is told by its place alone. */
  isFixed?: boolean
}

/** A phrase with what ties it to its text: ', 2018–2021', ' (2018–2021)'. */
interface Tied {
  start: number
  end: number
  lead: string
  words: string
  tail: string
}

const LEAD = /\s*[,;|–—]\s+$|\s+-\s+$|\s*\($|\s+$/u
/** '/year' stands right behind what it is of. */
const SIGN = /^\s?\//
const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu
/** What belongs to the word before it: '3 000 €'. */
const SIGNS = /^\s?[€$£¥%²³°]+/u
const JOINT = new RegExp(
  String.raw`[;:()]|,(?!\d)|\.\s|(?<![\p{L}\p{N}])(?:${joints})(?![\p{L}\p{N}])`,
  'iu',
)
/** What ends all that a phrase at the front of a text speaks of. */
const SENTENCE = /[;:]|[.!?]\s/u

function tie(text: string, { start, end }: Phrase): Tied {
  const lead = LEAD.exec(text.slice(0, start))?.[0] ?? ''
  const behind = text.slice(end)
  const tail = lead.endsWith('(')
    ? (/^\)/.exec(behind)?.[0] ?? '')
    : start === lead.length
      ? (/^(?:\s*[,:](?=\s))?\s+/.exec(behind)?.[0] ?? '')
      : ''
  return {
    start: start - lead.length,
    end: end + tail.length,
    lead,
    words: text.slice(start, end),
    tail,
  }
}

const listWords = (text: string) =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    key: stem(foldWord(word)),
    start: index,
    end: index + word.length,
  }))

/** The source's phrase where the told one stands. */
function replace(told: string, at: Tied, by: Tied): string {
  const before = told.slice(0, at.start)
  const after = told.slice(at.end)
  if (before === '') return `${by.words}${at.tail}${after}`
  const lead = by.lead === '' && !SIGN.test(by.words) ? at.lead : by.lead
  return `${before}${lead}${by.words}${lead.endsWith('(') ? ')' : ''}${after}`
}

/** Where a text has the one word that stands beside the phrase in the source; undefined where there is none, or several. */
function findBeside(source: string, rest: string, by: Tied): number | undefined {
  const words = listWords(source)
  const restWords = listWords(rest)
  const find = (word: { key: string } | undefined) => {
    if (word === undefined) return undefined
    const isOne = words.filter(({ key }) => key === word.key).length === 1
    const same = restWords.filter(({ key }) => key === word.key)
    return isOne && same.length === 1 ? same[0] : undefined
  }
  const before = words.findLast(({ end }) => end <= by.start + by.lead.length && end <= by.start)
  if (before === undefined) return 0
  const own = find(before)
  if (own) return own.end + (SIGNS.exec(rest.slice(own.end))?.[0].length ?? 0)
  return find(words.find(({ start }) => start >= by.end))?.start
}

/**
 * A text with a phrase put where its source has it, in the source's words: behind the same word, or in front.
 * Where it cannot be told, or something stands between that it would speak of then and did not before, it is only put into the source's words.
 * @param isWide whether the phrase speaks of all that it stands before where it opens a text
 */
export function placePhrase(
  told: string,
  phrase: Phrase,
  source: string,
  sourcePhrase: Phrase,
  isWide = false,
): string {
  const at = tie(told, phrase)
  const by = tie(source, sourcePhrase)
  const [before, after] = [told.slice(0, at.start), told.slice(at.end)]
  const gap = before === '' || after === '' || /^[\s,.;:)]/.test(after) ? '' : ' '
  const rest = before + gap + after
  const place = phrase.isFixed === true ? undefined : findBeside(source, rest, by)
  if (place === undefined) return replace(told, at, by)
  const crossed = rest.slice(Math.min(place, before.length), Math.max(place, before.length))
  const isOpening = isWide && place === 0
  if (crossed.trim() === '') return replace(told, at, by)
  if ((isOpening ? SENTENCE : JOINT).test(crossed)) return replace(told, at, by)
  if (place === 0) return `${by.words}${by.tail === '' ? ' ' : by.tail}${rest.trimStart()}`
  const lead = by.lead === '' && !SIGN.test(by.words) ? ' ' : by.lead
  const behind = rest.slice(place).replace(/^(?=[\p{L}\p{N}])/u, ' ')
  return `${rest.slice(0, place).trimEnd()}${lead}${by.words}${lead.endsWith('(') ? ')' : ''}${behind}`
}

/** With more of them none is known by its neighbours. */
const MAX_PHRASES = 6
/** Less of a text that a source says is about something else, or told of several sources. */
const MIN_SHARED = 1 / 2
const HAS_LETTER = /\p{L}/u

function isOf(told: string, source: string): boolean {
  const said = new Set(listWords(source).map(({ key }) => key))
  const words = listWords(told).filter(({ key }) => HAS_LETTER.test(key))
  return words.filter(({ key }) => said.has(key)).length >= MIN_SHARED * words.length
}

const isWordedAlike = (told: string, one: Phrase, source: string, other: Phrase) =>
  foldWord(told.slice(one.start, one.end)) === foldWord(source.slice(other.start, other.end))

/**
 * A text with each phrase that its sources say in other words, or elsewhere, as they do.
 * @param list the phrases of a text, none of which overlap
 * @param isWide as for placePhrase
 */
export function placePhrases(
  told: string,
  sources: readonly string[],
  list: (text: string) => Phrase[],
  isWide = false,
): string {
  const phrases = list(told)
  if (phrases.length === 0 || phrases.length > MAX_PHRASES) return told
  const known = sources
    .filter((source) => isOf(told, source))
    .flatMap((source) => list(source).map((phrase) => ({ source, phrase })))
  let text = told
  for (const { key } of phrases.toReversed()) {
    const same = known.filter((one) => one.phrase.key === key)
    // What is said twice stays where it is.
    const own = list(text).filter((one) => one.key === key)
    const [first] = same
    const [phrase] = own
    if (!first || !phrase || same.length > 1 || own.length > 1) continue
    if (!isWide && isWordedAlike(text, phrase, first.source, first.phrase)) continue
    text = placePhrase(text, phrase, first.source, first.phrase, isWide)
  }
  return text
}
