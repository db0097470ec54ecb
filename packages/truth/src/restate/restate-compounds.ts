import { foldWord } from '@tailorbird/language'
import { compoundJoints } from '../words/de/equals/equals.ts'

const APART = new RegExp(
  String.raw`(?<!\p{L})(\p{Lu}\p{L}{3,}) (?:${compoundJoints}) (?:(?:den|dem|der|die|das) )?(\p{Lu}\p{L}{2,})(?!\p{L})`,
  'gu',
)
const COMPOUND = /(?<!\p{L})\p{Lu}\p{L}{7,}(?!\p{L})/gu
/** Letters that an ending, or what joins the parts, may have: 'Lehrlinge' in 'Lehrlingsausbildung'. */
const MAX_ENDING = 3
const MIN_STEM = 3

/** Whether the first part of a compound is a noun: 'lehrlings' of 'Lehrlinge'. */
function isFirstPart(part: string, noun: string): boolean {
  const least = Math.min(part.length, noun.length)
  let same = 0
  while (same < least && part[same] === noun[same]) same += 1
  return same >= MIN_STEM && Math.max(part.length, noun.length) - same <= MAX_ENDING
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
