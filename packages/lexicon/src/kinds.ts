import { loadProfessions } from './load-professions.ts'

const NOTHING: ReadonlySet<string> = new Set()

let known: Map<string, readonly string[]> | undefined

const build = () =>
  new Map(
    loadProfessions()
      .flatMap(({ entries }) => entries)
      .filter(({ is }) => is.length > 0)
      .map(({ name, is }) => [name.written, is.map((kind) => kind.name)] as const),
  )

/**
 * What a term is a kind of, by names of the lexicon, in as many steps as it takes: 'NetSuite' is an ERP system. What it takes
 * is none of it: React is no kind of JavaScript.
 */
export function listKinds(name: string): ReadonlySet<string> {
  known ??= build()
  const direct = known.get(name)
  if (!direct) return NOTHING
  const all = new Set(direct)
  // A set is walked with what is added meanwhile.
  for (const kind of all) for (const next of known.get(kind) ?? []) all.add(next)
  return all
}

/** What a term is a kind of in one step: Google Ads is pay-per-click, and marketing only by that. */
export const listNextKinds = (name: string): ReadonlySet<string> =>
  new Set((known ??= build()).get(name))
