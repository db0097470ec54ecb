import type { Problem } from '../format/profession.ts'

/** Words and phrases of any language that say the same of work. */
export type Group = readonly string[]

const LANGUAGE = /^(?:de|fr|es): /

/**
 * Reads one file of the thesaurus: a group a line, languages parted by ' | ', lines with # are notes.
 * @param file its name, for the problems
 */
export function readThesaurus(
  file: string,
  source: string,
): { groups: Group[]; problems: Problem[] } {
  const groups: Group[] = []
  const problems: Problem[] = []
  for (const [at, line] of source.split('\n').entries()) {
    const text = line.trim()
    if (text === '' || text.startsWith('#')) continue
    const complain = (message: string) => problems.push({ file, line: at + 1, message })
    const [first = '', ...others] = text.split(' | ')
    for (const other of others)
      if (!LANGUAGE.test(other)) complain(`'${other.slice(0, 20)}' opens with no language`)
    const group = [first, ...others.map((other) => other.replace(LANGUAGE, ''))]
      .flatMap((part) => part.split(','))
      .map((phrase) => phrase.trim())
    if (group.includes('')) complain('a word is missing beside a comma')
    if (group.length < 2) complain('a group has two members or more')
    if (new Set(group.map((phrase) => phrase.toLowerCase())).size < group.length)
      complain('a word stands twice')
    groups.push(group.filter((phrase) => phrase !== ''))
  }
  return { groups, problems }
}
