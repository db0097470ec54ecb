import { beforeNoPart, finite, parted, partedJoints } from '../words/equals/equals.ts'

/** Further apart the parts of a verb are hard to follow for any reader. */
const MAX_BETWEEN = 200
/** Up to the end of its clause, which ends with the other part. */
const PART = new RegExp(
  String.raw`(?<!(?:${beforeNoPart})\s?(?=\san))\s(${parted})(?=\s*(?:[.;:,()]|$)|\s(?:${partedJoints})\s)`,
  'gu',
)
const VERB = new RegExp(
  String.raw`(?:^|[.;:]\s|\s(?:${partedJoints})\s|^[Ii]ch\s)(${finite})(?=\s)(?!.*\s(?:${partedJoints})\s(?:${finite})\s)`,
  'u',
)

/** The verb that a part at the end of a clause belongs to: the first of the clause, or behind an 'and' in it. */
function findVerb(text: string, end: number) {
  const from = Math.max(0, end - MAX_BETWEEN)
  const clause = text.slice(from, end)
  const start =
    from + Math.max(0, ...[...clause.matchAll(/[.;:]\s/gu)].map(({ index }) => index + 2))
  const hit = VERB.exec(text.slice(start, end))
  const verb = hit?.[1]
  return hit && verb !== undefined
    ? { verb, at: start + hit.index + hit[0].length - verb.length }
    : undefined
}

const joinVerb = (part: string, verb: string) =>
  /^\p{Lu}/u.test(verb)
    ? part.charAt(0).toUpperCase() + part.slice(1) + verb.charAt(0).toLowerCase() + verb.slice(1)
    : part + verb

/** A text with verbs in one word whose parts stand apart: 'Führte Messungen durch' as 'Durchführte Messungen'. */
export function restateParted(told: string): string {
  let text = told
  for (const {
    index,
    0: { length },
    1: part = '',
  } of [...told.matchAll(PART)].toReversed()) {
    const found = findVerb(text, index)
    if (!found) continue
    const { verb, at } = found
    text =
      text.slice(0, at) +
      joinVerb(part, verb) +
      text.slice(at + verb.length, index) +
      text.slice(index + length)
  }
  return text
}
