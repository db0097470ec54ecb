import type { AdviceWords } from './words/index.ts'

/** What a bullet lacks that only the person can add. */
export interface Lack {
  kind: 'weak-start' | 'number' | 'result'
  /** A sentence that names it and asks one question. */
  message: string
}

const LABEL = /^[\p{L} ]{2,30}:(?:\s|$)/u

function askForNumber(text: string, words: AdviceWords): string | undefined {
  const thing = words.countable.exec(text)?.[1]?.toLowerCase()
  if (thing !== undefined) return words.askCount(words.nameThing(thing))
  return words.deed.test(text) ? words.askNumber : undefined
}

/** What a bullet lacks most, by the words of its language; undefined when it has what it needs. */
export function findLack(text: string, words: AdviceWords): Lack | undefined {
  const weak = words.weakStart.exec(text)?.[0]
  if (weak !== undefined) return { kind: 'weak-start', message: words.askDeed(weak) }
  if (LABEL.test(text) || !/(?<!\p{L})\p{Ll}/u.test(text)) return undefined
  const hasResult = words.result.test(text) || words.fromTo.test(text)
  const isMade = words.made.test(text)
  if (words.number.test(text))
    return hasResult || !isMade ? undefined : { kind: 'result', message: words.askResult }
  if (hasResult) return { kind: 'number', message: words.askFigure }
  if (isMade && !words.countable.test(text)) return { kind: 'result', message: words.askResult }
  const message = askForNumber(text, words)
  return message === undefined ? undefined : { kind: 'number', message }
}
