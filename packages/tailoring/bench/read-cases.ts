import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Proposal } from './proposals-measure.ts'

/** One resume with the proposals for it. */
export interface Pair {
  name: string
  resume: string
  proposals: Proposal[]
}

function* listFolders(at: string): Generator<string> {
  if (existsSync(join(at, 'proposals.jsonl'))) yield at
  else
    for (const entry of readdirSync(at, { withFileTypes: true }))
      if (entry.isDirectory()) yield* listFolders(join(at, entry.name))
}

/** Reads the pairs below a folder, at any depth; see FORMAT.md beside the cases. */
export function readPairs(folder: string): Pair[] {
  return [...listFolders(folder)].map((pair) => {
    const markdown = join(pair, 'resume.md')
    const path = existsSync(markdown) ? markdown : join(pair, 'resume.txt')
    const proposals = readFileSync(join(pair, 'proposals.jsonl'), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line) as Proposal)
    return { name: basename(pair), resume: readFileSync(path, 'utf8'), proposals }
  })
}
