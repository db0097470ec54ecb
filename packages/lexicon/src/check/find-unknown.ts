import { listSpellings, type Link, type Problem, type Profession } from '../format/profession.ts'
import { spellingKey } from './spelling-keys.ts'

/** Links to terms that no entry has, to themselves, and those that stand twice. */
export function findUnknown(professions: readonly Profession[]): Problem[] {
  const entries = professions.flatMap((profession) => profession.entries)
  const names = new Set(entries.map(({ name }) => name.written))
  const owners = new Map(
    entries.flatMap((entry) =>
      listSpellings(entry).map(({ written }) => [spellingKey(written), entry.name.written]),
    ),
  )
  const describe = (name: string) => {
    const owner = owners.get(spellingKey(name))
    return owner === undefined
      ? `no entry is called '${name}'`
      : `'${name}' is another name: write '${owner}'`
  }
  return professions.flatMap(({ file, entries: own, families }) => {
    const complain = (links: readonly Link[], message: (name: string) => string) =>
      links.map(({ name, line }): Problem => ({ file, line, message: message(name) }))
    const look = (links: readonly Link[]) => [
      ...complain(
        links.filter(({ name }) => !names.has(name)),
        describe,
      ),
      ...complain(
        links.filter(({ name }, at) => links.findIndex((link) => link.name === name) < at),
        (name) => `'${name}' stands twice`,
      ),
    ]
    return [...own.flatMap(({ is, takes }) => look([...is, ...takes])), ...families.flatMap(look)]
  })
}
