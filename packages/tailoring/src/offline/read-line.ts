import { findTerms, tokenize } from '@tailorbird/lexicon'
import { isProduct } from './is-product.ts'
import { anyWord } from './words/index.ts'

const starts = (part: Parameters<typeof anyWord>[0], end = '') =>
  new RegExp(String.raw`^\s*(?:${anyWord(part)})${end}`, 'iu')

const RESULT = new RegExp(String.raw`(?<!\p{L})(?:${anyWord('result')})`, 'iu')
const GOES_ON = starts('goesOn')
const HELPED = starts('helped')
const HEAD = starts('heads', String.raw`[^:.]{0,30}:`)
const LIST = starts('lists', String.raw`\s*(?:used)?\s*:`)
const JUNK = starts('junk')
const EMPLOYER = new RegExp(String.raw`(?<!\p{L})(?:${anyWord('employers')})`, 'iu')
const NOT_YET = new RegExp(String.raw`(?<!\p{L})(?:${anyWord('notYet')})`, 'iu')
const LOW = new RegExp(String.raw`(?<!\p{L})(?:${anyWord('low')})`, 'iu')
const UNFINISHED = new RegExp(String.raw`(?<!\p{L})(?:${anyWord('unfinished')})`, 'iu')
const LIMITED = new RegExp(String.raw`(?<!\p{L})(?:${anyWord('limits')})(?!\p{L})`, 'iu')
const OTHERS = new RegExp(String.raw`(?<!\p{L})(?:${anyWord('others')})(?!\p{L})`, 'iu')
const BETWEEN = new RegExp(String.raw`^(?:${anyWord('between')})$`, 'iu')

/** Years and dates are no figures: '2019', '03/2021'. */
const DATE = /(?<!\d)(?:\d{1,2}[./-])?(?:19|20)\d{2}(?!\d)/gu
/** A number that stands for itself, and not the digits of a name ('V5', 'S7', '2nd'). */
const FIGURE = /(?<![\p{L}\d-])[#$€£₹]?\d[\d.,’' ]*(?:%|[kKmM]\b|(?![\p{L}\d]))/u
const SHARE = /\d\s?%/u

/** Whether a line tells what came of it, with a figure. */
function tellsResult(text: string): boolean {
  const said = text.replaceAll(DATE, '')
  return (FIGURE.test(said) && RESULT.test(said)) || SHARE.test(said)
}

const MAX_LIST_CHARS = 300

/** Whether a line only names things that one uses: 'use SAP EWM, Excel', 'Tools: Figma, Sketch'. */
export function isBareList(text: string): boolean {
  if (LIST.test(text)) return true
  if (text.length > MAX_LIST_CHARS) return false
  const hits = findTerms(text)
  if (hits.length === 0 || FIGURE.test(text.replaceAll(DATE, ''))) return false
  const left = tokenize(text).filter(
    ({ norm, start }) =>
      /\p{L}/u.test(norm) &&
      !BETWEEN.test(norm) &&
      !hits.some((hit) => hit.start <= start && start < hit.end),
  )
  return hits.length >= 2 && left.length <= 1 && hits.every(({ term }) => isProduct(term.name))
}

/** Whether a line goes on with the one before it: 'This also …'. */
export const goesOn = (text: string): boolean => GOES_ON.test(text)

/** Whether a line opens what follows it: 'Project: …', 'Main results:'. */
export const opensLines = (text: string): boolean => /:\s*$/u.test(text) || HEAD.test(text)

/** Whether a line in a list of skills says nothing to anybody: 'Refs on request'. */
export const isJunk = (text: string): boolean => JUNK.test(text)

/** Whether a line in a list of skills is none: 'Refs on request', an address. */
export const isNoSkill = (text: string): boolean =>
  isJunk(text) || /@|https?:\/\/|www\.|\b\d{5}\b/iu.test(text)

/** Whether a line of an education says that it is not done: 'ongoing', '2 of 5 classes'. */
export const isUnfinished = (text: string): boolean => UNFINISHED.test(text)

/** Whether a line that opens a job says what the employer is: 'Series C logistics SaaS, 240 employees'. */
export const tellsEmployer = (text: string): boolean =>
  EMPLOYER.test(text) && FIGURE.test(text) && !RESULT.test(text)

/** Whether a line tells what is not done yet, or done under others' eyes: 'planned for 2026', 'in training'. */
export const isNotYet = (text: string): boolean => NOT_YET.test(text)

/** Whether a line says that others had a part in it: 'paired with', 'the team'. */
export const tellsOthers = (text: string): boolean => OTHERS.test(text)

/** Whether a line says that it was little: 'only', 'nothing more'. */
export const isLimited = (text: string): boolean => LIMITED.test(text)

/** Whether a line tells of a part in what others did: 'Assisted with …'. */
export const tellsHelp = (text: string): boolean => HELPED.test(text)

/** Only dates, words in brackets, or cells of a row: what a job says of itself before its bullets. */
const HEADER = new RegExp(
  String.raw`^(?:[\d\s./–—-]|\p{L}+\.? \d{4}|${anyWord('present')})+$|^\([^()]*\)$|\s\|\s`,
  'iu',
)
const MAX_HEADER_WORDS = 4

/** Whether a line that opens a job tells of the job and not of what was done: its dates, its place, its kind of contract. */
export const isHeader = (text: string): boolean =>
  HEADER.test(text.trim()) ||
  (!text.includes(',') && text.trim().split(/\s+/).length <= MAX_HEADER_WORDS && !tellsResult(text))

/** Whether a skill or a course is at a low level: 'SQL (basic)'. */
export const isLow = (text: string): boolean => LOW.test(text)
