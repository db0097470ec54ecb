import { says, type ClaimWord, type Reading } from '../clauses/reading.ts'
import type { Claim } from '../clauses/violation.ts'
import { allowsLed, isShared, LED_RANK, MODEST_RANK, rankOf } from '../vocabulary/vocabulary.ts'
import { coKey } from '../words/roles/partakers.ts'
import { because } from '../reasons/write-reason.ts'

const CO = `${coKey}_`
const CO_BEFORE = new RegExp(`^${coKey}[- ]`)

/** Whether a source leaves room for having done a thing with others. */
function allowsJoint({ all }: Reading): boolean {
  return all.some(({ key, rank = LED_RANK }) => rank === MODEST_RANK || (isShared(key) && rank > 0))
}

const isLedBy = ({ rank = 0, key }: ClaimWord) => rank >= LED_RANK || allowsLed(key)

/**
 * 'Co-led a study' where the resume only worked for one, 'co-wrote' what somebody else wrote: who does a
 * thing with others does it all the same.
 */
export function checkJoint(told: Reading, sources: readonly Reading[]): Claim[] {
  const taken = told.all.find(({ key, written }) => {
    if (!key.startsWith(CO) || sources.some(({ supports }) => supports.has(key))) return false
    const base = key.slice(CO.length)
    const form = written.toLowerCase().replace(CO_BEFORE, '')
    if ((rankOf(form, base) ?? 0) >= LED_RANK) return !sources.some(({ all }) => all.some(isLedBy))
    return !sources.some((source) => says(source, base) || allowsJoint(source))
  })
  return taken
    ? [
        {
          kind: 'role',
          ...because('role-larger', taken.written),
        },
      ]
    : []
}
