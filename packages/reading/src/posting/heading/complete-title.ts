import { trimEnds } from '@tailorbird/language'
import { isToldOf } from './describe-title.ts'
import type { HeadText } from './head-text.ts'
import { saysTermsOfWork } from './name-company.ts'
import { nameTail } from './name-tail.ts'
import { GENDER_MARK } from './names.ts'

/** What goes on behind '(m/w/d)' up to a mark, a place or how one works: 'Verkäufer (m/w/d) Backwaren'. */
const BEHIND_GENDER = new RegExp(
  String.raw`^${GENDER_MARK}\s(\p{L}[^,|·•(–—:;!?]{2,40}?)(?=$|[,|·•(–—:;!?]|\s[-–—]\s|\sin\s)`,
  'iu',
)
/** Which of such jobs it is: 'Backend Developer (Python)', 'Care Assistant (Nights)'. */
const BEHIND_NAME = /^\s\((\p{L}[\p{L} /&+#.’'-]{2,30})\)/u
const BARE_MARK = new RegExp(`^${GENDER_MARK}`, 'iu')
/** '(H/F)', '(e)', '(ère)' */
const SHORT = /^(?:\p{L}{1,3}|(?:\p{L}\s?[/|.*]\s?)+\p{L})$/u
const JOINT = /^\p{Ll}{1,4}\s/u
const OF_JOB = new Set(['said-again', 'said-partly', 'known', 'role'])
const NO_JOB = new Set(['called-place', 'town', 'terms', 'employer', 'digits'])

/**
 * A job's name with what says which job it is, where its own line says it behind the mark of whom it is for or in brackets.
 * @param line the line in which the name was found
 */
export function completeTitle(title: string, line: string, head: HeadText): string {
  const at = line.toLowerCase().indexOf(title.toLowerCase())
  if (at < 0) return title
  const behind = line.slice(at + title.length)
  const rest = trimEnds(BEHIND_GENDER.exec(behind)?.[1] ?? '', /\s/u, /[\s.]/u)
  if (rest !== '') {
    const tail = nameTail(rest.replace(JOINT, ''), head)
    const isOfJob = OF_JOB.has(tail) || (JOINT.test(rest) && !NO_JOB.has(tail))
    return isOfJob && !saysTermsOfWork(rest) && !isToldOf(rest, head) ? `${title} ${rest}` : title
  }
  if (BARE_MARK.test(behind)) return title
  const inner = BEHIND_NAME.exec(behind)?.[1]
  if (
    inner === undefined ||
    SHORT.test(inner) ||
    saysTermsOfWork(inner) ||
    NO_JOB.has(nameTail(inner, head))
  )
    return title
  return `${title} (${inner})`
}
