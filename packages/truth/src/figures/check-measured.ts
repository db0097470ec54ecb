import { tells, type Reading } from '../clauses/reading.ts'
import { stem } from '@tailorbird/language'
import { unsaid, type Claim } from '../clauses/violation.ts'
import { MEASURED_THINGS } from '../words/figures/measured-things.ts'

/** What results are measured in: the names of one thing may stand for each other and for no other's. */
const THINGS = Object.values(MEASURED_THINGS).map((words) => words.split(' ').map(stem))

const has = (reading: Reading, thing: readonly string[]) =>
  thing.some((word) => reading.supports.has(word))
const isTold = (reading: Reading, thing: readonly string[]) =>
  thing.some((word) => tells(reading, word))

/** 'Cut food waste' told as 'cut food costs': another thing is measured. */
export function checkMeasured(told: Reading, sources: readonly Reading[]): Claim[] {
  const came = THINGS.find(
    (thing) => has(told, thing) && !sources.some((source) => isTold(source, thing)),
  )
  if (!came) return []
  const went = THINGS.some(
    (thing) => sources.some((source) => has(source, thing)) && !isTold(told, thing),
  )
  const written = told.all.find(({ key }) => came.includes(key))?.written
  return went ? [{ kind: 'claim', ...unsaid(written ?? '') }] : []
}
