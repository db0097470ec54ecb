import { foldWord } from '@tailorbird/language'
import { compoundArticles, compoundJoints, nounEndings } from '../words/equals/equals.ts'
import { deedEndings } from '../words/equals/small-words.ts'

const APART = new RegExp(
  String.raw`(?<!\p{L})(\p{Lu}\p{L}{2,}) (?:${compoundJoints}) (?:(?:${compoundArticles}) )?(\p{Lu}\p{L}{2,})(?!\p{L})`,
  'gu',
)
const COMPOUND = /(?<!\p{L})\p{Lu}\p{L}{7,}(?!\p{L})/gu
const ENDING = new RegExp(`(?:${nounEndings})$`)
const DEED_ENDING = new RegExp(`(?:${deedEndings})$`)
const MIN_NOUN = 4
const MIN_LAST = 3

/** 'Wartung der Pumpen': the last part of a compound before its first. */
interface Apart {
  phrase: string
  last: string
  first: string
  start: number
}

const listApart = (text: string): Apart[] =>
  [...text.matchAll(APART)].map(({ 0: phrase, 1: last = '', 2: first = '', index }) => ({
    phrase,
    last: foldWord(last),
    first: foldWord(first),
    start: index,
  }))

/** Whether the first part of a compound is a noun, but for endings and what joins the parts: 'lehrlings' of 'Lehrlinge'. */
const isFirstPart = (part: string, noun: string) => {
  const [one, other] = [part, noun].map((word) => word.replace(ENDING, ''))
  return one !== undefined && one.length >= MIN_NOUN && one === other
}

/** The last part as a compound may end with it: 'Malen' as 'malerei', 'Reinigen' as 'reinigung'. */
function listLasts(last: string): string[] {
  const bare = last.replace(DEED_ENDING, '')
  const isDeed = bare !== last && bare.length >= MIN_LAST
  return isDeed ? [last, ...deedEndings.split('|').map((ending) => bare + ending)] : [last]
}

const isSame = (compound: string, { last, first }: Apart) =>
  listLasts(last).some(
    (end) => compound.endsWith(end) && isFirstPart(compound.slice(0, -end.length), first),
  )

/** A text with compounds apart or as one as its sources have their parts: 'Pumpenwartung' as 'Wartung der Pumpen', and the other way round. */
export function restateCompounds(told: string, sources: readonly string[]): string {
  const apart = sources.flatMap(listApart)
  const opened =
    apart.length === 0
      ? told
      : told.replaceAll(
          COMPOUND,
          (word) => apart.find((one) => isSame(foldWord(word), one))?.phrase ?? word,
        )
  const compounds = sources.flatMap((source) => source.match(COMPOUND) ?? [])
  return listApart(opened).reduceRight((text, one) => {
    const whole = compounds.find((compound) => isSame(foldWord(compound), one))
    return whole
      ? text.slice(0, one.start) + whole + text.slice(one.start + one.phrase.length)
      : text
  }, opened)
}
