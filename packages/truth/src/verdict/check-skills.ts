import type { StructuredResume } from '@tailorbird/contracts'
import { findTerms, listProofs, tokenize } from '@tailorbird/lexicon'
import { listAbbreviated } from '../names/abbreviations.ts'
import { holdsName, listSkillNames, type Name } from '../names/check-names.ts'
import { factKey } from '../facts/fact-key.ts'
import { foldWord, stem } from '@tailorbird/language'
import { matchJoined } from '../facts/match-joined.ts'
import { readClaims, says, type Reading } from '../clauses/reading.ts'
import { isHedged } from '../words/roles/hedges.ts'
import type { Violation } from '../clauses/violation.ts'
import { qualifiersOf } from '../vocabulary/vocabulary.ts'
import { skillJoints } from '../words/deeds/joints.ts'
import { groupNames } from '../words/facts/group-names.ts'
import { skillLevels } from '../words/facts/skill-levels.ts'
import { because } from '../reasons/write-reason.ts'

const fold = (text: string) =>
  tokenize(text)
    .map(({ norm }) => norm)
    .join(' ')

/** The one term that a skill's whole text is a name of. */
function nameOf(skill: string): string | undefined {
  const [hit, ...others] = findTerms(skill)
  return hit && others.length === 0 && hit.written.length === skill.trim().length
    ? hit.term.name
    : undefined
}

/** Whether two texts are names of one skill ('Postgres', 'PostgreSQL'). */
export function isSameSkill(one: string, other: string): boolean {
  const name = nameOf(one)
  return fold(one) === fold(other) || (name !== undefined && name === nameOf(other))
}

/** Above this, comparing them takes too long. */
const MAX_ADDED = 500

/** 'Python (learning)', 'Valuations (assisted)', 'Learning Rust'. */
const LEVEL = new RegExp(
  String.raw`(?:\([^)]*|[-–—:] ?[^()]*|^)(?<!\p{L})(?:${skillLevels})(?!\p{L})`,
  'iu',
)

const PART = new RegExp(String.raw`[.;:,!?()]\s|\s(?:${skillJoints})\s`)
/** 'Learning Blueprint in Unreal' gives neither as a skill. */
function cutHedged(source: Reading): Reading {
  const parts = source.text.split(PART)
  const kept = parts.filter((part) => !isHedged(part))
  return kept.length === parts.length ? source : readClaims(kept.join('; '))
}

/** A longer text is no name of a skill. */
const MAX_SKILL_CHARS = 60

const isBasic = (text: string) =>
  text.length <= MAX_SKILL_CHARS &&
  (LEVEL.test(text) ||
    readClaims(text).all.some(({ key }) => qualifiersOf(key).some((name) => name !== 'negated')))

/** A skill without what is said of it in brackets. */
const bare = (skill: string) => fold(skill.replace(/\([^()]*\)/g, ''))

/** Whether a name in a skill is short for a source's words, or the other way. */
function isShortOf({ written }: Name, skill: Reading, source: Reading): boolean {
  const abbreviated = listAbbreviated(skill, source)
  return (written.match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => abbreviated.has(foldWord(word)))
}

/** Whether one text of the original says all of a skill, under these or other words. */
function isSaid(skill: Reading, source: Reading): boolean {
  const abbreviated = listAbbreviated(skill, source)
  return (
    skill.words.length > 0 &&
    skill.all.every(
      ({ key, written, isNeutral }) =>
        isNeutral ||
        says(source, key) ||
        foldWord(written)
          .split(' ')
          .every((form) => abbreviated.has(form)),
    )
  )
}

/** Checks the skills: each must stand in the original, somewhere, under the same or another of its names. */
export function checkSkills(
  original: StructuredResume,
  tailored: StructuredResume,
  readSources: () => readonly Reading[],
): Violation[] {
  const skillsOf = (resume: StructuredResume) =>
    resume.skillsCategories.flatMap(({ category, skills }) => [category, ...skills])
  const before = skillsOf(original)
  const known = new Set(before.map(fold))
  const added = skillsOf(tailored).filter((text) => text !== '' && !known.has(fold(text)))
  if (added.length === 0) return []
  if (added.length > MAX_ADDED)
    return [{ kind: 'unchecked', sentence: '', ...because('unchecked') }]
  const sources = readSources()
  const categories = new Set(tailored.skillsCategories.map(({ category }) => category))
  const readTexts = (readings: readonly Reading[]) =>
    readings.map((reading) => ({ ...reading, folded: ` ${fold(reading.text)} ` }))
  const [whole, sure] = [readTexts(sources), readTexts(sources.map(cutHedged))]
  const holds = (skill: string) => {
    const texts = isBasic(skill) ? whole : sure
    const reading = readClaims(skill)
    const isNamed = (name: Name) =>
      sources.some((source) => holdsName(name, source) || isShortOf(name, reading, source))
    if (!listSkillNames(reading).every(isNamed)) return false
    const limited = before.find((one) => isBasic(one) && bare(one) === fold(skill))
    if (limited !== undefined && !isBasic(skill)) return false
    const places = texts.filter(({ folded }) => folded.includes(` ${fold(skill)} `))
    // 'Excel (basic)' does not say 'Excel' without its limit.
    if (places.some(({ text }) => !isBasic(text) || isBasic(skill))) return true
    if (places.length > 0) return false
    if (reading.quantities.length > 0 || /\d/.test(skill)) return false
    if (
      categories.has(skill) &&
      reading.words.every(
        ({ key }) => HEADING_WORDS.has(key) || sources.some((source) => says(source, key)),
      )
    )
      return true
    // Lines that were joined: 'Excel', 'rota planning'.
    const pieces = before.filter(
      (one) => one !== '' && ` ${fold(skill)} `.includes(` ${fold(one)} `),
    )
    if (matchJoined(pieces, [skill]).other.size > 0) return true
    const name = nameOf(skill) ?? ''
    const proofs = [name, ...listProofs(name)]
    return (
      texts.some(({ terms }) => proofs.some((proof) => terms.has(proof))) ||
      texts.some((source) => isSaid(reading, source) && !isBasic(source.text))
    )
  }
  const beforeKeys = new Set(before.map(factKey))
  return added
    .filter((skill) => !holds(skill) && !beforeKeys.has(factKey(skill)))
    .map((skill) => ({
      kind: 'skill',
      sentence: skill,
      ...because('skill-unsaid', skill),
    }))
}

/** Names of a group of skills: what is in the group is the claim. */
const HEADING_WORDS = new Set(groupNames.split(/\s+/).map(stem))
