import { foldWord } from '@tailorbird/language'
import { joints } from '../words/equals/small-words.ts'

const SIGN = String.raw`(?:\d{1,3}|\p{Lu}\d?)(?![\p{L}\p{N}.,]*\d)(?!\p{L})`
/** One name of what is counted, at each sign or at the first: 'Year 7, Year 8 and Year 9', 'Years 7, 8 and 9'. */
const LISTED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(\p{L}{4,}) ${SIGN}(?:(?:, (?:(?:${joints}) )?| (?:${joints}|&) )(?:\p{L}{4,} )?${SIGN})+`,
  'gu',
)
const JOINT = new RegExp(`^(?:${joints})$`)
/** What names of one and of many end with. */
const PLURAL = /(?:es|s|en|n|e)$/

interface Listed {
  written: string
  key: string
  start: number
}

const bareName = (word: string) => foldWord(word).replace(PLURAL, '')

function listListed(text: string): Listed[] {
  return [...text.matchAll(LISTED)].flatMap(({ 0: written, 1: name = '', index }) => {
    const names = [...written.matchAll(/\p{L}{4,}/gu)]
      .map(([word]) => word)
      .filter((word) => !JOINT.test(word))
      .map(bareName)
    const isOne = names.every((one) => one === bareName(name))
    const signs = written.match(new RegExp(String.raw`(?<=[ ])${SIGN}`, 'gu')) ?? []
    return isOne ? [{ written, key: [bareName(name), ...signs].join(' '), start: index }] : []
  })
}

/** A text with signs of one kind listed as in its sources: 'Years 7, 8 and 9' as 'Year 7, Year 8 and Year 9'. */
export function restateListed(told: string, sources: readonly string[]): string {
  const known = sources.flatMap(listListed)
  return listListed(told).reduceRight((text, { written, key, start }) => {
    const same = known.find((one) => one.key === key)
    return same ? text.slice(0, start) + same.written + text.slice(start + written.length) : text
  }, told)
}
