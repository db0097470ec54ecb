import {
  halves,
  halfSigns,
  ordinals,
  ofYear,
  quarters,
  quarterSigns,
} from '../words/equals/year-parts.ts'
import type { Phrase } from './place-phrase.ts'

const YEAR = String.raw`(?:(?:20|19)\d{2}|['’]?\d{2}(?!\d))`
const ORDINALS = ordinals.map((words) => new RegExp(`^(?:${words})$`, 'iu'))
const NAMED = (names: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(${ordinals.join('|')})\s+(?:${names})(?:\s+(?:${ofYear}))?\s*\/?\s*((?:20|19)\d{2})(?![\p{L}\p{N}])`,
    'giu',
  )
const SIGNED = (signs: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:(?:${signs})([1-4])|([1-4])(?:${signs}))(?:\s+(?:${ofYear}))?[\s/-]*(${YEAR})(?![\p{L}\p{N}])`,
    'gu',
  )
const TURNED = (signs: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])((?:20|19)\d{2})[\s/-]*(?:(?:${signs})([1-4])|([1-4])(?:${signs}))(?![\p{L}\p{N}])`,
    'gu',
  )
const KINDS = [
  {
    kind: 'quarter',
    named: NAMED(quarters),
    signed: SIGNED(quarterSigns),
    turned: TURNED(quarterSigns),
  },
  { kind: 'half', named: NAMED(halves), signed: SIGNED(halfSigns), turned: TURNED(halfSigns) },
]

const fullYear = (year: string) => (year.length === 4 ? year : `20${year.slice(-2)}`)

/** The quarters and halves of years that a text names: 'Q1 2023', 'premier trimestre 2023'. */
export function listYearParts(text: string): Phrase[] {
  return KINDS.flatMap(({ kind, named, signed, turned }) => [
    ...[...text.matchAll(named)].map(({ 0: written, 1: word = '', 2: year = '', index }) => ({
      key: `${kind} ${ORDINALS.findIndex((pattern) => pattern.test(word)) + 1} ${year}`,
      start: index,
      end: index + written.length,
    })),
    ...[...text.matchAll(signed)].map(
      ({ 0: written, 1: before, 2: behind, 3: year = '', index }) => ({
        key: `${kind} ${before ?? behind} ${fullYear(year)}`,
        start: index,
        end: index + written.length,
      }),
    ),
    ...[...text.matchAll(turned)].map(
      ({ 0: written, 1: year = '', 2: before, 3: behind, index }) => ({
        key: `${kind} ${before ?? behind} ${year}`,
        start: index,
        end: index + written.length,
      }),
    ),
  ]).toSorted((one, other) => one.start - other.start)
}
