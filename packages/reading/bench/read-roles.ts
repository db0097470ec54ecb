import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { STATES } from '../src/resume/lines/states.ts'
import type { Labelled } from './read-labels.ts'

const KINDS: Record<string, string> = {
  contact: 'c',
  summary: 'u',
  skills: 's',
  experience: 'j',
  education: 'e',
  certifications: 'r',
  achievements: 'a',
  languages: 'l',
  other: 'o',
}
const PARTS: Record<string, string> = { heading: 'H', body: '-', begin: 'B', more: 'M' }

/** The two signs that a role is written with in `lines/*.txt`: 'jB' begins a job. */
export const CODES = STATES.map(({ kind, part }) => `${KINDS[kind]}${PARTS[part]}`)

/** Letters and digits alone: marks may come to be read in another way. */
const bare = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '') || text

/**
 * What each line of a resume does, from the file in `lines/` beside it. Lines are found by their text, so that a change
 * of how texts are cleaned leaves the rest in place.
 * @returns undefined when there is no such file
 * @throws Error when a line of the resume is not in the file
 */
export function readRoles(
  { id, folder }: Labelled,
  texts: readonly string[],
): number[] | undefined {
  const path = join(folder, 'lines', `${id}.txt`)
  if (!existsSync(path)) return undefined
  const rows = readFileSync(path, 'utf8').trimEnd().split('\n')
  let at = 0
  return texts.map((text) => {
    const found = rows.findIndex((row, index) => index >= at && bare(row.slice(3)) === bare(text))
    if (found < 0) throw new Error(`${path} has no line '${text.slice(0, 60)}'`)
    at = found + 1
    return CODES.indexOf((rows[found] ?? '').slice(0, 2))
  })
}
