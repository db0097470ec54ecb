import type { PostingFacts } from '@tailorbird/contracts'
import { facts, factWords } from '../words/facts-patterns.ts'

const GAP = String.raw`(?:\p{L}+ ){0,3}?`
const NO = `(?:${facts('noneOf')}|${facts('noPay')})`
const PAY = `(?:${facts('wages')}|${facts('payNouns')})`
const word = (pattern: string) => String.raw`(?<!\p{L})(?:${pattern})(?![\p{L}\p{N}])`

/** Nothing is paid: by name, by its verb ('not paid'), by the label of a form ('Pay: none'), by what is done for nothing. */
const UNPAID = new RegExp(
  [
    factWords('unpaid'),
    word(String.raw`${NO}[\s-]?${GAP}${PAY}`),
    word(String.raw`${facts('unpaidVerb')}`) + String.raw`\s` + word(facts('payVerbs')),
    word(String.raw`(?:${facts('payLabel')})\s?:?\s(?:\p{L}+ ){0,2}?(?:${facts('nothing')})`),
    word(facts('free')),
  ].join('|'),
  'giu',
)
const UNPAID_TITLE = new RegExp(factWords('unpaidTitle'), 'iu')
const INSTEAD = new RegExp(factWords('instead'), 'giu')
const FIXED = facts('fixedWages')
/** 'No basic salary', 'Ein Fixum zahlen wir bewusst nicht': who is paid nothing fixed is paid by what they sell. */
const COMMISSION = new RegExp(
  [
    factWords('commissionOnly'),
    word(String.raw`${NO} ?(?:\p{L}+ ){0,3}?(?:${FIXED})`),
    word(String.raw`(?:${FIXED}) (?:\p{L}+ ){0,7}?(?:${facts('not')})`),
    word(String.raw`(?:${facts('only')}) ${GAP}(?:${facts('share')})`),
    String.raw`${word(String.raw`(?:${facts('share')}),? (?:\p{L}+ )?(?:${facts('only')})`)}(?=[.,;:!)]|$)`,
    factWords('ownSales'),
  ].join('|'),
  'giu',
)
const NOT = new RegExp(factWords('not'), 'iu')
/** 'Unpaid leave': what is not paid though the job is. */
const OTHER_TIME = new RegExp(factWords('unpaidTime'), 'iu')
/** 'Volunteers, who are unpaid': whoever is hired is paid all the same. */
const OTHER_PEOPLE = new RegExp(factWords('unpaidPeople'), 'iu')
/** 'The first week is a trial': only a part of the job is not paid. */
const PART = new RegExp(factWords('unpaidPart'), 'iu')
const IS_FIXED = new RegExp(word(FIXED), 'iu')
const SELF_EMPLOYED = new RegExp(factWords('selfEmployed'), 'iu')
const PER_SALE = new RegExp(factWords('perSale'), 'giu')
const BY_TIME = new RegExp(
  String.raw`\d\S* ?(?:[$€£]|[A-Z]{3})? ?(?:gross |brutto |bruts? |brutos? )?${factWords('hour')}`,
  'iu',
)
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

const isOfOthers = ({ whole, clause, sentence }: Said) =>
  OTHER_TIME.test(clause) || IS_FIXED.test(whole) || OTHER_PEOPLE.test(sentence)

/** Who is not employed, is paid by the sale, and hears of nothing fixed is paid by nothing else. */
function findSoldOnly(lines: readonly string[]): Said | null {
  const isEmployed = lines.some((line) => IS_FIXED.test(line) || BY_TIME.test(line))
  if (isEmployed || !lines.some((line) => SELF_EMPLOYED.test(line))) return null
  return findSaid(lines, PER_SALE, () => false)
}

/**
 * The words of a posting that say that nobody is paid, or only for what they sell.
 * @param lines see listFactLines
 * @param title '' when none was read: then the first line is one
 * @param isPaid whether the posting names pay
 * @returns `isPartly` where only some time of the job is not paid: a trial, a training
 */
export function readUnpaid(
  lines: readonly string[],
  title: string,
  isPaid: boolean,
): Pick<PostingFacts, 'unpaid' | 'commissionOnly'> & { isPartly: boolean } {
  const inTitle = UNPAID_TITLE.exec(title === '' ? (lines[0] ?? '') : title)?.[0]
  const unpaid =
    findSaid(lines, UNPAID, isOfOthers) ?? (isPaid ? null : findSaid(lines, INSTEAD, isOfOthers))
  const commission = findSaid(lines, COMMISSION, () => false) ?? findSoldOnly(lines)
  return {
    unpaid: unpaid?.words ?? inTitle ?? null,
    commissionOnly: commission?.words ?? null,
    isPartly: unpaid !== null && PART.test(unpaid.clause),
  }
}
