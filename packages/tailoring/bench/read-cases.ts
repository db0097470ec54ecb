import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import {
  InputError,
  isFolder,
  readFields,
  readJsonLines,
  readText,
} from '@tailorbird/language/testing'
import type { Proposal } from './proposals-measure.ts'

/** One resume with the proposals for it. */
export interface Pair {
  name: string
  /** Where its files stand. */
  folder: string
  resume: string
  proposals: Proposal[]
}

const CASES = 'proposals.jsonl'
const FIELDS = {
  id: 'text',
  mode: 'text',
  kind: ['bullet', 'summary', 'new-skill', 'skill'],
  target: 'text',
  sources: 'texts',
  text: 'text',
  truth: ['true', 'false', 'arguable'],
  why: 'text',
  class: 'text',
} as const

function* listFolders(at: string): Generator<string> {
  if (existsSync(join(at, CASES))) yield at
  else
    for (const entry of readdirSync(at, { withFileTypes: true }))
      if (entry.isDirectory()) yield* listFolders(join(at, entry.name))
}

function readPair(folder: string): Pair {
  const markdown = join(folder, 'resume.md')
  const path = existsSync(markdown) ? markdown : join(folder, 'resume.txt')
  const proposals = readJsonLines(join(folder, CASES)).map(({ value, where }) =>
    readFields(value, FIELDS, where),
  )
  return { name: basename(folder), folder, resume: readText(path), proposals }
}

/**
 * Reads the pairs below a folder, at any depth, or the one whose `proposals.jsonl` is named; see FORMAT.md beside the cases.
 * @throws InputError naming the file and the line that is missing or not in that format
 */
export function readPairs(path: string): Pair[] {
  const folders = isFolder(path) ? [...listFolders(path)] : [dirname(path)]
  if (folders.length === 0) throw new InputError(`There is no ${CASES} at ${path} or below.`)
  return folders.map(readPair)
}
