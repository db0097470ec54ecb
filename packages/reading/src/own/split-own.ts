import type { HeadingKind } from '@tailorbird/language'
import type { ResumeSection } from '@tailorbird/contracts'
import { isCertificationsTitle, readInline, recallSections } from '@tailorbird/document'
import { findSection, guessSection } from '../resume/headings.ts'
import type { OwnLine } from './own-line.ts'
import { findOwnSection, findOwnTitle, isAdditionalTitle } from './own-title.ts'

/** A section of our own markdown, perhaps edited. */
export interface OwnSection {
  title: string
  kind: HeadingKind
  lines: OwnLine[]
}

const SECTION_LEVEL = 2

const isKnown = (title: string) => {
  const text = readInline(title)
  return (findSection(text) ?? guessSection(text)) !== undefined
}

/** Whether among entries a heading of an entry's level opens a section all the same. */
function opensAmongEntries({ text }: OwnLine, next: OwnLine | undefined): boolean {
  return isAdditionalTitle(text) && isKnown(text) && next?.kind === 'bullet'
}

const isEntries = (title: string) => {
  const kind = findOwnTitle(title) ?? findSection(readInline(title))
  return kind === 'experience' || kind === 'education'
}

function opensSection(line: OwnLine, next: OwnLine | undefined, current: string): boolean {
  if (line.kind === 'plain' && line.text.startsWith('**'))
    return findOwnTitle(line.text) !== undefined
  if (line.kind !== 'heading') return false
  if (line.level <= SECTION_LEVEL || findOwnTitle(line.text) !== undefined) return true
  if (isCertificationsTitle(readInline(line.text))) return false
  if (isEntries(current)) return opensAmongEntries(line, next)
  return isAdditionalTitle(line.text)
}

/** For each place, also the one behind the last, where the next line with words is; none: behind the last. */
function findFollowers(lines: readonly OwnLine[]): number[] {
  const followers = Array.from({ length: lines.length + 1 }, () => lines.length)
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    followers[at] = lines[at]?.kind === 'blank' ? (followers[at + 1] ?? lines.length) : at
  }
  return followers
}

/**
 * Splits markdown that is meant to be ours at its sections' headings, whatever their level.
 * @param known the sections of the resume that it was written from
 */
export function splitOwn(
  lines: readonly OwnLine[],
  known: readonly ResumeSection[] = [],
): { head: OwnLine[]; sections: OwnSection[] } {
  const head: OwnLine[] = []
  const sections: OwnSection[] = []
  const followers = findFollowers(lines)
  const first = followers[0] ?? lines.length
  for (const [index, line] of lines.entries()) {
    const current = sections.at(-1)
    const next = followers[index + 1] ?? lines.length
    const isName =
      index === first &&
      line.kind === 'heading' &&
      (line.level === 1 || !(isKnown(line.text) || lines[next]?.kind === 'bullet'))
    if (!isName && opensSection(line, lines[next], current?.title ?? ''))
      sections.push({ title: line.text, kind: 'other', lines: [] })
    else (current?.lines ?? head).push(line)
  }
  const taken = new Set<string>(
    sections.flatMap(({ title }) => {
      const kind = isAdditionalTitle(title)
        ? undefined
        : (findOwnTitle(title) ?? findSection(readInline(title)))
      return kind === undefined ? [] : [kind]
    }),
  )
  const recall = recallSections(known)
  for (const section of sections) {
    const same = recall(readInline(section.title))
    section.kind =
      same === undefined
        ? findOwnSection(section.title, section.lines, taken)
        : same.kind === 'additional'
          ? 'other'
          : same.kind
  }
  return { head, sections }
}
