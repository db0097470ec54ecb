import {
  COUNTABLE,
  DEED,
  FROM_TO,
  MADE,
  NUMBER,
  RESULT,
  UNCOUNTED,
  WEAK_START,
} from './words/en.ts'

/** What a bullet lacks that only the person can add. */
export interface Lack {
  kind: 'weak-start' | 'number' | 'result'
  /** A sentence that names it and asks one question. */
  message: string
}

const LABEL = /^[\p{L} ]{2,30}:(?:\s|$)/u

function askForNumber(text: string): string | undefined {
  const thing = COUNTABLE.exec(text)?.[1]?.toLowerCase()
  if (thing === undefined && !DEED.test(text)) return undefined
  if (thing === undefined)
    return 'This has no number yet. How much, how many or how often was it? A rough figure that you can stand by is enough.'
  const noun = UNCOUNTED.has(thing) ? 'people on the staff' : thing
  return `This has no number yet. How many ${noun} were there, in all or in a usual week?`
}

const RESULT_QUESTION =
  'This says what you did and not what came of it. What was better afterwards: time, money, quality, safety, or what somebody said about it?'

/** What an English bullet lacks most; undefined when it has what it needs. */
export function findLack(text: string): Lack | undefined {
  const weak = WEAK_START.exec(text)?.[0]
  if (weak !== undefined) {
    const message = `'${weak}' does not say what you did. What was your own part, and what came of it?`
    return { kind: 'weak-start', message }
  }
  if (LABEL.test(text) || !/(?<!\p{L})\p{Ll}/u.test(text)) return undefined
  const hasResult = RESULT.test(text) || FROM_TO.test(text)
  if (NUMBER.test(text))
    return hasResult || !MADE.test(text) ? undefined : { kind: 'result', message: RESULT_QUESTION }
  if (hasResult)
    return {
      kind: 'number',
      message: 'This has a result and no number. By how much, from what to what, or how often?',
    }
  if (MADE.test(text) && !COUNTABLE.test(text)) return { kind: 'result', message: RESULT_QUESTION }
  const message = askForNumber(text)
  return message === undefined ? undefined : { kind: 'number', message }
}
