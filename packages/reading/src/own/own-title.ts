import { readInline, showSectionName, TITLES } from '@tailorbird/document'
import { findSection, guessSection } from '../resume/headings.ts'
import { isCapitals } from '../resume/read-lines.ts'
import { foldCase, type HeadingKind } from '@tailorbird/language'
import type { OwnLine } from './own-line.ts'

type OwnKind = keyof typeof TITLES

const plain = (title: string) => foldCase(readInline(title)).replace(/\s*:$/, '')
const own = new Map((Object.keys(TITLES) as OwnKind[]).map((kind) => [plain(TITLES[kind]), kind]))

/** Whether a heading is one of ours, in whatever case. */
export const findOwnTitle = (title: string): OwnKind | undefined => own.get(plain(title))

/** Whether a heading is written as those of additional sections are. */
export const isAdditionalTitle = (title: string) => {
  const text = readInline(title)
  return isCapitals(text) || (/\p{L}/u.test(text) && text === text.toUpperCase())
}

/** The name of the additional section that a heading opens. */
export function nameAdditional(title: string): string {
  const name = readInline(title)
  return showSectionName(isAdditionalTitle(title) ? name : name.replace(/\s*:$/, ''))
}

/** Whether the lines below a heading are those of a section of ours. */
function fits(kind: OwnKind, lines: readonly OwnLine[]): boolean {
  if (kind === 'experience' || kind === 'education')
    return lines.some(({ kind: one }) => one === 'heading')
  if (kind === 'summary') return lines.some(({ kind: one }) => one === 'plain')
  return true
}

/**
 * What section a heading opens. Additional sections are in capitals, and one of them can be called as ours are
 * known: such a heading only opens ours where there is none yet.
 * @param taken the sections that other headings open for sure
 */
export function findOwnSection(
  title: string,
  lines: readonly OwnLine[],
  taken: ReadonlySet<string>,
): HeadingKind {
  const known = findOwnTitle(title)
  const text = readInline(title)
  const kind = known ?? findSection(text) ?? guessSection(text) ?? 'other'
  if (!isAdditionalTitle(title)) return kind
  const isOurs = kind in TITLES && !taken.has(kind) && fits(kind as OwnKind, lines)
  return isOurs && (known !== undefined || kind === 'experience' || kind === 'education')
    ? kind
    : 'other'
}
