import {
  listSpellings,
  type Problem,
  type Profession,
  type Spelling,
} from '../format/profession.ts'
import { placeKey, spellingKey } from './spelling-keys.ts'

interface Owner {
  name: string
  file: string
  line: number
}

/** A spelling that another of its term makes needless. */
function findNeedless(spellings: readonly Spelling[]): Map<Spelling, Spelling> {
  const open = new Map<string, Spelling>()
  const needless = new Map<Spelling, Spelling>()
  for (const spelling of spellings) {
    // What is found only as written has to list each way to write it.
    const key = spelling.guard === 'none' ? placeKey(spelling.written) : `!${spelling.written}`
    const first = open.get(key)
    if (first) needless.set(spelling, first)
    else open.set(key, spelling)
  }
  return needless
}

/** Spellings that lead to two terms, or twice to one: a name belongs to one entry of one file. */
export function findDoubles(professions: readonly Profession[]): Problem[] {
  const owners = new Map<string, Owner>()
  return professions.flatMap(({ file, entries }) =>
    entries.flatMap((entry) => {
      const problem = (message: string): Problem => ({ file, line: entry.line, message })
      const own: Owner = { name: entry.name.written, file, line: entry.line }
      const spellings = listSpellings(entry)
      const shared = spellings.flatMap(({ written }) => {
        const key = spellingKey(written)
        const owner = owners.get(key) ?? own
        owners.set(key, owner)
        if (owner === own) return []
        return problem(
          `'${written}' is a name of ${owner.name} already (${owner.file}:${owner.line})`,
        )
      })
      const needless = [...findNeedless(spellings)].map(([{ written }, first]) =>
        problem(
          `'${written}' says what '${first.written}' says: case, accents, hyphens and plurals are folded`,
        ),
      )
      const unseen = spellings
        .filter(({ written }) => !/[\p{L}\p{N}]/u.test(written))
        .map(({ written }) => problem(`'${written}' has no letter and no figure`))
      return [...shared, ...needless, ...unseen]
    }),
  )
}
