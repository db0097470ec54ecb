import { foldWord } from '@tailorbird/language'
import { compoundArticles, compoundJoints, nounEndings } from '../words/equals/equals.ts'

const APART = new RegExp(
  String.raw`(?<!\p{L})(\p{Lu}\p{L}{3,}) (?:${compoundJoints}) (?:(?:${compoundArticles}) )?(\p{Lu}\p{L}{2,})(?!\p{L})`,
  'gu',
)
const COMPOUND = /(?<!\p{L})\p{Lu}\p{L}{7,}(?!\p{L})/gu
const ENDING = new RegExp(`(?:${nounEndings})$`)
const MIN_NOUN = 4

/** Whether the first part of a compound is a noun, but for endings and what joins the parts: 'lehrlings' of 'Lehrlinge'. */
const isFirstPart = (part: string, noun: string) => {
  const [one, other] = [part, noun].map((word) => word.replace(ENDING, ''))
  return one !== undefined && one.length >= MIN_NOUN && one === other
}

/** A text with compounds opened where its sources have their parts apart: 'Pumpenwartung' as 'Wartung der Pumpen'. */
export function restateCompounds(told: string, sources: readonly string[]): string {
  const apart = sources.flatMap((source) =>
    [...source.matchAll(APART)].map(([phrase, last = '', first = '']) => ({
      phrase,
      last: foldWord(last),
      first: foldWord(first),
    })),
  )
  if (apart.length === 0) return told
  return told.replaceAll(COMPOUND, (word) => {
    const folded = foldWord(word)
    const same = apart.find(
      ({ last, first }) =>
        folded.endsWith(last) && isFirstPart(folded.slice(0, -last.length), first),
    )
    return same?.phrase ?? word
  })
}
