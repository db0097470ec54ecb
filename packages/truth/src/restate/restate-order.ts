import { foldWord } from '@tailorbird/language'
import { roleArticles } from '../words/deeds/determiners.ts'
import { joints, openings } from '../words/equals/small-words.ts'
import { wholly } from '../words/join-words.ts'
import { listTokens } from './tokens.ts'

const ARTICLE = wholly(roleArticles, 'i')
const OPENING = wholly(foldWord(openings))
const PARTS = new RegExp(String.raw`,\s+(?:(?:${joints}|&)\s+)?|;\s+|\s+(?:${joints}|&)\s+`, 'iu')
/** Longer lists are compared as they are. */
const MAX_PARTS = 12

/** The parts of a list or the clauses of a line, each as its words but for articles. */
const listParts = (text: string) =>
  text.split(PARTS).map((part) =>
    listTokens(part)
      .filter(({ written }) => !ARTICLE.test(written))
      .map(({ form }) => form),
  )

/** What stands first says when, where or for whom for all that comes behind, and may stand at the end: 'for a shelter, fed dogs'. */
const listRotated = (part: readonly string[]) =>
  OPENING.test(part[0] ?? '')
    ? part.map((_, at) => [...part.slice(at), ...part.slice(0, at)].join(' '))
    : []

/** The parts of a text without that which says when or where for all and stands first in its line: 'in summer, sold ice'. */
function withoutFirst(now: readonly string[][], [first = []]: readonly string[][]): string[][] {
  const at = now.findIndex(
    (part) => part.length > first.length && part.slice(-first.length).join(' ') === first.join(' '),
  )
  return now.map((part, place) => (place === at ? part.slice(0, -first.length) : part))
}

/** Whether two texts have the same parts, each whole in itself, in any order. */
function hasSameParts(told: string, source: string): boolean {
  const was = listParts(source)
  const isApart = OPENING.test(was[0]?.[0] ?? '')
  const parts = listParts(told)
  const isShorter = isApart && parts.length === was.length - 1
  const now = isShorter ? withoutFirst(parts, was) : parts
  const left = (isShorter ? was.slice(1) : was).map((part, at) => [
    part.join(' '),
    ...(at === 0 && !isShorter ? listRotated(part) : []),
  ])
  if (now.length !== left.length || parts.length < 2 || parts.length > MAX_PARTS) return false
  for (const part of now) {
    const at = left.findIndex((ways) => ways.includes(part.join(' ')))
    if (at < 0) return false
    left.splice(at, 1)
  }
  return !isShorter || now.some((part, at) => part.length !== parts[at]?.length)
}

/** A text with the parts of a list or clauses in the order of its line, where it has just these: 'cleaned cages and fed dogs' as 'fed dogs and cleaned cages'. */
export const restateOrder = (told: string, sources: readonly string[]): string =>
  sources.find((source) => hasSameParts(told, source)) ?? told
