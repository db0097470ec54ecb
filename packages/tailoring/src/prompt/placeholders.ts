import type { ContactInfo, StructuredResume } from '@tailorbird/contracts'
import { listLinks, listTexts } from '@tailorbird/document'

/** Contact data in texts, and what stands for it where a model reads them. */
export interface Placeholders {
  /** The text with placeholders instead of contact data: 'Write to [EMAIL]'. */
  hide: (text: string) => string
  /** The text with the contact data put back. Placeholders that stand for nothing stay. */
  show: (text: string) => string
}

type Kind = 'NAME' | 'EMAIL' | 'PHONE' | 'LINK' | 'LOCATION'

const PLACEHOLDER = /\[(?:NAME|EMAIL|PHONE|LINK|LOCATION)(?: \d{1,4})?\]/g
const EMAIL = '[\\p{L}\\p{N}._%+-]{1,64}@[\\p{L}\\p{N}-]{1,63}(?:\\.[\\p{L}\\p{N}-]{1,63}){1,5}'
const LINK = '(?:https?://|www\\.)[^\\s<>()\\[\\]"\']{1,300}'
const MIN_CHARS = 4

const escape = (text: string) => text.replaceAll(/[$()*+./?[\\\]^{|}]/g, '\\$&')

/** The whole name, and first and last name alone together: 'Maria Okafor' of 'MARIA L. OKAFOR, RN'. */
function listNames(fullName: string): string[] {
  const [bare = ''] = fullName.split(',')
  const words = bare.split(/\s+/u).filter((word) => word !== '')
  const short = words.length > 2 ? [`${words[0] ?? ''} ${words.at(-1) ?? ''}`] : []
  return words.length > 1 ? [fullName, bare.trim(), ...short] : [fullName]
}

/** A city alone is no contact data: jobs and bullets name it. */
function listPlaces(location: string): string[] {
  const [street = ''] = location.split(',')
  return /\d/.test(street) ? [location, street] : location.includes(',') ? [location] : []
}

function listLiterals(contact: ContactInfo): [Kind, string[]][] {
  const { fullName, email, phone, location = '', linkedin = '', website = '' } = contact
  return [
    ['EMAIL', [email]],
    ['LINK', [linkedin, ...listLinks(website).map(({ address }) => address)]],
    ['NAME', listNames(fullName)],
    ['PHONE', phone.split(' / ')],
    ['LOCATION', listPlaces(location)],
  ]
}

/** One pattern with a group for each kind, in the order of the kinds. */
function buildPattern(contact: ContactInfo): { kinds: Kind[]; pattern: RegExp } {
  const kinds: Kind[] = []
  const sources = listLiterals(contact).flatMap(([kind, texts]) => {
    const literals = texts
      .map((text) => text.trim())
      .filter((text) => text.length >= MIN_CHARS)
      .toSorted((one, other) => other.length - one.length)
      .map((text) => escape(text).replaceAll(/\s+/gu, '\\s+'))
    const general = kind === 'EMAIL' ? [EMAIL] : kind === 'LINK' ? [LINK] : []
    if (literals.length + general.length === 0) return []
    kinds.push(kind)
    return [`(${[...literals, ...general].join('|')})`]
  })
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${sources.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  return { kinds, pattern }
}

/** The placeholders in a text, sorted. */
export function listPlaceholders(text: string): string[] {
  return (text.match(PLACEHOLDER) ?? []).toSorted()
}

/**
 * Finds contact data in a resume's texts: the person's name, addresses and numbers, and every mail
 * and web address. Each way of writing it has a placeholder of its own, so that it comes back as it
 * was. The same resume always gives the same placeholders.
 */
export function readPlaceholders(resume: StructuredResume): Placeholders {
  const { kinds, pattern } = buildPattern(resume.contactInfo)
  const byValue = new Map<string, string>()
  const byPlaceholder = new Map<string, string>()
  const counts = new Map<Kind, number>()
  const name = (kind: Kind, value: string): string => {
    const known = byValue.get(value)
    if (known !== undefined) return known
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    const placeholder = count === 1 ? `[${kind}]` : `[${kind} ${count}]`
    byValue.set(value, placeholder)
    byPlaceholder.set(placeholder, value)
    return placeholder
  }
  const hide = (text: string) =>
    text.replaceAll(pattern, (value: string, ...groups: unknown[]) => {
      const kind = kinds[groups.findIndex((group) => group === value)]
      return kind === undefined ? value : name(kind, value)
    })
  for (const { text } of listTexts(resume)) hide(text)
  return {
    hide,
    show: (text) => text.replaceAll(PLACEHOLDER, (mark) => byPlaceholder.get(mark) ?? mark),
  }
}
