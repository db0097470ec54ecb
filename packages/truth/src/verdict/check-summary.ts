import type { StructuredResume } from '@tailorbird/contracts'
import { isNamed } from '../figures/compare-quantities.ts'
import { MAX_LINE_CHARS } from '../clauses/is-long.ts'
import { compareFacts, PART } from '../lines/compare-facts.ts'
import { isSupported } from '../figures/quantities.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { yearOf } from '../quantities/same-value.ts'
import { coverage, readClaims, retells, type Reading } from '../clauses/reading.ts'
import { checkTenure } from '../tenure/check-tenure.ts'
import { readTenures, YEAR_SECONDS } from '../tenure/read-tenures.ts'
import { countYears } from '../tenure/tenure.ts'
import { toViolation, type Violation } from '../clauses/violation.ts'
import { isVerb } from '../vocabulary/vocabulary.ts'
import {
  workStems,
  awardHolders,
  certificateHolders,
  degreeHolders,
} from '../words/facts/careers.ts'
import { openerNounEndings } from '../words/deeds/deed-endings.ts'
import { plainJoint, clauseJoints, halfWords } from '../words/deeds/joints.ts'
import { because } from '../reasons/write-reason.ts'

/** A year that the resume names anywhere, such as a job's first. */
const isYear = ({ dimension, value }: Quantity, sources: readonly Reading[]) =>
  sources.some(({ quantities }) =>
    quantities.some((other) =>
      dimension === 'year'
        ? yearOf(other) === value
        : dimension === 'month' && other.dimension === 'month' && other.value === value,
    ),
  )

const CLAUSE = new RegExp(
  String.raw`[.;!?](?:\s|$)|,(?=\s)|\s(?:${clauseJoints})\s(?!${halfWords})`,
  'u',
)
const SENTENCE = /(?<=[.;!?])\s/
/** A source is close to a clause when it shares this much of what its closest source shares. */
const CLOSE = 0.7

/** A summary may hold one rare word for so many. */
const WORDS_A_SPARE = 12

/** Words that years of work stand beside. */
const WORK = new RegExp(`^(?:${workStems})`)

/** 'A clean record for 10 years' where a text says 3 of it: a time, but none that the jobs' dates tell. */
const isOtherTime = ({ value }: Quantity, told: Reading, sources: readonly Reading[]) =>
  ![...told.forms].some((form) => WORK.test(form)) &&
  sources.some(
    (source) =>
      source.quantities.some(
        (other) =>
          other.dimension === 'seconds' && other.value >= YEAR_SECONDS && other.value < value,
      ) && told.words.filter(({ key }) => source.keys.has(key)).length >= 2,
  )

const isYears = ({ dimension, value }: Quantity) => dimension === 'seconds' && value >= YEAR_SECONDS

/** 'Eight years, the last two in sales': six were before. */
function listParted(sources: readonly Reading[]): Set<number> {
  const tenures = sources.flatMap(({ quantities, text }) =>
    quantities.some(isYears) ? readTenures(text) : [],
  )
  const years = tenures.map(({ quantity }) => Math.round(quantity.value / YEAR_SECONDS))
  return new Set(years.flatMap((one) => years.map((other) => one - other)).filter((gap) => gap > 0))
}

/** What may be said of who holds a certificate, a degree or an award that the clause names. */
function listHeld(told: Reading, original: StructuredResume): Reading[] {
  const named = (lines: readonly string[]) => {
    const source = readClaims(lines.join('; '))
    return told.words.some(({ key }) => source.keys.has(key))
  }
  const schools = original.education.map(({ degree, institution }) => `${degree}; ${institution}`)
  return [
    ...(named(original.certifications) ? [readClaims(certificateHolders)] : []),
    ...(named(schools) ? [readClaims(degreeHolders)] : []),
    ...(named(original.achievements) ? [readClaims(awardHolders)] : []),
  ]
}

/** Measures and money are told apart by their units; counts, shares and times by their words. */
const isMeasure = ({ dimension }: Quantity) =>
  !/^(?:count|percent|factor|year|month|rank|seconds)$/.test(dimension)

const sharedFigures = (told: Reading, source: Reading) =>
  told.quantities.filter((quantity) => isSupported(quantity, source.quantities)).length

/** What every clause of a summary is checked with. */
interface Whole {
  original: StructuredResume
  /** Where the person's own roles stand. */
  titles: readonly Reading[]
  isGiven: (quantity: Quantity, told: Reading) => boolean
}

