import type { RequirementKind } from './posting.ts'

/** `case`: only as written. `context`: only as written and only among other terms or beside a cue. */
export type Guard = 'none' | 'case' | 'context'

/** One way to write a term. */
export interface Spelling {
  written: string
  guard: Guard
}

/** A term as one field's file has it: its name first, then its aliases. */
export interface Entry {
  kind: RequirementKind
  name: Spelling
  aliases: Spelling[]
}

const GUARDS: Record<string, Guard> = { '!': 'case', '?': 'context' }

function readSpelling(text: string): Spelling {
  const guard = GUARDS[text.charAt(0)] ?? 'none'
  return { written: guard === 'none' ? text : text.slice(1), guard }
}

/** Reads the data format of `terms/`, as README.md describes it. */
export function readTerms(source: string): Entry[] {
  let kind: RequirementKind = 'skill'
  return source
    .split('\n')
    .map((line) => line.trim())
    .flatMap((line): Entry[] => {
      const heading = /^\[(\w+)\]$/.exec(line)?.[1]
      if (heading) kind = heading as RequirementKind
      if (heading || line === '') return []
      return line
        .split(';')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== '')
        .map((entry) => {
          const [name = '', aliases = ''] = entry.split(' = ').map((part) => part.trim())
          const others = aliases.split(',').map((alias) => alias.trim())
          return {
            kind,
            name: readSpelling(name),
            aliases: others.filter((alias) => alias !== '').map(readSpelling),
          }
        })
    })
}
