import { foldCase } from '@tailorbird/language'
import { DAYS, TO_DAY } from '../words/quantities/calendar.ts'

const days = new Map(
  DAYS.flatMap((names, index) => names.split(' ').map((name) => [name, index] as const)),
)
const NAME = [...days.keys()].toSorted((one, other) => other.length - one.length).join('|')
const RANGE = new RegExp(
  `(?<!\\p{L})(${NAME})\\.?(?: ?[-–] ?| (?:${TO_DAY}) )(${NAME})(?!\\p{L})`,
  'u',
)

/** How many days 'Tuesday to Saturday' are; 0 when a text names no such range. */
export function countDays(text: string): number {
  const [, first = '', last = ''] = RANGE.exec(foldCase(text)) ?? []
  const from = days.get(first)
  const to = days.get(last)
  return from === undefined || to === undefined ? 0 : ((to - from + 7) % 7) + 1
}