/** The clause's closest texts decide how large a role it may claim, and which figures. */
function checkClause(
  told: Reading,
  sources: readonly Reading[],
  { original, titles, isGiven }: Whole,
) {
  const scored = sources.map((source) => ({
    source,
    shared: told.words.filter(({ key }) => retells(source, key)).length,
  }))
  const best = scored.reduce((most, { shared }) => Math.max(most, shared), 0)
  const closest = scored
    .filter(({ shared }) => shared >= best * CLOSE && shared > 0)
    .map(({ source }) => source)
  const near = scored
    .filter(
      ({ source, shared }) =>
        shared >= Math.min(2, told.words.length) || (shared > 0 && sharedFigures(told, source) > 0),
    )
    .map(({ source }) => source)
  // A line that has a measure or two figures of the clause is where they come from, whatever its words.
  const isKnown = (quantity: Quantity) =>
    scored.some(
      ({ source, shared }) =>
        (shared > 0 || isMeasure(quantity) || sharedFigures(told, source) > 1) &&
        isSupported(quantity, source.quantities),
    )
  // One of the closest texts is enough: what limits another one says nothing of this clause.
  const compareParts = (from: readonly Reading[]) =>
    compareFacts({ told, sources: from, context: titles }, PART)
  const parts = closest.map((source) => compareParts([source]))
  return [
    ...compareFacts(
      {
        told,
        sources: near,
        context: [],
        isGiven: (quantity) =>
          isGiven(quantity, told) ||
          isKnown(quantity) ||
          isYear(quantity, sources) ||
          sources.some(({ text }) => isNamed(quantity, told.text, text)),
      },
      ['quantity'],
    ),
    ...compareFacts({ told, sources, context: listHeld(told, original) }, ['name']),
    ...(closest.length === 0
      ? compareParts([])
      : parts.some((claims) => claims.length === 0)
        ? []
        : (parts[0] ?? [])),
  ]
}

const NOUN = new RegExp(`(?:${openerNounEndings})s?$`, 'i')
const opensWithVerb = ({ all: [first] }: Reading) =>
  first !== undefined &&
  (first.rank !== undefined || (isVerb(first.key) && !NOUN.test(first.written)))

/**
 * Checks a summary, which may draw from the whole resume: each clause against the texts that are
 * closest to it. Years of experience may be counted from the jobs' dates.
 * @param sources readings of every text of the original
 */
export function checkSummary(
  original: StructuredResume,
  tailored: StructuredResume,
  sources: readonly Reading[],
): Violation[] {
  const text = tailored.summary ?? ''
  const before = original.summary ?? ''
  if (text === before) return []
  if (
    text === '' ||
    (coverage(readClaims(before), [readClaims(text)]) === 0 && before !== '' && text.length < 20)
  )
    return [{ kind: 'dropped', sentence: before, ...because('summary-gone', before) }]
  if (text.length > MAX_LINE_CHARS)
    return [{ kind: 'unchecked', sentence: '', ...because('unchecked') }]
  const years = countYears(original, tailored)
  const parted = listParted(sources)
  const isGiven = (quantity: Quantity, told: Reading) => {
    const { dimension, value, bound } = quantity
    if (dimension === 'count' && parted.has(value)) return told.quantities.some(isYears)
    return (
      dimension === 'seconds' &&
      !isOtherTime(quantity, told, sources) &&
      value >= YEAR_SECONDS &&
      value <=
        (bound === 'over'
          ? years - 0.01
          : bound === 'under' || bound === 'below'
            ? years + 1
            : bound === 'about'
              ? years + 0.5
              : years + 0.09) *
          YEAR_SECONDS
    )
  }
  const clauses = text.split(CLAUSE).filter((clause) => clause.trim() !== '')
  const tenures = checkTenure(
    original,
    tailored,
    sources.flatMap(({ quantities, text: own }) => (quantities.some(isYears) ? [own] : [])),
  )
  const whole: Whole = {
    original,
    titles: [before, ...original.workExperience.map(({ position }) => position)].map(readClaims),
    isGiven,
  }
  // Each sentence limits only itself.
  const parts = sources.flatMap((source) =>
    source.text === before ? before.split(SENTENCE).map(readClaims) : [source],
  )
  const hedges = text
    .split(SENTENCE)
    .filter((sentence) => !before.includes(sentence))
    .flatMap((sentence) =>
      compareFacts({ told: readClaims(sentence), sources: parts, context: [] }, ['state']),
    )
  const said = clauses.flatMap((clause, index) => {
    if (before.includes(clause)) return []
    const told = readClaims(clause.trim())
    const alone = checkClause(told, parts, whole)
    const earlier = clauses[index - 1]?.trim()
    // 'Drafted motions and discovery requests': the verb before it is the second part's too.
    if (alone.length === 0 || earlier === undefined || opensWithVerb(told)) return alone
    const joined = checkClause(
      readClaims(`${earlier} ${plainJoint} ${clause.trim()}`),
      parts,
      whole,
    )
    return joined.length === 0 ? [] : alone
  })
  const claims = [...tenures, ...hedges, ...said]
  const spare = Math.max(1, Math.floor(readClaims(text).words.length / WORDS_A_SPARE))
  if (claims.length <= spare && claims.every(({ isSoft }) => isSoft)) return []
  return claims.map((claim) => toViolation(claim, text))
}
