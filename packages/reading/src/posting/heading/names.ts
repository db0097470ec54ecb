import { trimEnds } from '@tailorbird/language'
import { hasLegalForm } from './legal-forms.ts'
import { employers } from '../words/employer-patterns.ts'
import { title as patterns } from '../words/title-patterns.ts'

const GENERIC = new RegExp(`^(?:${patterns('noNames')})$`, 'i')
/** '(m/w/d)', '(all genders)': for whom a job is, the source of an expression. */
export const GENDER_MARK = String.raw`\s*[([]\s?(?:(?:[mwfdxh]\s?[/|*]\s?){1,3}[mwfdxh]|${patterns('allGenders')})\s?[)\]]`
const GENDER = new RegExp(String.raw`${GENDER_MARK}|\s*\|\s*LinkedIn$`, 'giu')
const PLACE_OR_MARK = /\s*(?:[·•|–—]|\s-\s|\(|\d[.,]\d ?★?).*$/u

/** 'The finance team' is none. */
const ARTICLE = new RegExp(String.raw`^(?:${employers('the')}) \p{Ll}`, 'u')

/** No name is longer; what is may be anything, and is not searched. */
const LONGEST_LOOK = 300
const MAX_TITLE_CHARS = 99
const MIN_TITLE_CHARS = 4
const MAX_COMPANY_CHARS = 80

/** 'e.V.', 'S.A.': its last dot belongs to the name. */
const DOTTED = /\. ?\p{Lu}$/u
const DOTTED_END = /\. ?\p{Lu}\.$/u

/** A name without marks around it and without '(m/f/d)'. */
export function tidyName(text: string): string {
  const plain = text.slice(0, LONGEST_LOOK).replaceAll(GENDER, '')
  const name = trimEnds(plain, /[\s#*–—-]/u, /[\s*:,;.–—-]/u)
  return DOTTED.test(name) && plain.includes(`${name}.`) ? `${name}.` : name
}

/** '$19/hr', '512-555-0199': pay and numbers to call are in no title. */
const PAY_OR_PHONE = /[$€£]\s?\d|\d\s?[€£]|(?:\d[\s().-]{0,2}){7,}/u

/** Whether a text has the form of a job's title. */
export const isTitle = (text: string) =>
  text.length >= MIN_TITLE_CHARS &&
  text.length <= MAX_TITLE_CHARS &&
  /\p{L}/u.test(text) &&
  !PAY_OR_PHONE.test(text) &&
  (!/[.!?]$/.test(text) || DOTTED_END.test(text))

/** Whether a text has the form of a company's name. */
export const isCompany = (text: string) =>
  text.length > 1 &&
  text.length <= MAX_COMPANY_CHARS &&
  (/^[\p{Lu}\p{N}]/u.test(text) || hasLegalForm(text)) &&
  !ARTICLE.test(text) &&
  !GENERIC.test(text)

/** What stands before the place, the rating or another mark of a line. */
export const cutPlace = (line: string) =>
  tidyName(line.slice(0, LONGEST_LOOK).replace(PLACE_OR_MARK, ''))
