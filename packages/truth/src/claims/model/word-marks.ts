import { diffArrays } from 'diff'
import { type CutTexts, cutWords, isFigure } from '../compare/cut-words.ts'

/** Longer exchanges than that are nobody's but their own. */
const MAX_EXCHANGED = 3

/** The marks that a new word may leave: as one of the text, and as its first. */
export const listMarksOfNew = (written: string): string[] =>
  cutWords(written).flatMap((word) => [`new:${word}`, `first:${word}`])

const listPairs = (words: readonly string[]) =>
  words.slice(1).map((word, at) => [words[at] ?? '', word] as const)

/** What took which words' place, what was put in and what was left out, where. */
function listExchanges(before: readonly string[], told: readonly string[]): string[] {
  const changes = diffArrays([...before], [...told])
  return changes.flatMap(({ added, removed, value }, at) => {
    const [first = ''] = value
    const [last, next] = [changes[at - 1], changes[at + 1]]
    const isLast = at === changes.length - 1
    if (added && last?.removed === true) {
      const isShort = Math.max(last.value.length, value.length) <= MAX_EXCHANGED
      return isShort ? [`exchanged:${last.value.join('_')}>${value.join('_')}`] : []
    }
    if (added) return [`put-in:${first}`, ...(isLast ? [`put-last:${first}`] : [])]
    if (removed && next?.added !== true)
      return [`left-out:${first}`, ...(isLast ? [`left-last:${first}`] : [])]
    return []
  })
}

/**
 * The very words that only one side has, the pairs of words that are new or gone, the first ones, and what was exchanged for
 * what: what they weigh is learned.
 */
export function listWordMarks(
  { told, target = [], said, kept }: CutTexts,
  before: readonly string[],
): string[] {
  const own = new Set([...told, ...kept])
  const added = [...new Set(told)].filter((word) => !said.has(word) && !isFigure(word))
  const lost = [...new Set(target)].filter((word) => !own.has(word) && !isFigure(word))
  const newPairs = listPairs(told).filter(([one, other]) => !said.has(one) || !said.has(other))
  const lostPairs = listPairs(target).filter(([one, other]) => !own.has(one) || !own.has(other))
  return [
    ...added.map((word) => `new:${word}`),
    ...lost.map((word) => `lost:${word}`),
    `first:${told[0] ?? ''}`,
    `source-first:${target[0] ?? ''}`,
    ...newPairs.map((pair) => `pair:${pair.join('_')}`),
    ...lostPairs.map((pair) => `lost-pair:${pair.join('_')}`),
    ...listExchanges(before, told),
  ]
}
