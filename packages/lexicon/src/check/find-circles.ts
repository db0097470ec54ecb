import type { Link, Problem, Profession } from '../format/profession.ts'

/** Terms that are kinds of themselves, in however many steps: one problem for each circle, at one of its lines. */
export function findCircles(professions: readonly Profession[]): Problem[] {
  const links = new Map<string, (Link & { file: string })[]>()
  for (const { file, entries } of professions)
    for (const { name, is, takes } of entries)
      links.set(
        name.written,
        [...is, ...takes].map((link) => ({ ...link, file })),
      )
  const done = new Set<string>()
  const problems: Problem[] = []
  const walk = (name: string, path: readonly string[]) => {
    if (done.has(name)) return
    for (const { name: next, file, line } of links.get(name) ?? []) {
      const begin = [...path, name].indexOf(next)
      if (begin === -1) walk(next, [...path, name])
      else {
        const circle = [...[...path, name].slice(begin), next].join(' > ')
        problems.push({ file, line, message: `a circle: ${circle}` })
      }
    }
    done.add(name)
  }
  for (const name of links.keys()) walk(name, [])
  return problems
}
