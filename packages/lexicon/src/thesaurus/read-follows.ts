import type { Problem } from '../format/profession.ts'

/** Words that say the same, and those that say no more than they do. */
export interface Entailment {
  heads: readonly string[]
  followers: readonly string[]
}

const split = (part: string) =>
  part
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')

/**
 * Reads a file of what follows from what: 'teach, taught > instruct, train', an entailment a line, never the other
 * way round. Lines with # are notes.
 * @param file its name, for the problems
 */
export function readFollows(
  file: string,
  source: string,
): { entailments: Entailment[]; problems: Problem[] } {
  const entailments: Entailment[] = []
  const problems: Problem[] = []
  for (const [at, line] of source.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const complain = (message: string) => problems.push({ file, line: at + 1, message })
    const [left = '', right, ...rest] = line.split(' > ')
    const [heads, followers] = [split(left), split(right ?? '')]
    if (right === undefined || rest.length > 0) complain("a line is 'heads > followers'")
    else if (heads.length === 0 || followers.length === 0) complain('a side is empty')
    else entailments.push({ heads, followers })
  }
  return { entailments, problems }
}
