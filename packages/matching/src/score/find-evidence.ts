import type { MatchType } from '@tailorbird/contracts'
import {
  familyOf,
  isOfOthers,
  listProofs,
  type Alternative,
  type Requirement,
  type RequirementKind,
} from '@tailorbird/lexicon'
import { append, type Language } from '@tailorbird/language'
import { findCoordinated } from './find-coordinated.ts'
import { findDegrees } from './degrees.ts'
import type { Evidence, Found } from './evidence.ts'
import { findInflections } from './find-inflections.ts'
import { findInitials } from './find-initials.ts'
import { findNames, isGuarded, isProductName } from './find-names.ts'
import { findReworded } from './find-reworded.ts'
import { findRun, isAcronym } from './find-run.ts'
import { wasNotDone } from '../terms/not-own.ts'
import {
  asksForLittle,
  asksForMuch,
  isBelow,
  readStanding,
  tellsHighLevel,
} from '../terms/read-standing.ts'
import { HELD_KINDS } from './weights.ts'
import { listPaperForms, listPlain, readThing } from './plain-forms.ts'
import type { NameSpot, ResumeIndex } from './index-resume.ts'
import type { ResumeLine } from './resume-lines.ts'

const INFLECTED_KINDS = new Set<RequirementKind>(['skill', 'soft', 'domain', 'responsibility'])
/** 'Supported the German team', 'assisted a PhD student': no name of a trade that others hold. */
const EVERYBODYS = new Set<RequirementKind>(['degree', 'language'])
const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  fr: 'French',
  de: 'German',
  es: 'Spanish',
}

/** A resume shows each language that a sizeable part of it is written in. */
const findOwnLanguage = ({ languages }: ResumeIndex, { name }: Alternative): Found[] =>
  [...languages]
    .filter(([language]) => LANGUAGE_NAMES[language] === name)
    .flatMap(([, lines]) => {
      const told = lines.filter(({ place }) => place === 'bullet')
      return told.length > 0 ? told : lines
    })
    .map((line) => ({ match: 'alias', line, at: 0, end: 0 }))

const PAPERS = new Set<RequirementKind>(['certification', 'degree'])

/** 'For review by a CPA': what a bullet tells of a paper may be another's, and proves nothing further. */
const isHeld = ({ line, hit }: NameSpot) =>
  !PAPERS.has(hit.term.kind) || line.job === null || line.place === 'summary'

/** Where other terms stand that say something of a term. */
const findOtherNames = (
  index: ResumeIndex,
  match: MatchType,
  names: ReadonlySet<string>,
): Found[] =>
  [...names].flatMap((name) =>
    (index.byName.get(name) ?? [])
      .filter((spot) => match === 'related' || isHeld(spot))
      .map(({ line, hit }): Found => ({ match, line, at: hit.start, end: hit.end })),
  )

/** Where lines show a term, or one that proves it, in the words of those who have it. */
const findShownTerms = (index: ResumeIndex, name: string): Found[] =>
  [name, ...listProofs(name)].flatMap((one) =>
    (index.shown.get(one) ?? []).map((spot): Found => ({ match: 'implied', ...spot })),
  )

/** 'Excel (advanced)' is advanced Excel. */
const raiseLevel = (found: Found): Found =>
  tellsHighLevel(found.line.text, found.at, found.end) ? { ...found, match: 'alias' } : found

/** Where the thing stands that a term does something with. */
function findThing(index: ResumeIndex, { term }: Alternative): Found[] {
  const thing = readThing(term)
  if (thing === undefined) return []
  return findRun(index, thing, true).map((spot) => ({ ...spot, match: 'implied' as const }))
}

/** Evidence with what its own line says against it: planned, denied, or a study that has not ended is only related, a first acquaintance shows a part. */
function qualify(evidence: Found, { kind, line: asked }: Requirement): Found {
  const { match, line, at, end } = evidence
  if (match === 'related' || end === 0) return evidence
  const standing = readStanding(line.text, at, end)
  const isOnItsWay = line.isUnfinished === true && PAPERS.has(kind)
  if (standing === 'not-yet' || isOnItsWay) return { ...evidence, match: 'related' }
  if (kind === 'language' && isBelow(line.text, at, end, asked))
    return { ...evidence, match: 'related' }
  const isEnough = asksForLittle(asked) || (kind === 'language' && !asksForMuch(asked))
  if (standing === 'full' || isEnough) return evidence
  const isLittle = HELD_KINDS.has(kind) || asksForMuch(asked)
  return { ...evidence, match: isLittle ? 'related' : 'implied' }
}

function findFor(index: ResumeIndex, requirement: Requirement, option: Alternative): Evidence[] {
  const { kind, isKnown } = requirement
  const isLoose = !isKnown || !isGuarded(option)
  const found: Found[] = [
    ...(isKnown ? findNames(index, option) : []),
    ...(isLoose || isAcronym(option.term) ? findRun(index, option.term, !isKnown || !isLoose) : []),
  ]
  if (isLoose && INFLECTED_KINDS.has(kind) && !isProductName(option.name))
    append(found, findInflections(index, option))
  if (kind === 'degree') append(found, findDegrees(index, option))
  if (kind === 'language' && found.length === 0) append(found, findOwnLanguage(index, option))
  if (isKnown) {
    append(found, findOtherNames(index, 'implied', listProofs(option.name)))
    append(found, findOtherNames(index, 'related', familyOf(option.name)))
  }
  append(found, findOtherNames(index, 'related', listPlain(option)).map(raiseLevel))
  if (isKnown) append(found, findShownTerms(index, option.name))
  if (INFLECTED_KINDS.has(kind)) {
    append(found, findReworded(index, option))
    append(found, findInitials(index, option))
    append(found, findCoordinated(index, option))
    append(found, findThing(index, option))
  }
  if (kind === 'certification') {
    for (const written of listPaperForms(option.term))
      append(
        found,
        findRun(index, written).map((spot) => ({ ...spot, match: 'alias' as const })),
      )
  }
  return found
    .filter(
      ({ line, at, end }) =>
        !wasNotDone(line.text, at) &&
        (EVERYBODYS.has(kind) || !isOfOthers(index.others.get(line) ?? [], at, end)),
    )
    .map((evidence) => ({ ...qualify(evidence, requirement), term: option.term }))
}

/** One of each kind is enough of a line, however often it says it. */
function keepFirsts(evidence: readonly Evidence[]): Evidence[] {
  const seen = new Map<ResumeLine, Set<MatchType>>()
  return evidence.filter(({ line, match }) => {
    const matches = seen.get(line) ?? new Set()
    seen.set(line, matches)
    return !matches.has(match) && matches.add(match)
  })
}

/** All that a resume has to show for a requirement, for any of its alternatives, each line once. */
export function findEvidence(index: ResumeIndex, requirement: Requirement): Evidence[] {
  return [requirement, ...requirement.anyOf].flatMap((option) =>
    keepFirsts(findFor(index, requirement, option)),
  )
}

/** Ways to meet a term that leave nothing to write. */
const WRITTEN = new Set<MatchType>(['exact', 'inflection'])

/** Whether the posting's own words stand in the resume, in whatever form. */
export const isWritten = ({ match }: Evidence) => WRITTEN.has(match)
