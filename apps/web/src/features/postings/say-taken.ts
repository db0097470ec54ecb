import type { PostingDto } from '@tailorbird/contracts'
import { namePosting } from './say-posting.ts'

/** So many postings are named, the rest counted. */
const NAMED = 4

/** Which postings are answered by what is there, to stand behind another sentence; '' where none is. */
export function sayUnchanged(postings: readonly PostingDto[]): string {
  if (postings.length === 0) return ''
  const names = postings
    .slice(0, NAMED)
    .map((posting) => [namePosting(posting), posting.company].filter(Boolean).join(' at '))
  const more = postings.length > NAMED ? ` and ${postings.length - NAMED} more` : ''
  return ` ${postings.length} unchanged, answered from what is there: ${names.join(', ')}${more}.`
}

interface Taken {
  count: number
  /** Generations that are left; undefined where there is no limit. */
  left: number | undefined
  postings: readonly PostingDto[]
  isAsked: boolean
}

/** What tailoring for the chosen takes, said before anything is taken. */
export function sayTaken({ count, left, postings, isAsked }: Taken): string {
  const takes = count - postings.length
  const amount =
    takes === 0 ? 'no generation' : `${takes} ${takes === 1 ? 'generation' : 'generations'}`
  const have = left === undefined ? '' : `, you have ${left}`
  // One is held for each until its result is there.
  const held =
    left !== undefined && left < count && takes <= left
      ? ` Each is held until it is answered: choose ${left} at most.`
      : ''
  return `Takes ${isAsked ? 'up to ' : ''}${amount}${have}.${sayUnchanged(postings)}${held}`
}
