import { namesRole } from '../parse/word-lists.ts'
import { foldWord } from './fold-word.ts'
import { isVerbPlace } from './exchange-verb.ts'
import { isFormOf } from './same-word.ts'
import { tells, type ClaimWord, type Reading } from './reading.ts'
import { quote, type Claim } from './violation.ts'
import { isVerb } from './vocabulary.ts'

const RELATIVE = /^(?:which|that|whom|whose|while|for|que|dont)$/i
const OWNER =
  /^(?:the|our|my|an?|their|his|her|its|another|le|la|les|un|une|notre|el|los|las|una|nuestro|nuestra)$/i
const JOINT = /^(?:and|or|then|et|ou|y|o)$/i
const VERB_FORM = /(?:s|ed|t|e|a|n)$/
const MAX_ACTOR = 5
const MAX_DEEDS = 6
/** No line of a resume tells more of others. */
const MAX_LISTED = 12

/** What somebody else did, as a source says it. */
interface Deed {
  actors: ClaimWord[]
  deeds: ClaimWord[]
}

/** From a verb on: it and those joined to it by 'and'. */
function readJoined(words: readonly ClaimWord[]): ClaimWord[] {
  return words
    .slice(0, MAX_DEEDS)
    .filter(
      ({ isNeutral, key }, index) =>
        !isNeutral && (index === 0 || (JOINT.test(words[index - 1]?.written ?? '') && isVerb(key))),
    )
}

/** 'Which our accountant checks and submits', 'for a partner to sign'. */
function readRelative({ all }: Reading, at: number): Deed | undefined {
  const isFor = /^for$/i.test(all[at]?.written ?? '')
  if (!OWNER.test(all[at + 1]?.written ?? '')) return undefined
  const rest = all.slice(at + 2, at + 2 + MAX_ACTOR + MAX_DEEDS)
  const first = rest.findIndex(
    ({ isNeutral, key, written }, index) =>
      index > 0 &&
      index <= MAX_ACTOR &&
      !isNeutral &&
      (isFor
        ? /^to$/i.test(rest[index - 1]?.written ?? '')
        : isVerb(key) && VERB_FORM.test(written)),
  )
  const clause = rest[0]?.clause
  if (first < 1 || rest[first]?.clause !== clause) return undefined
  const actors = rest.slice(0, first).filter(({ isNeutral }) => !isNeutral)
  const deeds = readJoined(rest.slice(first).filter((word) => word.clause === clause))
  return actors.length > 0 ? { actors, deeds } : undefined
}

const BY = /^(?:by|par|von|por)$/i
const PASSIVE = /(?:ed|[éí]e?s?|ad[oa]s?|id[oa]s?|\p{L}{3}(?:en|t))$/u
const PEOPLE =
  /expert|comptable|berater|leiter|arzt|ärzt|ingenieur|jefe|asesor|kolleg|team|équipe|equipo|abteilung|service|department/iu
const DOING = /(?:[stc]i[oó]n|ung|age|ment|miento)s?$/u

/** 'Checked and signed by the site engineer'. */
function readPassive({ all }: Reading, at: number): Deed | undefined {
  const last = all[at - 1]
  if (!BY.test(all[at]?.written ?? '') || !last || !PASSIVE.test(last.written)) return undefined
  const actors = all
    .slice(at + 1, at + 1 + MAX_ACTOR)
    .filter(({ isNeutral, clause }) => !isNeutral && clause === last.clause)
  if (!actors.some(({ written }) => namesRole(written) || PEOPLE.test(written))) return undefined
  const isJoint = JOINT.test(all[at - 2]?.written ?? '')
  const other = all[at - 3]
  return {
    actors,
    deeds: [last, ...(isJoint && other && PASSIVE.test(other.written) ? [other] : [])],
  }
}

const listDeeds = (source: Reading): Deed[] =>
  source.all.flatMap(
    ({ written }, at) =>
      (RELATIVE.test(written) ? readRelative(source, at) : readPassive(source, at)) ?? [],
  )

/** What somebody else does in a source must not become the person's own doing. */
export function checkDeeds(told: Reading, sources: readonly Reading[]): Claim[] {
  for (const { actors, deeds } of sources.flatMap(listDeeds).slice(0, MAX_LISTED)) {
    if (actors.some(({ key }) => tells(told, key))) continue
    const taken = deeds.find(
      (deed) =>
        !sources.some(({ all }) =>
          all.some((word) => word.key === deed.key && !deeds.includes(word)),
        ) &&
        told.all.some(
          ({ key, written }, index) =>
            (key === deed.key || isFormOf(foldWord(written), foldWord(deed.written))) &&
            (isVerbPlace(told, index) || DOING.test(written)) &&
            !BY.test(told.all[index + 1]?.written ?? ''),
        ),
    )
    if (taken)
      return [
        {
          kind: 'role',
          reason: `In the resume it is somebody else who does this: ${quote(taken.written)}.`,
        },
      ]
  }
  return []
}
