import { findTerms } from '@tailorbird/lexicon'
import { isHeadedByRole, isLocation, isRegion, isTown, namesRole } from '../words/known-names.ts'
import { hasLegalForm, namesEmployer } from './legal-forms.ts'
import { cutPlace, isCompany } from './names.ts'
import { employers } from '../words/employer-patterns.ts'
import { sentences } from '../words/sentence-patterns.ts'
import { title as patterns } from '../words/title-patterns.ts'

/** 'Location: Remote', 'Ref 7719': a field of a form. */
const FIELD = new RegExp(
  String.raw`^\p{L}[\p{L}\p{M} '’/#.-]{1,30} ?[:：#]|^(?:${patterns('numberLine')})(?![\p{L}])`,
  'iu',
)
/** How, when and where one works: no name begins with it. */
const TERMS_OF_WORK = new RegExp(String.raw`^(?:${patterns('termsFirst')})(?![\p{L}])`, 'iu')
/** 'Private Practice', 'Busy Restaurant': what kind of employer, and not which. */
const KIND_OF_EMPLOYER = new RegExp(String.raw`^(?:${employers('kinds')}) \S+$`, 'iu')
const TOWN_HALL = new RegExp(
  String.raw`^(?:${patterns('towns')}) (?:${patterns('townOf')}|\p{Lu})`,
  'iu',
)
/** 'New York · 2 weeks ago', 'Leeds · Over 100 applicants': a job site's place and date. */
const POSTED = new RegExp(
  String.raw`^[^·•|]{1,80} [·•|] (?:${patterns('postedLead')})?(?:${patterns('posted')})`,
  'iu',
)
const DOTTED = new RegExp(
  String.raw`(?<!\p{L})(?:${sentences('dottedInNames')}|${sentences('dottedLetters')})\. `,
  'gu',
)
const SENTENCE_END = new RegExp(
  String.raw`(?<!(?<!\p{L})(?:${sentences('dottedInNames')}))\. (?=\p{Lu})`,
  'u',
)
const AMOUNT = /[$€£]|\d{3}|\d[.,:]\d/u
const SMALL = new RegExp(String.raw`^(?:${patterns('smallInNames')}|&|\+|\d.*)$`, 'iu')
const PART = new RegExp(
  String.raw`^(?:${patterns('parts')}) (?:${patterns('partOf')})(?![\p{L}])`,
  'iu',
)
/** 'Careers > Nurses', 'Antwerp / Ghent', 'City of London EC2': where something is. */
const PATH_OR_CODE = / [>/›»] |\s[A-Z]{1,2}\d{1,2}[A-Z]?$/u
const MAX_NAME_WORDS = 7
const TWO_WORDS = 2

const isCapital = (word: string) => /^[\p{Lu}\p{N}([]/u.test(word)

/** Whether each word of a text is written as in a name: 'Granite Notch Contractors', not 'Small team'. */
const isAllCapital = (text: string) =>
  text.split(' ').every((word) => isCapital(word) || SMALL.test(word))

/** Whether a text is a place and no employer in one: 'Toledo, OH', not 'City of Toledo, OH'. */
function isPlace(text: string): boolean {
  const [before = ''] = text.split(', ')
  const isEmployer = namesEmployer(before.split(' ').at(-1) ?? '') || TOWN_HALL.test(text)
  return isLocation(text) && !isEmployer
}

/** Whether a text of its own can be the name of who hires. */
export function canBeCompany(name: string): boolean {
  const words = name.split(' ')
  return (
    isCompany(name) &&
    words.length <= MAX_NAME_WORDS &&
    !PATH_OR_CODE.test(name) &&
    (isCapital(words.at(-1) ?? '') || hasLegalForm(name)) &&
    !(hasLegalForm(name) ? /\(|[.!?]\s/ : /[,(]|[.!?]\s/).test(name.replace(DOTTED, '')) &&
    !FIELD.test(name) &&
    !TERMS_OF_WORK.test(name) &&
    !KIND_OF_EMPLOYER.test(name) &&
    !(AMOUNT.test(name) && !namesEmployer(name)) &&
    !isPlace(name) &&
    !(findTerms(name)[0]?.written === name && !namesEmployer(name))
  )
}

/** Whether a line of a heading says only where, how or when one works. */
export const saysTermsOfWork = (line: string) =>
  FIELD.test(line) || TERMS_OF_WORK.test(line) || isPlaceLine(line)

/** Whether a line is a place, alone or before a job site's date: 'New York, NY · 2 weeks ago'. */
const isPlaceLine = (line: string) =>
  isPlace(line) ||
  (line.length > 3 && isRegion(line)) ||
  POSTED.test(line) ||
  isPlace(cutPlace(line))

/** Whether a name is that of an employer by more than its place. */
export const isSureCompany = (name: string) =>
  namesEmployer(name) || name.split(' ').length >= TWO_WORDS

/** Whether a name is that of an employer by its kind, or a town's. */
export const isEmployer = (name: string) => namesEmployer(name) || TOWN_HALL.test(name)

/** 'School of Life Sciences', which is a part of who hires. */
export const isPart = (name: string) => PART.test(name)

/** 'Harrow & Finch LLP, Leeds' without the town. */
export function cutTown(name: string): string {
  const [before = '', ...places] = name.split(', ')
  if (places.length === 0) return name
  const isPlaced = places.every((place) => isTown(place) || isRegion(place))
  const isName = before.includes(' ') && isAllCapital(before) && isPlaced
  return namesEmployer(before) || TOWN_HALL.test(before) || isName ? before : name
}

/** The company that a line of a heading is; '' when it is none. */
export function readCompanyLine(line: string): string {
  // 'Hexworth Pharma, Macclesfield. Days, 37 hours.': the name is a sentence by itself.
  const [sentence = ''] = line.split(SENTENCE_END)
  const isSentence = !hasLegalForm(line) && (sentence !== line || line.endsWith('.'))
  const text = isSentence ? sentence.replace(/\.$/, '') : line
  if (text.length > 100 || /[!?:]$/.test(text) || isPlaceLine(text)) return ''
  if (isSentence && !isAllCapital(text)) return ''
  if (FIELD.test(text) || (AMOUNT.test(text) && !/[·•|–—]/.test(text) && !namesEmployer(text)))
    return ''
  const name = cutTown(cutPlace(text))
  // 'Baker Hughes · Leeds': a name before a place may have a role's word in it.
  const isRole = line.includes(' · ') ? isHeadedByRole(name) : namesRole(name)
  return canBeCompany(name) && !isRole ? name : ''
}
