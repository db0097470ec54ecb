import { loadProfessions } from './load-professions.ts'

/** Files of what any profession has: they tell none from another. */
const EVERYBODYS = new Set([
  'general-qualifications.txt',
  'office-administration.txt',
  'business-management.txt',
])

let known: ReadonlyMap<string, string> | undefined

const build = () =>
  new Map(
    loadProfessions()
      .filter(({ file }) => !EVERYBODYS.has(file))
      .flatMap(({ file, entries }) => entries.map(({ name }) => [name.written, file] as const)),
  )

/** How many terms of some text belong to each field of work, by the lexicon's files. */
export type Fields = ReadonlyMap<string, number>

/** Counts the fields of work that terms belong to, each term once. */
export function countFields(names: Iterable<string>): Fields {
  known ??= build()
  const counts = new Map<string, number>()
  for (const name of new Set(names)) {
    const field = known.get(name)
    if (field !== undefined) counts.set(field, (counts.get(field) ?? 0) + 1)
  }
  return counts
}

/** So many terms of a field show that somebody is at home in it. */
export const AT_HOME = 4

/** How far somebody is at home in the fields that are asked for, 0 to 1: each field by its share in what is asked. */
export function coverFields(asked: Fields, has: Fields): number {
  const total = [...asked.values()].reduce((sum, count) => sum + count, 0)
  if (total === 0) return 0
  const covered = [...asked].map(
    ([field, count]) => count * Math.min(1, (has.get(field) ?? 0) / AT_HOME),
  )
  return covered.reduce((sum, part) => sum + part, 0) / total
}
