import { namesRole } from '@tailorbird/reading'
import {
  listToldClauses,
  readQualifiers,
  tells,
  type ClaimWord,
  type Reading,
} from '../../clauses/reading.ts'
import { isVerbPlace } from '../../deeds/exchange-verb.ts'
import { isVerb } from '../../vocabulary/vocabulary.ts'
import { isOf } from '../compare/classes.ts'

/** What is not there yet, or no more. */
const STATES = new Set(['unfinished', 'lapsed', 'nominated'])
const REACH = 3
const LABEL = /^\s*:/

type Drawn = ReturnType<typeof listDrawn>

/** The clauses of a source that a text says something of, those right behind them ('level 3: in preparation'), and labels before them ('in training: a diploma'). */
function listDrawn(source: Reading, told: Reading): Record<'own' | 'near', Set<number>> {
  const { all, text } = source
  const said = listToldClauses(told, source)
  const clauses = [...new Set(all.map(({ clause }) => clause))]
  const labels = clauses.filter((clause, at) => {
    const end = all.findLast((word) => word.clause === clause)?.end ?? 0
    return said.has(clauses[at + 1] ?? -1) && LABEL.test(text.slice(end))
  })
  const behind = clauses.filter((_, at) => said.has(clauses[at - 1] ?? -1))
  const own = new Set([...said, ...labels])
  return { own, near: new Set([...own, ...behind]) }
}

/** A word that says that what is told of is not finished, or no longer valid. Among papers and courses many words do. */
function findState(told: Reading, source: Reading, { own, near }: Drawn, isPaper: boolean) {
  const kept = new Set(readQualifiers(told).map(({ name }) => name))
  if ([...STATES].some((name) => kept.has(name))) return undefined
  const state = readQualifiers(source).find(
    ({ name, word }) =>
      STATES.has(name) && (isPaper ? near : own).has(word.clause) && !tells(told, word.key),
  )?.word
  if (state || !isPaper || told.all.some(({ written }) => isOf('states', written))) return state
  return source.all.find(
    ({ written, key, clause }) => isOf('states', written) && near.has(clause) && !tells(told, key),
  )
}

/** With whom a deed was done whose verb and figures a text tells as the person's own. */
function findPartner(told: Reading, source: Reading, { own }: Drawn) {
  const { all, quantities } = source
  const claims = quantities.some(({ value }) => told.quantities.some((one) => one.value === value))
  if (!claims || told.all.some(({ written }) => isOf('with', written))) return undefined
  return all.find((word, at) => {
    if (!word.written.split(' ').some((part) => isOf('with', part)) || !own.has(word.clause))
      return false
    const beside = all.slice(at + 1, at + 1 + REACH).filter(({ clause }) => clause === word.clause)
    const isPartner = beside.some(
      ({ written, key }) => (isOf('partners', written) || namesRole(written)) && !tells(told, key),
    )
    const isDeed = (one: ClaimWord) => isVerb(one.key) || isVerbPlace(source, all.indexOf(one))
    return (
      isPartner &&
      all.some((one) => one.clause === word.clause && isDeed(one) && tells(told, one.key))
    )
  })
}

/**
 * The word that limits what a text takes from a source, and that it leaves out: what is in training is told as held, what was done with
 * somebody as one's own. For texts that replace no line; see findLeftOut for those that do.
 * @param isPaper whether the source stands among certificates, courses and the like
 */
export function findSourceLimit(
  told: Reading,
  source: Reading,
  isPaper: boolean,
): ClaimWord | undefined {
  const drawn = listDrawn(source, told)
  if (drawn.own.size === 0) return undefined
  return findState(told, source, drawn, isPaper) ?? findPartner(told, source, drawn)
}
