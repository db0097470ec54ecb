import { findRange, isDate } from '@tailorbird/language'
import { findContactLabel, isPlainLabel } from './labels.ts'
import { anyOf } from './words/index.ts'

/** Contact data that is known by its marks, in the order of the file. */
export interface ContactMarks {
  email: string
  linkedin: string
  phones: string[]
  /** Sites, and every other e-mail address. */
  sites: string[]
  /** Values that had a label which says more than their field does. */
  notes: string[]
}

const EMAIL = /(?:mailto:)?[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/iu
const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s|,;<>()]+|(?<![\p{L}\p{N}@.])(?:[a-z0-9-]{1,63}\.){1,4}(?:com|org|net|io|dev|me|ca|uk|de|fr|es|eu|ch|at|be|nl|it|pt|pl|se|ie|co|app|ai|info|tech|design|in|us|au|nz)(?:\/[^\s|,;<>()]*)?(?![\p{L}\p{N}@])/iu
/** 'My blog (https://…)', as links of markdown are spelled out: what they are called. */
const SPELLED = /([^\s|•·▪;,:/@()][^|•·▪;,:/@()\t]{0,29}) \(((?:https?:\/\/|www\.)[^\s()]+)\)/giu
const PHONE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:\+|\(\+?)?\d[\d\s()./-]{5,22}\d(?:\s?(?:${anyOf('extensions')})\s?\d{1,6})?(?![\p{L}\p{N}])`,
  'u',
)
/** What a label stands behind; a slash inside of an address is none, and a gap behind an address is. */
const GAP = '[|•·▪;,\\t]|(?<!\\.[\\p{L}\\p{N}]\\S{0,60})/|(?<=\\)|\\.[\\p{L}\\p{N}]\\S{0,60})\\s'
/** A label right before a value: 'Mobile:', 'Tel.', 'Alternative e-mail:'. */
const LABEL_END = new RegExp(
  `(?:^|${GAP})\\s*([^|•·▪;,/:：@\\t\\d]{1,30}?(?: ?\\d)?\\.?)\\s*[:：]\\s*$`,
  'u',
)
const WORD_END = new RegExp(`(?:^|${GAP}|\\s)\\s*(\\p{L}{1,10}\\.?)\\s*$`, 'u')
/** 'To:', in front of an address. */
const RECEIVER = new RegExp(String.raw`^(?:${anyOf('receivers')})\s*[:：]`, 'iu')
/** 'Handynummer', 'phone number'. */
const TELEPHONE = new RegExp(String.raw`tel|phone|(?:${anyOf('phoneKinds')})`, 'iu')
const PHONE_WORD = new RegExp(String.raw`^(?:${anyOf('phoneKinds')})\.?$`, 'iu')

/** What stands right in front of a number that is no telephone's: 'DNI', 'Passport No.:'. */
const BEHIND_PAPER = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${anyOf('identityPapers')})(?:[ -]?(?:${anyOf('numberWords')}))?[\s.:#]*$`,
  'iu',
)
const MAX_PAPER_CHARS = 50
/** 'Candidate ID:', more than one word or a short form in capitals. */
const NAMED = /^(?:\p{L}{2,} \p{L}|\p{Lu}{2,5}\b)/u
/** 'SKJ-nummer', 'Kennziffer': any number that has a name of its own, but for a telephone's. */
const NAMED_NUMBER = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(\p{L}[\p{L}-]{0,30}(?:${anyOf('numberEndings')}))[\s.:#]*$`,
  'iu',
)
/** The letter that ends some of them: '00000000-T'. */
const CHECK_SIGN = /^-?\p{L}(?![\p{L}\p{N}])/u

const findPaper = (before: string): string | undefined =>
  BEHIND_PAPER.exec(before.slice(-MAX_PAPER_CHARS))?.[0] ?? findNamed(before)

function findNamed(before: string): string | undefined {
  const [whole, name = ''] = NAMED_NUMBER.exec(before.slice(-MAX_PAPER_CHARS)) ?? []
  return findContactLabel(name) === undefined && !TELEPHONE.test(name) ? whole : undefined
}

