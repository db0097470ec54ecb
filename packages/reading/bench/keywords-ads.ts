import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  InputError,
  isFolder,
  readFields,
  readJsonLines,
  readText,
} from '@tailorbird/language/testing'

/** A posting whose keywords people have marked. */
export interface LabelledAd {
  /** Its file, or its file and line. */
  id: string
  field: string
  text: string
  /** Spans of the text, as they stand there. */
  keywords: string[]
}

const ROW = { domain: 'text', text: 'text', knowledge: 'texts' } as const

/**
 * Reads the SkillSpan file: one JSON object a line, `domain`, `text` and `knowledge`.
 * @returns no ads when there is no such file
 * @throws InputError for a line that is not in that format
 */
export function readSkillspan(path: string): LabelledAd[] {
  if (!existsSync(path)) return []
  return readJsonLines(path).map(({ value, where }, at) => {
    const row = readFields(value, ROW, where)
    const id = `${basename(path, '.jsonl')}-${at + 1}`
    return { id, field: row.domain, text: row.text, keywords: row.knowledge }
  })
}

function readOwnPosting(path: string): LabelledAd {
  const source = readText(path)
  const field = /^=== field: (.+)\n/.exec(source)
  const [text, list] = source.slice(field?.[0].length).split('\n=== keywords\n')
  if (!field?.[1] || text === undefined || list === undefined)
    throw new InputError(`${path} needs '=== field: …' first and a line '=== keywords'.`)
  const keywords = list.split('\n').filter((line) => line.trim() !== '')
  return { id: basename(path, '.txt'), field: field[1].trim(), text, keywords }
}

/**
 * Reads our own postings: a first line `=== field: nursing`, the posting, a line `=== keywords`, one span a line.
 * @returns no ads when the folder is missing or empty
 * @throws InputError naming the file that lacks a part
 */
export function readOwnPostings(folder: string): LabelledAd[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'))
  return files.toSorted().map((name) => readOwnPosting(join(folder, name)))
}

/**
 * Reads what a path holds: a file in SkillSpan's format (.jsonl), one of our postings (.txt), or a folder of ours.
 * @throws InputError for what is in none of these formats
 */
export function readAds(path: string): LabelledAd[] {
  const ads = isFolder(path)
    ? readOwnPostings(path)
    : path.endsWith('.txt')
      ? [readOwnPosting(path)]
      : readSkillspan(path)
  if (ads.length === 0) throw new InputError(`There is no posting in ${path}.`)
  return ads
}
