import {
  foldCase,
  remember,
  sectionAbout,
  sectionNamed,
  type HeadingKind,
} from '@tailorbird/language'
import { anyOf } from './words/index.ts'

const MAX_HEADING_CHARS = 60

const AND = new RegExp(String.raw`\s*(?:,|&|/|\+|\s(?:${anyOf('and')})\s)\s*`, 'u')

const BESIDE_SKILLS = new Set<HeadingKind>(['skills', 'certifications', 'languages'])

const TAUGHT = new RegExp(`^(?:${anyOf('taught')})$`)

const isTaught = (part: string) => sectionNamed(part) === 'certifications' || TAUGHT.test(part)

/** 'Education and Licensure': what two or three known headings open together; mixed ones an additional section. */
function findCompound(name: string): HeadingKind | undefined {
  const parts = name.split(AND).filter((part) => part !== '')
  if (parts.length < 2 || parts.length > 3) return undefined
  const found = new Set(parts.map((part) => sectionNamed(part)))
  if (found.has(undefined) || found.has('title')) return undefined
  const [only] = found
  // Training beside certificates is what they were given for.
  if (found.has('certifications') && parts.every(isTaught)) return 'certifications'
  if (found.size === 1) return only
  if ([...found].every((kind) => kind === 'education' || kind === 'certifications'))
    return 'education'
  const isMain = [...found].every((kind) => kind !== undefined && BESIDE_SKILLS.has(kind))
  return isMain ? (found.has('skills') ? 'skills' : only) : 'other'
}

const MAX_WORDS = 6

const foldHeading = (heading: string) =>
  foldCase(heading)
    .replaceAll('’', "'")
    .replaceAll(
      /^(?:\d{1,2}[.)]|[ivx]{1,4}[.)])?[^\p{L}\p{N}]*|(?:\s+\d{1,2})?[^\p{L}\p{N}]*$/gu,
      '',
    )
    .replaceAll(/\s+/g, ' ')

/** What section a few words can open by what they are about; undefined for most lines. */
export const guessSection = remember((heading: string): HeadingKind | undefined => {
  if (
    heading.length > MAX_HEADING_CHARS ||
    /[\d,.;@|]|:\s*\S/.test(heading.replace(/^\d{1,2}[.)]/, ''))
  )
    return undefined
  const name = foldHeading(heading)
  if (name.split(' ').length > MAX_WORDS) return undefined
  return sectionAbout(name)
})

/** What section a heading opens, whatever its case, accents and colon; undefined when it is not a known one. */
export const findSection = remember((heading: string): HeadingKind | undefined => {
  if (heading.length > MAX_HEADING_CHARS) return undefined
  const name = foldHeading(heading)
  return sectionNamed(name) ?? findCompound(name)
})
