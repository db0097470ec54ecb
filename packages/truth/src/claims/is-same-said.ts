import { readClaims, readQualifiers, says, type Reading } from '../clauses/reading.ts'
import { roleArticles } from '../words/deeds/determiners.ts'
import { wholly } from '../words/join-words.ts'
import { SUPPORT, type Aligned } from './compare/align.ts'
import type { Comparison } from './compare/comparison.ts'

const ARTICLE = wholly(roleArticles, 'i')
/** Ids of the heads of jobs and schools: title, employer, place and time. */
const HEAD = /^[we]\d+$/

const listKeys = (words: Reading['all']) => words.map(({ key }) => key).join(' ')

const withoutArticles = ({ all }: Reading) =>
  listKeys(all.filter(({ written }) => !ARTICLE.test(written)))

/** Whether a text names a job or school by parts of its head, the title first and whole: 'Engineer at Initech'. */
function namesHead({ words, text, quantities }: Reading, head: string): boolean {
  // 'For 14 years' is no word, and said by no head.
  const figures = [...(text.match(/\d+/g) ?? []), ...quantities.map(({ written }) => written)]
  if (figures.some((figure) => !head.includes(figure))) return false
  const parts = head.split(',').map((part) => listKeys(readClaims(part.trim()).words))
  const [title = '', ...others] = parts
  const said = listKeys(words)
  if (title === '' || !`${said} `.startsWith(`${title} `)) return false
  const left = others.reduce(
    (rest, part) =>
      part !== '' && `${rest} `.startsWith(`${part} `) ? rest.slice(part.length).trim() : rest,
    said.slice(title.length).trim(),
  )
  return left === ''
}

/** Apart from a capital at its begin, and the full stop that makes it a sentence. */
const bare = ({ text }: Reading) =>
  (text.charAt(0).toLowerCase() + text.slice(1)).trim().replace(/\.$/, '')

/** Whether a text is one of its sources, letter by letter. */
export const isCopied = ({ told, sources }: Pick<Comparison, 'told' | 'sources'>): boolean =>
  sources.some((source) => bare(source) === bare(told))

/** Whether a text is its line, word by word, but for articles and the forms of words; or of none, names a job by its head. */
export function isSameSaid({ told, target, sources, sourceIds = [] }: Comparison): boolean {
  if (target) return withoutArticles(told) === withoutArticles(target)
  return (
    isCopied({ told, sources }) ||
    sources.some(({ text }, at) => HEAD.test(sourceIds[at] ?? '') && namesHead(told, text))
  )
}

/** Where a line ends one thing and begins another. */
const PARTS = /;\s+|(?<=[\p{L}\p{N})])\.\s+/u
const MIN_PART_WORDS = 3

/** Whether a part of a line says that something was not so, which may be about the parts beside it. */
const denies = (part: string) =>
  readQualifiers(readClaims(part)).some(({ name }) => name === 'negated')

/**
 * Whether a text says one part of a line, between semicolons or sentences, word by word: what the line says beside it is no part of that,
 * unless it denies something.
 */
export function isPartSaid({ told, target, sources }: Comparison): boolean {
  const lines = target ? [target] : sources
  if (told.words.length < MIN_PART_WORDS) return false
  const said = withoutArticles(told)
  return lines.some(({ text }) => {
    const parts = text.split(PARTS)
    const at = parts.findIndex((part) => withoutArticles(readClaims(part)) === said)
    return at >= 0 && !parts.toSpliced(at, 1).some(denies)
  })
}

/** The one line, but for heads, whose person said more beside it; undefined where there is none, or another line. */
function findSaidBeside({ sources, sourceIds = [] }: Comparison): Reading | undefined {
  const lines = sourceIds.flatMap((id, at) => (HEAD.test(id) ? [] : [{ id, at }]))
  const [own] = lines
  const isOne = lines.length > 1 && lines.every(({ id }) => id === own?.id)
  return own && isOne ? sources[own.at] : undefined
}

/**
 * Whether a text is its line with something that its person said beside it: each word is of one of these. One that takes
 * no line's place says all words of the one that it comes from.
 * @param aligned its words with what supports them
 * @param isWhole whether it leaves out no word of the line that it replaces
 */
export function isSaidBeside(
  comparison: Comparison,
  aligned: readonly Aligned[],
  isWhole: boolean,
): boolean {
  const { told, target, sources, sourceIds = [] } = comparison
  if (aligned.some(({ support }) => support < SUPPORT.form)) return false
  if (target) return isWhole && sourceIds[1] === sourceIds[0] && sources[0]?.text === target.text
  const line = findSaidBeside(comparison)
  return line?.words.every(({ key }) => says(told, key)) ?? false
}
