import { foldCase, SMALL_WORDS } from '@tailorbird/language'
import { listOrdinaryWords } from '../words/find-language-words.ts'

/** Whether all or some words of a name are those of any posting: 'Still Looking', 'Be your own boss'. */
export function describeOrdinary(name: string): string[] {
  const words = foldCase(name).match(/\p{L}{2,}/gu) ?? []
  const ordinary = listOrdinaryWords()
  const count = words.filter((word) => ordinary.has(word) || SMALL_WORDS.has(word)).length
  if (count === 0) return ['ordinary-none']
  return [count === words.length ? 'ordinary-all' : 'ordinary-some']
}
