import { readQualifiers, tells, type Reading } from '../clauses/reading.ts'
import type { Comparison } from './compare/comparison.ts'
import { readActors } from './compare/read-actors.ts'

/** What is not done, only planned, or over. */
const DENIED = new Set(['negated', 'proposed', 'unfinished', 'lapsed'])

/** Whether a word that denies stands in the clause that says a skill, or the line says it in no one clause. */
function denies(source: Reading, skill: Reading): boolean {
  const own = source.all.filter(({ key }) => tells(skill, key)).map(({ clause }) => clause)
  return readQualifiers(source).some(
    ({ name, word }) => DENIED.has(name) && (own.length === 0 || own.includes(word.clause)),
  )
}

/** Whether what a skill names is somebody else's deed: 'calibration by the manufacturer', or stands where nobody but others does something. */
function isOfOthers(source: Reading, skill: Reading): boolean {
  const deeds = readActors(source)
  if (deeds.some(({ word, actor }) => actor === 'other' && tells(skill, word.key))) return true
  const own = new Set(
    source.words.filter(({ key }) => tells(skill, key)).map(({ clause }) => clause),
  )
  const beside = deeds.filter(({ word }) => own.has(word.clause))
  return beside.length > 0 && beside.every(({ actor }) => actor === 'other')
}

/** Whether each line that a new skill comes from says that it is not so, not yet, or another's: 'with no forklift', 'ohne Lohnverrechnung'. */
export const isDenied = ({ told, sources }: Comparison): boolean =>
  sources.length > 0 && sources.every((source) => denies(source, told) || isOfOthers(source, told))
