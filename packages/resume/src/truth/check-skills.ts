import type { StructuredResume } from '@tailorbird/contracts'
import { findTerms } from '../lexicon/find-terms.ts'
import { tokenize } from '../lexicon/tokens.ts'
import type { Reading } from './reading.ts'
import type { Violation } from './violation.ts'

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

/** Checks the skills: each must stand in the original, somewhere, under the same or another of its names. */
export function checkSkills(
  original: StructuredResume,
  tailored: StructuredResume,
  readSources: () => readonly Reading[],
): Violation[] {
  const known = new Set(
    original.skillsCategories.flatMap(({ category, skills }) => [category, ...skills].map(fold)),
  )
  const added = tailored.skillsCategories
    .flatMap(({ category, skills }) => [category, ...skills])
    .filter((text) => text !== '' && !known.has(fold(text)))
  if (added.length === 0) return []
  const sources = readSources()
  const texts = sources.map(({ text }) => ` ${fold(text)} `)
  const terms = new Set(sources.flatMap((source) => [...source.terms]))
  return added
    .filter(
      (skill) =>
        !texts.some((text) => text.includes(` ${fold(skill)} `)) && !terms.has(nameOf(skill) ?? ''),
    )
    .map((skill) => ({
      kind: 'skill',
      sentence: skill,
      reason: 'The resume does not name this skill.',
    }))
}
