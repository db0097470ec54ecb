import type { LineWord } from './read-line-words.ts'
import { findForm } from '../words/find-form.ts'
import type { LanguageWords } from '../words/language-words.ts'
import { phrases, phraseWords } from '../words/phrase-patterns.ts'

/** Whether a word may belong to a term. */
export type Tag = 'stop' | 'verb' | 'word'

const SENTENCE_END = /[.!?;:•*|]/
const VERB_BEFORE = phraseWords('verbBefore')
const VERB_JOINTS = phraseWords('verbJoints')
const COUNTED = new RegExp(String.raw`^(?:\+|${phrases('countedPlain')})$`)

/** '<ORGANIZATION>': a name that was taken out. */
export const isPlaceholder = (text: string, { start, end }: LineWord) =>
  text.charAt(start - 1) === '<' && text.charAt(end) === '>'

/** 'ISO 13485', 'OSHA 30': a number right behind capitals belongs to the name. */
const isCodeBefore = (before: LineWord | undefined, { gap }: LineWord) =>
  gap === ' ' && /^\p{Lu}{2,6}$/u.test(before?.text ?? '')

const isCounted = (next: LineWord | undefined) => COUNTED.test(next?.norm ?? '')

/**
 * Tags the words of one sentence: verbs where a verb must stand (at the start, behind 'to' or 'you', in
 * a row of verbs), small words, and the rest. 'test plans' is a term, 'Test software' an order.
 */
export function tagWords(text: string, words: readonly LineWord[], language: LanguageWords): Tag[] {
  const tags: Tag[] = []
  let lastVerb = -2
  for (const [index, word] of words.entries()) {
    const before = words[index - 1]
    const opens = before === undefined || SENTENCE_END.test(word.gap)
    const isNumber = /^\d[\d.,]*\+?$/.test(word.norm)
    const isCode = isNumber && isCodeBefore(before, word) && !isCounted(words[index + 1])
    if (
      isPlaceholder(text, word) ||
      language.stops.has(word.norm.replace(/\+$/, '')) ||
      (isNumber && !isCode)
    ) {
      if (VERB_JOINTS.has(word.norm) && lastVerb === index - 1) lastVerb = index
      tags.push('stop')
      continue
    }
    const form = findForm(word.norm, language.verbs)
    const next = words[index + 1]
    const isPlain =
      (form === 'base' || form === 's') &&
      (opens || VERB_BEFORE.has(before?.norm ?? '') || lastVerb === index - 1)
    const isGerund =
      form === 'ing' &&
      next?.gap === ' ' &&
      (opens || !/^\p{Lu}/u.test(word.text)) &&
      (opens || tags[index - 1] !== 'word' || word.gap.trim() !== '')
    if (isPlain || isGerund || form === 'ed') {
      lastVerb = index
      tags.push('verb')
    } else if (language.hasCapitalNouns && !/[\p{Lu}\p{N}]/u.test(word.text)) {
      // In German a word in small letters is a term's only as the adjective of a noun.
      const isAdjective =
        language.declined?.test(word.norm) === true &&
        /^\p{Lu}/u.test(next?.text ?? '') &&
        next?.gap === ' '
      tags.push(isAdjective ? 'word' : 'stop')
    } else tags.push('word')
  }
  return tags
}
