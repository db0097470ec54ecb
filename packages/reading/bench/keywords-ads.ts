import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A posting whose keywords people have marked. */
export interface LabelledAd {
  field: string
  text: string
  /** Spans of the text, as they stand there. */
  keywords: string[]
}

/**
 * Reads the SkillSpan file: one JSON object a line, `domain`, `text` and `knowledge`.
 * @returns no ads when there is no such file
 * @throws SyntaxError for a line that is no JSON
 */
export function readSkillspan(path: string): LabelledAd[] {
  if (!existsSync(path)) return []
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const row = JSON.parse(line) as { domain: string; text: string; knowledge: string[] }
      return { field: row.domain, text: row.text, keywords: row.knowledge }
    })
}

/**
 * Reads our own postings: a first line `=== field: nursing`, the posting, a line `=== keywords`, one span a line.
 * @returns no ads when the folder is missing or empty
 * @throws Error naming the file that lacks a part, or the span that its text does not have
 */
export function readOwnPostings(folder: string): LabelledAd[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'))
  return files.toSorted().map((name) => {
    const source = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
    const field = /^=== field: (.+)\n/.exec(source)
    const [text, list] = source.slice(field?.[0].length).split('\n=== keywords\n')
    if (!field?.[1] || text === undefined || list === undefined)
      throw new Error(`${name} needs '=== field: …' first and a line '=== keywords'`)
    const keywords = list.split('\n').filter((line) => line.trim() !== '')
    return { field: field[1].trim(), text, keywords }
  })
}
