import type { RequirementKind } from '../posting.ts'

/** `case`: only as written. `context`: only as written and only among other terms or beside a cue. */
export type Guard = 'none' | 'case' | 'context'

/** One way to write a term. */
export interface Spelling {
  written: string
  guard: Guard
}

/** A name of another term, and the line that says it. */
export interface Link {
  name: string
  line: number
}

/** What one entry says of one term. */
export interface Entry {
  kind: RequirementKind
  line: number
  /** What people see. */
  name: Spelling
  /** Other names of the same thing: English, or the same everywhere. */
  aliases: Spelling[]
  /** The same for each other language, by its key. */
  translations: Map<string, Spelling[]>
  /** What it is a kind of. */
  is: Link[]
  /** What nobody has it without. */
  takes: Link[]
  /** Phrases that people write who have it: 'bend EMT' of conduit bending. */
  shown: string[]
  /** Words that say it by themselves: 'croissants' of viennoiserie. */
  alone: string[]
}

/** A mistake in a data file, for the person who mends it. */
export interface Problem {
  file: string
  line: number
  message: string
}

/** One data file, read. */
export interface Profession {
  file: string
  entries: Entry[]
  /** Near neighbours, one family a line. */
  families: Link[][]
  problems: Problem[]
}

/** All ways to write a term, its name first. */
export const listSpellings = ({ name, aliases, translations }: Entry): Spelling[] => [
  name,
  ...aliases,
  ...[...translations.values()].flat(),
]
