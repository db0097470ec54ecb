import { foldCase } from '@tailorbird/language'

const DAYS = [
  'mon monday mondays montag mo lundi lunes',
  'tue tues tuesday tuesdays dienstag di mardi martes',
  'wed wednesday wednesdays mittwoch mi mercredi miercoles',
  'thu thurs thursday thursdays donnerstag do jeudi jueves',
  'fri friday fridays freitag fr vendredi viernes',
  'sat saturday saturdays samstag sa samedi sabado',
  'sun sunday sundays sonntag so dimanche domingo',
]
const days = new Map(
  DAYS.flatMap((names, index) => names.split(' ').map((name) => [name, index] as const)),
)
const NAME = [...days.keys()].toSorted((one, other) => other.length - one.length).join('|')
const RANGE = new RegExp(
  `(?<!\\p{L})(${NAME})\\.?(?: ?[-–] ?| (?:to|through|until|bis|a|au) )(${NAME})(?!\\p{L})`,
  'u',
)

/** How many days 'Tuesday to Saturday' are; 0 when a text names no such range. */
export function countDays(text: string): number {
  const [, first = '', last = ''] = RANGE.exec(foldCase(text)) ?? []
  const from = days.get(first)
  const to = days.get(last)
  return from === undefined || to === undefined ? 0 : ((to - from + 7) % 7) + 1
}
