import { listSpellings, type Profession } from '../format/profession.ts'

/** What there is, for people. */
export function describeCounts(professions: readonly Profession[]): string {
  const entries = professions.flatMap((profession) => profession.entries)
  const sum = (count: (entry: (typeof entries)[number]) => number) =>
    entries.reduce((total, entry) => total + count(entry), 0)
  const translations = [...new Set(entries.flatMap((entry) => [...entry.translations.keys()]))]
    .toSorted()
    .map((key) => `${sum((entry) => entry.translations.get(key)?.length ?? 0)} ${key}`)
  return [
    `${professions.length} files`,
    `${entries.length} terms`,
    `${sum((entry) => listSpellings(entry).length)} spellings (${translations.join(', ')})`,
    `${sum(({ is }) => is.length)} kinds`,
    `${sum(({ takes }) => takes.length)} takes`,
    `${professions.flatMap(({ families }) => families).length} families`,
  ].join(', ')
}
