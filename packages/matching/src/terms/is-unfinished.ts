import type { Education } from '@tailorbird/contracts'
import { anyOf } from '../words/index.ts'

const UNFINISHED = new RegExp(`(?<![\\p{L}-])(?:${anyOf('unfinished')})(?![\\p{L}-])`, 'iu')
/** '120 of 360 credits', '2 of 3 years'. */
const IN_PART = /(?<![\d.,])(\d{1,3}) (?:of|von|sur|de|\/) (\d{1,3})(?![\d.,])/u
/** What tells more at length says it of something else. */
const MAX_BELOW_CHARS = 80

function isInPart(text: string): boolean {
  const [, part, whole] = IN_PART.exec(text) ?? []
  return part !== undefined && Number(part) < Number(whole)
}

/** Whether a person is still at a study, or left it without its paper, as far as its lines say. */
export function isUnfinished({
  degree,
  institution,
  graduationDate = '',
  achievements,
}: Education): boolean {
  const below = achievements.filter(({ length }) => length <= MAX_BELOW_CHARS)
  const text = [institution, degree, graduationDate, ...below].join(', ')
  return UNFINISHED.test(text) || isInPart(text)
}
