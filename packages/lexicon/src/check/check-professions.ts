import type { SourceFile } from '../files.ts'
import type { Problem } from '../format/profession.ts'
import { readProfession } from '../format/read-profession.ts'
import { findCircles } from './find-circles.ts'
import { findDoubles } from './find-doubles.ts'
import { findShortPhrases } from './find-short-phrases.ts'
import { findUnknown } from './find-unknown.ts'

/**
 * Looks at all data files together.
 * @returns what is wrong with them, by file and line; none when all is well
 */
export function checkProfessions(files: readonly SourceFile[]): Problem[] {
  const professions = files.map(({ name, text }) => readProfession(name, text))
  return [
    ...professions.flatMap(({ problems }) => problems),
    ...findDoubles(professions),
    ...findUnknown(professions),
    ...findCircles(professions),
    ...findShortPhrases(professions),
  ].toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line)
}
