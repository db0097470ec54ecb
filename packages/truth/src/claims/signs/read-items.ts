import { foldCase } from '@tailorbird/language'
import { wholly } from '../../words/join-words.ts'
import { CLAIM_JOINT } from '../../words/deeds/claim-signs.ts'
import { isOf } from '../compare/classes.ts'
import { cutWords, isFigure } from '../compare/cut-words.ts'
import { add, type Signs } from '../compare/sign-list.ts'

const JOINT = wholly(`${CLAIM_JOINT}|&`, 'i')
const TOKEN = /[\p{L}\p{N}]+|[,;:()/.&]/gu
const MARK = /^[^\p{L}\p{N}]/u
const MIN_LETTERS = 4

const joins = (token: string) => MARK.test(token) || JOINT.test(token)
const joinsOrBinds = (token: string) => joins(token) || isOf('prepositions', token)

/** A text cut at some of its words: 'payroll, leave and travel' as three items of cut words. */
function listItems(text: string, isCut: (token: string) => boolean): string[][] {
  const items: string[][] = [[]]
  for (const token of foldCase(text).match(TOKEN) ?? [])
    if (isCut(token)) items.push([])
    else items.at(-1)?.push(...cutWords(token))
  return items.filter((item) => item.length > 0)
}

/** What of a text's items is new: one more in a list is the quietest of lies. */
function readCut(
  signs: Signs,
  name: string,
  own: readonly string[][],
  before: readonly string[][],
  said: ReadonlySet<string>,
): void {
  const isNew = (word: string) => !said.has(word) && !isFigure(word)
  const longOf = (item: readonly string[]) => item.filter((word) => word.length >= MIN_LETTERS)
  const isAllNew = (item: readonly string[]) => longOf(item).length > 0 && longOf(item).every(isNew)
  const heads = own.map((item) => item.at(-1) ?? '')
  const headsBefore = new Set(before.map((item) => item.at(-1) ?? ''))
  const kept = [...headsBefore].filter((head) => heads.includes(head)).length
  add(signs, name, own.length)
  add(signs, `${name}-more`, own.length - before.length)
  add(signs, `${name}-new`, own.filter(isAllNew).length)
  add(signs, `${name}-new-behind`, own.slice(1).filter(isAllNew).length)
  add(signs, `${name}-new-heads`, heads.filter(isNew).length)
  add(
    signs,
    `${name}-most-new`,
    Math.max(0, ...own.map((item) => longOf(item).filter(isNew).length)),
  )
  add(signs, `${name}-heads-kept`, kept / Math.max(1, headsBefore.size))
}

/**
 * What is told one beside the other, beside what its lines tell so.
 * @param lines the line that is replaced, or all that the text comes from
 * @param said all words that are said already
 */
export function readItems(
  signs: Signs,
  text: string,
  lines: readonly string[],
  said: ReadonlySet<string>,
): void {
  for (const [name, isCut] of [
    ['items', joins],
    ['phrases', joinsOrBinds],
  ] as const)
    readCut(
      signs,
      name,
      listItems(text, isCut),
      lines.flatMap((line) => listItems(line, isCut)),
      said,
    )
}
