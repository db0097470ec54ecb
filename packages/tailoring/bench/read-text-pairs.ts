import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** A resume and the posting that it is tailored for, as texts. */
export interface TextPair {
  name: string
  resume: string
  posting: string
}

function* listPairs(root: string, at: string): Generator<TextPair> {
  const resume = ['resume.md', 'resume.txt'].map((name) => join(at, name)).find(existsSync)
  const posting = join(at, 'posting.txt')
  if (resume !== undefined && existsSync(posting))
    yield {
      name: relative(root, at) || at,
      resume: readFileSync(resume, 'utf8'),
      posting: readFileSync(posting, 'utf8'),
    }
  for (const entry of readdirSync(at, { withFileTypes: true })) {
    const path = join(at, entry.name)
    // What is closed is measured when it is asked for by its own path, never along with its neighbours.
    if (entry.isDirectory() && entry.name !== 'closed') yield* listPairs(root, path)
    if (!entry.name.endsWith('.json')) continue
    const told = JSON.parse(readFileSync(path, 'utf8')) as Partial<TextPair>
    if (typeof told.resume === 'string' && typeof told.posting === 'string')
      yield { name: relative(root, path), resume: told.resume, posting: told.posting }
  }
}

/**
 * Reads all pairs below a folder: folders with `resume.md` or `resume.txt` and `posting.txt`, as in FORMAT.md, and JSON files with `resume`
 * and `posting`. A resume without a posting is left out.
 */
export const readTextPairs = (folder: string): TextPair[] =>
  [...listPairs(folder, folder)].toSorted((one, other) => (one.name < other.name ? -1 : 1))
