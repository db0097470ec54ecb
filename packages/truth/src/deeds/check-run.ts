import { isVerbPlace } from './exchange-verb.ts'
import { makesNoun } from './stands-for.ts'
import type { ClaimWord, Reading } from '../clauses/reading.ts'
import type { Claim } from '../clauses/violation.ts'
import { allowsLed, LED_RANK } from '../vocabulary/vocabulary.ts'
import { stem } from '@tailorbird/language'
import { runs } from '../words/deeds/runs.ts'
import { ranForm, runKey } from '../words/deeds/single-verbs.ts'
import { wholly } from '../words/join-words.ts'
import { because } from '../reasons/write-reason.ts'

const RUNS = new Set(
  runs.split(/\s+/).flatMap((word) => [word, word.split('_').map(stem).join('_')]),
)

const RAN = wholly(ranForm, 'i')

/** Whether a word says that the person runs something: 'ran', and 'run' where a verb stands. */
const isRunning = (reading: Reading, index: number) => {
  const { key, written } = reading.all[index] as ClaimWord
  return key === runKey && (RAN.test(written) || isVerbPlace(reading, index))
}

const mayRun = ({ all }: Reading) =>
  all.some(
    ({ key, rank = 0 }, index) =>
      rank >= LED_RANK || allowsLed(key) || (RUNS.has(key) && isVerbPlace({ all }, index)),
  )

/**
 * 'Ran' is more than most verbs that it may take the place of: who ordered thread did not run it. A source
 * must have run, held, led or operated something, or have done what is run: 'tested' for 'ran tests'.
 */
export function checkRun(told: Reading, sources: readonly Reading[]): Claim[] {
  if (sources.length === 0 || sources.some(mayRun)) return []
  const word = told.all.find(
    (one, index) => isRunning(told, index) && !makesNoun(one, told, sources),
  )
  return word
    ? [
        {
          kind: 'role',
          ...because('role-larger', word.written),
        },
      ]
    : []
}
