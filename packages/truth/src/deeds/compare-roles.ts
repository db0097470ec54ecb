import { namesRole } from '@tailorbird/reading'
import { readQualifiers, type ClaimWord, type Reading } from '../clauses/reading.ts'
import type { CompareFact } from '../clauses/compared.ts'
import { isVerb } from '../vocabulary/vocabulary.ts'
import { roleArticles } from '../words/deeds/determiners.ts'
import { genitiveEndings, verbEndings } from '../words/deeds/deed-endings.ts'
import {
  deputyWords,
  headJoint,
  asWords,
  besideWords,
  headWords,
  roleEnds,
} from '../words/roles/leaders.ts'
import { wholly } from '../words/join-words.ts'
import { because } from '../reasons/write-reason.ts'

const MAX_ROLE_WORDS = 4
const AS = new RegExp(`(?:^| )(?:${asWords})$`, 'i')
const ARTICLE = wholly(roleArticles, 'i')
const BESIDE = new RegExp(`(?:^| )(?:${besideWords})$`, 'i')
const DEPUTY = wholly(deputyWords, 'i')
const ENDS = wholly(roleEnds, 'i')
const OWNS = new RegExp(`${genitiveEndings}$`)
const VERB_FORM = new RegExp(`(?:${verbEndings})$`)

/** 'Head' and 'lead' are roles where a role stands. */
const LEADER = new RegExp(`^(?:${headWords})(?: ${headJoint})?$`, 'i')
const isRole = ({ written }: ClaimWord) => namesRole(written) || LEADER.test(written)

/** Words of the role that a phrase from `at` on names, its noun last: 'senior nurse', but not 'the senior nurse's assistant'. */
function readRole({ all }: Reading, at: number): ClaimWord[] {
  const start = ARTICLE.test(all[at]?.written ?? '') ? at + 1 : at
  const phrase: ClaimWord[] = []
  for (const word of all.slice(start, start + MAX_ROLE_WORDS)) {
    const isEnd = [ENDS, BESIDE, ARTICLE].some((pattern) => pattern.test(word.written))
    if (word.clause !== all[at]?.clause || (isEnd && !isRole(word))) break
    phrase.push(word)
  }
  const last = phrase.findLastIndex(isRole)
  const isOther = phrase.some(({ written }) => OWNS.test(written) || DEPUTY.test(written))
  if (isOther || last < 0) return []
  // 'Head of nursing': the field belongs to it.
  return phrase.slice(0, phrase[last]?.written.endsWith(headJoint) === true ? last + 2 : last + 1)
}

/** Roles that a text says the person has: 'as senior nurse', 'Shop manager on Saturdays'. */
function listOwn(reading: Reading): ClaimWord[][] {
  const { all } = reading
  const [first, second] = all
  // 'Shop manager', and not 'Coach managers'.
  const isOneRole = second !== undefined && isRole(second) && !second.written.endsWith('s')
  const opens =
    first !== undefined &&
    (first.rank === undefined || isRole(first)) &&
    !ARTICLE.test(first.written) &&
    !VERB_FORM.test(first.written) &&
    (!isVerb(first.key) || isRole(first) || isOneRole)
  const behindAs = all.flatMap(({ written }, index) => (AS.test(written) ? [index + 1] : []))
  return [...(opens ? [0] : []), ...behindAs]
    .map((at) => readRole(reading, at))
    .filter((role) => role.length > 0)
}

/** Roles that a text says others have: 'the senior nurse', 'reported to a head of nursing'. */
const listOthers = ({ all }: Reading): ClaimWord[] =>
  all.filter((role, index) => {
    if (!isRole(role)) return false
    const { clause } = role
    const before = all
      .slice(Math.max(0, index - MAX_ROLE_WORDS), index)
      .filter((word) => word.clause === clause)
    return (
      before.some((word) => ARTICLE.test(word.written) || BESIDE.test(word.written)) &&
      !before.some((word) => AS.test(word.written))
    )
  })

/** Whose role it is: 'with a senior inspector' told as 'as senior inspector'. The person's own stand in the context. */
export const compareRoles: CompareFact = ({ told, sources, context }) => {
  const own = listOwn(told)
  if (own.length === 0 || readQualifiers(told).some(({ name }) => name === 'second')) return []
  const taken = own.find((role) => {
    const key = role.findLast(isRole)?.key
    return (
      !context.some(({ supports }) => role.every((word) => supports.has(word.key))) &&
      sources.some(
        (source) =>
          listOthers(source).some((word) => word.key === key) &&
          !listOwn(source).some((other) => other.findLast(isRole)?.key === key),
      )
    )
  })
  if (!taken) return []
  const written = taken.map((word) => word.written).join(' ')
  // 'Lead the weekly meeting': what opens a text and has an object is a deed.
  const isDeed =
    taken.length === 1 && taken[0] === told.all[0] && told.all[1]?.clause === taken[0]?.clause
  return [{ kind: 'role', ...because(isDeed ? 'role-larger' : 'else-is', written) }]
}
