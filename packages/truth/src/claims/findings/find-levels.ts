import { findTerms } from '@tailorbird/lexicon'
import { NAMES_JOINT } from '../../words/figures/figure-matches.ts'
import { because } from '../../reasons/write-reason.ts'
import type { Reading } from '../../clauses/reading.ts'
import type { Comparison } from '../compare/comparison.ts'
import { toFinding } from './to-finding.ts'
import type { Finding } from './verdict.ts'

/** Levels of the Common European Framework. */
const LEVEL = /(?<![\p{L}\p{N}])[ABC][12](?![\p{L}\p{N}])/gu

/** A language with a level, as the text has both. */
interface Held {
  language: string
  written: string
  level: string
}

/** Between languages that share a level: 'French and German at C1', 'French, Dutch and German at C1'. */
const JOINT = new RegExp(String.raw`^\s*(?:,?\s*(?:${NAMES_JOINT}|&)|\/|-)\s*$`, 'iu')
const COMMA = /^\s*,\s*$/u

/** Behind these something else is told. */
const BREAK = /[;.]/u
/** What stands behind a comma, or 'and', is further than any phrase. */
const COMMA_CHARS = 100
/** A level further from a language is none of it: 'Führerschein C1', 'German units in building B2'. */
const MAX_GAP_CHARS = 16

/** A language or a level, where it stands. */
interface Place {
  start: number
  end: number
  written: string
  /** The name of the language; undefined of a level. */
  language?: string
}

function listPlaces(text: string): Place[] {
  // 'Inglés C1' is the name of a certificate, too.
  const languages = findTerms(text.replaceAll(LEVEL, '  ')).flatMap(
    ({ term, start, end, written }) =>
      term.kind === 'language' ? [{ start, end, written, language: term.name }] : [],
  )
  const levels = [...text.matchAll(LEVEL)].map(({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    written,
  }))
  return [...languages, ...levels].toSorted((one, other) => one.start - other.start)
}

/**
 * The languages of a text with their levels. A level counts for the language that stands nearer, before it or behind, and for those that
 * are joined to that.
 */
function readLevels({ text }: Reading): Held[] {
  const places = listPlaces(text)
  const between = (one: Place, other: Place) =>
    text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start))
  const measure = (one: Place, other: Place | undefined) => {
    if (other?.language === undefined) return Infinity
    const gap = between(one, other)
    if (BREAK.test(gap) || gap.length > MAX_GAP_CHARS) return Infinity
    return gap.length + (gap.includes(',') || JOINT.test(gap) ? COMMA_CHARS : 0)
  }
  return places.flatMap((place, at): Held[] => {
    if (place.language !== undefined) return []
    const [before, behind] = [measure(place, places[at - 1]), measure(place, places[at + 1])]
    const isBehind = behind < before
    if (Math.min(before, behind) === Infinity) return []
    const side = isBehind ? places.slice(at + 1) : places.slice(0, at).toReversed()
    const held: Place[] = []
    let isListed = false
    for (const one of side) {
      const last = held.at(-1)
      if (one.language === undefined) break
      const gap = last ? between(last, one) : ''
      isListed ||= JOINT.test(gap)
      if (last && !JOINT.test(gap) && !(isListed && COMMA.test(gap))) break
      held.push(one)
    }
    return held.map(({ language = '', written }) => ({ language, written, level: place.written }))
  })
}

/** A level of a language that nothing says of it: 'French C1' of 'French B1, German C1'. */
export function findRaisedLevel({ told, sources, resume }: Comparison): Finding | undefined {
  const claimed = readLevels(told)
  if (claimed.length === 0) return undefined
  const texts = [...sources, ...resume]
  const known = texts.flatMap(readLevels)
  const wrong = claimed.find(({ language, level }) => {
    const ofIt = known.filter((one) => one.language === language)
    if (ofIt.length > 0) return ofIt.every((one) => one.level !== level)
    const named = texts.filter(({ terms }) => terms.has(language))
    return !(named.length > 0 ? named : texts).some(
      (one) => one.text.includes(level) && readLevels(one).every((own) => own.level !== level),
    )
  })
  if (!wrong) return undefined
  const own = known.find(({ language }) => language === wrong.language)
  const name = (one: Held) => `${one.written} ${one.level}`
  const cause = own
    ? because('instead', name(own), name(wrong))
    : because('skill-unsaid', name(wrong))
  return toFinding({ kind: 'skill', unsaid: wrong.level, ...cause })
}
