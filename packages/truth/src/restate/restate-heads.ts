import { foldWord } from '@tailorbird/language'
import { joints } from '../words/equals/small-words.ts'
import { likeCapital, listTokens } from './tokens.ts'

const MIN_TAIL = 3
/** 'Hoch- und Tiefbau', 'Kranken-, Alten- und Kinderpflege', 'pre- and post-operative'. */
const OPEN = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])((?:\p{L}{2,}-,? )+)((?:(?:${joints}|&) )|/ ?)(\p{L}[\p{L}-]{4,})`,
  'gu',
)
/** 'Wareneingang und -ausgang'. */
const SHUT = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(\p{L}{5,}) (?:${joints}|&) -(\p{L}{3,})`,
  'gu',
)

/** A word that is cut short in one text, with the words that it may stand for. */
interface Short {
  /** As it is written, with its hyphen. */
  written: string
  /** The word beside it, which must be said, too. */
  beside: string
  isWhole: (word: string) => boolean
}

const bare = (word: string) => foldWord(word).replaceAll(/[^\p{L}]/gu, '')

function listShort(text: string): Short[] {
  const open = [...text.matchAll(OPEN)].flatMap(([, parts = '', , last = '']) =>
    [...parts.matchAll(/\p{L}+-/gu)].map(([written]) => {
      const head = bare(written)
      return {
        written,
        beside: bare(last),
        isWhole: (word: string) =>
          word.startsWith(head) &&
          word.length - head.length >= MIN_TAIL &&
          bare(last).length - (word.length - head.length) >= 2 &&
          bare(last).endsWith(word.slice(head.length)),
      }
    }),
  )
  const shut = [...text.matchAll(SHUT)].map(([, first = '', last = '']) => ({
    written: `-${last}`,
    beside: bare(first),
    isWhole: (word: string) =>
      word.endsWith(bare(last)) &&
      word.length - bare(last).length >= MIN_TAIL &&
      bare(first).startsWith(word.slice(0, -bare(last).length)),
  }))
  return [...open, ...shut]
}

/** Whole words of a text, hyphens with them. */
const listWhole = (text: string) =>
  [...text.matchAll(/(?<![\p{L}\p{N}-])\p{L}[\p{L}-]{4,}(?![\p{L}\p{N}-])/gu)].map(
    ({ 0: written, index }) => ({ written, form: bare(written), start: index }),
  )

const saysWord = (text: string, form: string) =>
  listWhole(text).some((one) => one.form === form) ||
  listTokens(text).some((one) => one.form === form)

/** A text with what compounds share said once or twice as in its sources: 'Einzel- und Gruppenunterricht' as 'Einzelunterricht und Gruppenunterricht', and the other way round. */
export function restateHeads(told: string, sources: readonly string[]): string {
  const known = sources.flatMap(listShort).filter(({ beside }) => saysWord(told, beside))
  const shortened = listWhole(told).reduceRight((text, { written, form, start }) => {
    const short = known.find((one) => one.isWhole(form))
    return short
      ? text.slice(0, start) +
          likeCapital(short.written, written) +
          text.slice(start + written.length)
      : text
  }, told)
  return listShort(shortened).reduceRight((text, short) => {
    const whole = sources
      .filter((source) => !source.includes(short.written) && saysWord(source, short.beside))
      .flatMap(listWhole)
      .find(({ form }) => short.isWhole(form))
    return whole ? text.replace(short.written, () => whole.written) : text
  }, shortened)
}
