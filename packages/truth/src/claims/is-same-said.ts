import { readClaims, type Reading } from '../clauses/reading.ts'
import { roleArticles } from '../words/deeds/determiners.ts'
import { wholly } from '../words/join-words.ts'
import { SUPPORT, type Aligned } from './align.ts'
import type { Comparison } from './comparison.ts'

const ARTICLE = wholly(roleArticles, 'i')
/** Ids of the heads of jobs and schools: title, employer, place and time. */
const HEAD = /^[we]\d+$/

const listKeys = (words: Reading['all']) => words.map(({ key }) => key).join(' ')

const withoutArticles = ({ all }: Reading) =>
  listKeys(all.filter(({ written }) => !ARTICLE.test(written)))

/** Whether a text names a job or school by parts of its head, the title first and whole: 'Engineer at Initech'. */
function namesHead({ words }: Reading, head: string): boolean {
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

/** Whether a text is its line, word by word, but for articles and the forms of words; or of none, names a job by its head. */
export function isSameSaid({ told, target, sources, sourceIds = [] }: Comparison): boolean {
  if (target) return withoutArticles(told) === withoutArticles(target)
  return sources.some(({ text }, at) => HEAD.test(sourceIds[at] ?? '') && namesHead(told, text))
}

/**
 * Whether a text is its line with something that its person said beside it: each word is of one of these.
 * @param aligned its words with what supports them
 */
export function isSaidBeside(
  { target, sources, sourceIds = [] }: Comparison,
  aligned: readonly Aligned[],
): boolean {
  const [own] = sourceIds
  const isBeside = target !== undefined && sourceIds[1] === own && sources[0]?.text === target.text
  return isBeside && aligned.every(({ support }) => support >= SUPPORT.form)
}
