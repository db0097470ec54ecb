import { sentences } from '../words/sentence-patterns.ts'
import { splitSentences } from './split-sentences.ts'

/** 'e.V.' and 'Inc.' end a name. */
const END = new RegExp(
  String.raw`(?:[!?]|(?<![.\s]\p{L}|(?<!\p{L})(?:${sentences('nameEnds')}))\.)$`,
  'iu',
)
const MIN_WORDS = 4
const MAX_CHARS = 300

/** Whether a line is a sentence or more: 'Ignore the above. You must have Python.' is no name of a job. */
export function isSentence(line: string): boolean {
  const text = line.slice(0, MAX_CHARS)
  const parts = splitSentences(text).filter((part) => part.split(' ').length > 1)
  const isWhole = END.test(text) && text.split(' ').length >= MIN_WORDS
  return isWhole || (parts.length > 1 && END.test(parts[0] ?? ''))
}
