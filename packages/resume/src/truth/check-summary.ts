import type { StructuredResume } from '@tailorbird/contracts'
import { checkClaims } from './check-claims.ts'
import type { Quantity } from './quantities.ts'
import { coverage, readClaims, type Reading } from './reading.ts'
import type { Violation } from './violation.ts'

const YEAR_SECONDS = 31_557_600
const CLAUSE = /[.;!?](?:\s|$)|,(?=\s)|\s(?:and|und|et|y)\s/u

/** Years from the first to the last year that the jobs name. */
function countYears(resume: StructuredResume): number {
  const years = resume.workExperience.flatMap(({ startDate, endDate }) =>
    [...`${startDate} ${endDate ?? ''}`.matchAll(/(?:19|20)\d{2}/g)].map(([year]) => Number(year)),
  )
  return years.length === 0 ? 0 : Math.max(...years) - Math.min(...years)
}

/** Everything that a summary may draw from, as one source. */
function unite(sources: readonly Reading[]): Reading {
  return {
    text: '',
    words: sources.flatMap(({ words }) => words),
    keys: new Set(sources.flatMap(({ keys }) => [...keys])),
    terms: new Set(sources.flatMap(({ terms }) => [...terms])),
    quantities: [],
    ranks: [],
  }
}

/** The clause's closest texts decide how large a role it may claim, and which figures. */
function checkClause(
  clause: string,
  sources: readonly Reading[],
  all: Reading,
  isGiven: (quantity: Quantity) => boolean,
) {
  const told = readClaims(clause)
  const scored = sources.map((source) => ({
    source,
    shared: [...told.keys].filter((word) => source.keys.has(word)).length,
  }))
  const best = scored.reduce((most, { shared }) => Math.max(most, shared), 0)
  const closest = scored
    .filter(({ shared }) => shared === best && shared > 0)
    .map(({ source }) => source)
  const figures = scored
    .filter(({ shared }) => shared >= Math.min(2, told.keys.size))
    .map(({ source }) => source)
  const ranked = closest.map((source) => ({ ...source, quantities: [] }))
  const words = { ...all, quantities: figures.flatMap(({ quantities }) => quantities) }
  const role = checkClaims(
    { ...told, words: [], terms: new Set(), quantities: [], text: '' },
    ranked,
    isGiven,
  )
  const claims = checkClaims({ ...told, ranks: [] }, [words], isGiven)
  return [...role, ...claims]
}

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
    return [{ kind: 'dropped', sentence: before, reason: 'The summary is gone.' }]
  const years = countYears(original)
  const isGiven = ({ dimension, value, isOpen }: Quantity) =>
    dimension === 'seconds' &&
    value >= YEAR_SECONDS &&
    value <= (isOpen ? years - 0.01 : years) * YEAR_SECONDS
  const all = unite(sources)
  return text
    .split(CLAUSE)
    .filter((clause) => clause.trim() !== '' && !before.includes(clause))
    .flatMap((clause) => checkClause(clause, sources, all, isGiven))
    .map(({ kind, reason }) => ({ kind, sentence: text, reason }))
}
