import { foldCase } from '@tailorbird/language'
import { findSection, guessSection } from './headings.ts'
import { findContactLabel, splitLabel } from './labels.ts'
import { isLocation } from './locations.ts'
import { isPersonName } from './person-name.ts'
import type { Line } from './read-lines.ts'
import { namesInstitution, namesOrganisation, namesRole } from './word-lists.ts'
import { anyOf } from './words/index.ts'

const MAX_LINES = 30
const MAX_NAME_CHARS = 80
const LIKELY = 3
const EMAIL_NAME = /([\p{L}\p{N}._%+-]{1,64})@/gu
const GREETING = new RegExp(
  String.raw`^(?:(?:${anyOf('letterFields')}):|(?:${anyOf('greetings')})\b)`,
  'i',
)
const TITLE = new RegExp(
  String.raw`^(?:(?:${anyOf('titles')})\.?-? ?(?:${anyOf('titleFields')})?\.? )+(?=\p{Lu})`,
  'iu',
)
const POSTNOMINALS =
  /,\s*(?:[\p{Lu}][\p{L}.()&/-]{0,11}(?:[ -]\p{Lu}[\p{L}.]{0,5})?(?:,\s*|\s*$)){1,6}$/u
const SEPARATOR = /\s*[|•·▪◦♦⋅]\s*|\s+[–—-]\s+/u

/** 'Curriculum Vitae of Jo Doe' */
const TITLED = new RegExp(
  String.raw`^(?:${anyOf('documents')})(?: (?:${anyOf('documentOf')}))?:? +(?=\p{Lu})`,
  'iu',
)

/** What names the document before its owner's name. */
export const readTitle = (text: string) => TITLED.exec(text.slice(0, MAX_NAME_CHARS))?.[0] ?? ''

/** Whether a text greets a reader, as letters do. */
export const isGreeting = (text: string) => GREETING.test(text) && !/^\S+@/.test(text)

/** A name without 'Dr.' and 'MBA', as far as its shape is concerned. */
const bareName = (text: string) =>
  text
    .replace(TITLE, '')
    .replace(POSTNOMINALS, '')
    .replace(/(?: \p{Lu}{2,5})+$/u, (tail) => (/\p{Ll}/u.test(text) ? '' : tail))

/** How much a text sounds like the name of the resume's owner. */
function scoreName(text: string, mailNames: string): number {
  if (text.length > MAX_NAME_CHARS || /[\d@!?/:]/.test(text) || isGreeting(text)) return -10
  const bare = bareName(text)
  const parts = foldCase(bare).match(/\p{L}{3,}/gu) ?? []
  let score = isPersonName(bare) ? 3 : /^\p{Lu}[\p{L}’'-]+$/u.test(bare) ? 1 : -1
  if (parts.some((part) => mailNames.includes(part))) score += 4
  if (namesRole(bare) && !/^\p{Lu}[^|]*, /u.test(text)) score -= 3
  if (namesOrganisation(bare) || namesInstitution(bare)) score -= 2
  if (findSection(bare) !== undefined) score -= 8
  else if (guessSection(bare) !== undefined) score -= 3
  if (isLocation(bare)) score -= 6
  return score
}

/** The owner's name among the lines of a resume's head, as it is written there; '' when nothing sounds like one. */
export function findName(lines: readonly Line[]): string {
  const read = lines.filter(({ isBlank }) => !isBlank).slice(0, MAX_LINES)
  const mailNames = [
    ...read
      .map(({ text }) => text.slice(0, 300))
      .join(' ')
      .matchAll(EMAIL_NAME),
  ]
    .map((match) => foldCase(match[1] ?? ''))
    .join(' ')
  let best = { name: '', score: LIKELY - 1 }
  for (const [index, line] of read.entries()) {
    const label = splitLabel(line.text.replaceAll('|', '\n'))
    const isLabelled = label !== undefined && findContactLabel(label.label) === 'name'
    const pieces = (isLabelled ? label.value : line.text).slice(0, 300).split(SEPARATOR)
    // 'CV – Jo Doe'
    const opening = (findSection(pieces[0] ?? '') === 'title' ? pieces[1] : pieces[0]) ?? ''
    const first = opening.slice(readTitle(opening).length)
    const early = index === 0 ? 2 : index < 3 ? 1 : index < 12 ? 0 : -2
    const score =
      scoreName(first, mailNames) +
      early +
      (isLabelled ? 8 : 0) +
      (line.level === 1 ? 3 : 0) -
      (line.isBullet ? 2 : 0)
    if (score > best.score) best = { name: first, score }
  }
  return best.name
}
