import type { PostingFacts } from '@tailorbird/contracts'
import { facts, factWords } from '../words/facts-patterns.ts'

const NO = facts('noneOf')
const UNPAID = new RegExp(
  String.raw`${factWords('unpaid')}|(?<!\p{L})(?:${NO})\s?(?:\p{L}+ ){0,2}?(?:${facts('wages')})(?!\p{L})`,
  'giu',
)
const UNPAID_TITLE = new RegExp(factWords('unpaidTitle'), 'iu')
/** 'No basic salary', 'Ein Fixum zahlen wir bewusst nicht': who is paid nothing fixed is paid by what they sell. */
const COMMISSION = new RegExp(
  String.raw`${factWords('commissionOnly')}|(?<!\p{L})(?:${NO}) ?(?:\p{L}+ ){0,3}?(?:${facts('fixedWages')})(?!\p{L})|(?<!\p{L})(?:${facts('fixedWages')}) (?:\p{L}+ ){0,4}(?:${facts('not')})(?!\p{L})`,
  'giu',
)
const NOT = new RegExp(factWords('not'), 'iu')
/** 'Unpaid leave': what is not paid though the job is. */
const OTHER_TIME = new RegExp(factWords('unpaidTime'), 'iu')
/** 'Volunteers, who are unpaid': whoever is hired is paid all the same. */
const OTHER_PEOPLE = new RegExp(factWords('unpaidPeople'), 'iu')
/** 'The first week is a trial': only a part of the job is not paid. */
const PART = new RegExp(factWords('unpaidPart'), 'iu')
const FIXED = new RegExp(factWords('fixedWages'), 'iu')
const NEXT_CHARS = 16
const SENTENCE = /[.!?;:]\s/u
const CLAUSE = /[.!?;:]\s|,\s|\s[–—|·]\s/u

interface Said {
  words: string
  clause: string
  /** Them and the next word or two. */
  whole: string
  /** All of the sentence before them. */
  sentence: string
}

/** The first words that say it of this job: not denied in their clause, and not of something else. */
function findSaid(
  lines: readonly string[],
  pattern: RegExp,
  isOther: (said: Said) => boolean,
): Said | null {
  for (const line of lines)
    for (const { 0: found, index } of line.matchAll(pattern)) {
      const before = line.slice(0, index).split(CLAUSE).at(-1) ?? ''
      const behind = line.slice(index + found.length).split(CLAUSE)[0] ?? ''
      const said = {
        words: found.trim(),
        clause: before + found + behind,
        whole: found + behind.slice(0, NEXT_CHARS),
        sentence: line.slice(0, index).split(SENTENCE).at(-1) ?? '',
      }
      if (!NOT.test(before) && !isOther(said)) return said
    }
  return null
}

/**
 * The words of a posting that say that nobody is paid, or only for what they sell.
 * @param lines see listFactLines
 * @param title '' when none was read: then the first line is one
 * @returns `isPartly` where only some time of the job is not paid: a trial, a training
 */
export function readUnpaid(
  lines: readonly string[],
  title: string,
): Pick<PostingFacts, 'unpaid' | 'commissionOnly'> & { isPartly: boolean } {
  const inTitle = UNPAID_TITLE.exec(title === '' ? (lines[0] ?? '') : title)?.[0]
  const unpaid = findSaid(
    lines,
    UNPAID,
    ({ whole, clause, sentence }) =>
      OTHER_TIME.test(clause) || FIXED.test(whole) || OTHER_PEOPLE.test(sentence),
  )
  const commission = findSaid(lines, COMMISSION, () => false)
  return {
    unpaid: unpaid?.words ?? inTitle ?? null,
    commissionOnly: commission?.words ?? null,
    isPartly: unpaid !== null && PART.test(unpaid.clause),
  }
}
