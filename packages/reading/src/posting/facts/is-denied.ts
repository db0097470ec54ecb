import { facts } from '../words/facts-patterns.ts'

const BEFORE = 16
const NOT = new RegExp(
  String.raw`(?<!\p{L})(?:${facts('not')})\s(?:an? |the |eine? |une? )?$`,
  'iu',
)

/** Whether what begins at a place of a line is denied right before it: 'not a commission only role', 'kein Homeoffice'. */
export const isDenied = (line: string, at: number): boolean =>
  NOT.test(line.slice(Math.max(0, at - BEFORE), at))