/** What a number is for, behind it: '(Mobile)'. */
const NOTE = new RegExp(String.raw`^ \((?:${anyOf('phoneNotes')})\)`, 'iu')

const isPhone = (text: string) => {
  const digits = text.replaceAll(/\D/g, '').length
  return digits >= 7 && digits <= 16 && findRange(text) === undefined && !isDate(text.trim())
}

interface Labelled {
  before: string
  /** A label that says more than which field it is, with its colon. */
  label: string
}

/** Takes the label off the text before a value; one that only names the field goes, others stay with the value. */
function takeLabel(before: string): Labelled {
  const tail = before.slice(-60)
  const head = before.slice(0, before.length - tail.length)
  const match = LABEL_END.exec(tail)
  if (match?.[1]) {
    const cut = head + tail.slice(0, match.index)
    return { before: `${cut} | `, label: isPlainLabel(match[1]) ? '' : `${match[1]}: ` }
  }
  const word = WORD_END.exec(tail)
  if (!word?.[1]) return { before, label: '' }
  const isKnown = findContactLabel(word[1]) !== undefined
  if (!isKnown && !PHONE_WORD.test(word[1])) return { before, label: '' }
  return {
    before: `${head}${tail.slice(0, word.index)} | `,
    label: isPlainLabel(word[1]) || PHONE_WORD.test(word[1]) ? `${word[1]} ` : `${word[1]}: `,
  }
}

/** Takes e-mail, addresses and phone numbers out of a line into `found`; says what else it holds. */
export function takeMarks(text: string, found: ContactMarks): string {
  let left = text.replaceAll(SPELLED, '$1: $2')
  const take = (pattern: RegExp, keep: (value: string, label: string) => boolean) => {
    const search = new RegExp(pattern, `${pattern.flags}g`)
    for (let match = search.exec(left); match; match = search.exec(left)) {
      const paper = pattern === PHONE ? findPaper(left.slice(0, match.index)) : undefined
      if (paper !== undefined) {
        const end = match.index + match[0].length
        const sign = CHECK_SIGN.exec(left.slice(end))?.[0] ?? ''
        found.notes.push(`${paper}${match[0]}${sign}`)
        const begin = match.index - paper.length
        left = `${left.slice(0, begin)} | ${left.slice(end + sign.length)}`
        search.lastIndex = begin
        continue
      }
      const { before, label } = takeLabel(left.slice(0, match.index).replace(/\(\s*$/, ''))
      const tail = left.slice(match.index + match[0].length)
      const noted = pattern === PHONE ? (NOTE.exec(tail)?.[0] ?? '') : ''
      if (!keep(match[0] + noted, label)) continue
      const after = tail.slice(noted.length).replace(/^\s*\)/, '')
      left = `${before} | ${after}`
      search.lastIndex = before.length
    }
  }
  const isMore = (label: string) => label !== '' && !isPlainLabel(label)
  take(EMAIL, (value, label) => {
    const address = value.replace(/^mailto:/i, '')
    const more = isMore(label) ? label : ''
    // 'An: jobs@example.org' is whom a mail went to.
    if (RECEIVER.test(label)) found.notes.push(`${label}${address}`)
    else if (found.email !== '') found.sites.push(`${more}${address}`)
    else {
      found.email = address
      if (more !== '') found.notes.push(`${more}${address}`)
    }
    return true
  })
  take(ADDRESS, (value, label) => {
    const address = value.replace(/[.,;]+$/, '')
    const more = isMore(label) ? label : ''
    if (!/linkedin\./i.test(address) || found.linkedin !== '') found.sites.push(`${more}${address}`)
    else {
      found.linkedin = address
      if (more !== '') found.notes.push(`${more}${address}`)
    }
    return true
  })
  take(PHONE, (value, label) => {
    // A number without a gap can be that of a licence.
    if (!isPhone(value) || (/^\d{7}$/.test(value) && label === '')) return false
    // 'ID candidato: 000-5550-199' has a name, and it is no telephone's.
    if (isMore(label) && NAMED.test(label) && !TELEPHONE.test(label) && !/^[+(]/.test(value)) {
      found.notes.push(`${label}${value.trim()}`)
      return true
    }
    found.phones.push(`${label}${value.trim()}`)
    return true
  })
  return left
}
