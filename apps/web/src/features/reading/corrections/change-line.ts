import type { StructuredResume } from '@tailorbird/contracts'
import { addEntryLine, listEntries, replaceEntryLine, type EntryKind } from './change-entry.ts'
import { listPrinted, nameAll } from './name-all.ts'
import { listOwnTexts, replaceOwn } from './own-texts.ts'
import { putPart } from './put-part.ts'
import { nameEntry } from './section-lines.ts'

/** What a line belongs to: a job, a school, or a section itself; `at` counts those of the whole resume. */
export interface Home {
  kind: EntryKind | 'section'
  at: number
}

/** A line of a home, 0 for its first. */
export interface LinePlace extends Home {
  line: number
}

/** One text for a home, to choose it by. */
export const signHome = ({ kind, at }: Home): string => `${kind} ${at}`

/** All that a line may belong to, under the names that the person knows. */
export function listHomes(resume: StructuredResume): { home: Home; name: string }[] {
  const entries = (kind: EntryKind) =>
    listEntries(resume, kind).map((entry, at) => ({ home: { kind, at }, name: nameEntry(entry) }))
  const sections = listPrinted(resume).map(({ kind, heading }, at) => ({
    home: { kind: 'section' as const, at },
    name:
      kind === 'experience' || kind === 'education'
        ? `${heading}: ${kind === 'experience' ? 'a job' : 'a school'} of its own`
        : heading,
  }))
  return [...entries('job'), ...entries('school'), ...sections].filter(({ name }) => name !== '')
}

const BULLET = /^( *)[-*+•·▪◦‣–—]\s+/u

/** A text as it was typed: the lines below its first are bullets below it. */
function writeTyped(typed: string): string {
  const [head = '', ...below] = typed
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.trimEnd())
  const nested = below.map((line) => {
    const indent = BULLET.exec(line)?.[1] ?? ''
    return `${indent}- ${line.replace(BULLET, '').trim()}`
  })
  return [head.replace(BULLET, '').trim(), ...nested].join('\n')
}

/** The resume with the line anew; with '' for it, it is gone. */
function replaceLine(resume: StructuredResume, place: LinePlace, text: string): StructuredResume {
  const now = text === '' ? [] : [text]
  if (place.kind !== 'section') return replaceEntryLine(resume, place.kind, place, now)
  const section = listPrinted(resume)[place.at]
  const own = section && listOwnTexts(section)[place.line]
  return section && own ? replaceOwn(resume, section, own, now) : resume
}

function addLine(resume: StructuredResume, { kind, at }: Home, text: string): StructuredResume {
  if (kind !== 'section') return addEntryLine(resume, kind, at, text)
  const section = listPrinted(resume)[at]
  if (!section) return resume
  const isList = !['experience', 'education', 'skills'].includes(section.kind)
  // A number at its beginning is the line's own: '1. FC Köln'.
  const lines = (isList ? `- ${text}` : text).split('\n')
  return putPart(resume, { ...section, lines })
}

/**
 * Gives a line other words, or another home, at whose end it stands then. Without words it is gone.
 * @param typed the line as the person wants it, with bullets below it on lines of their own
 */
export function changeLine(
  given: StructuredResume,
  place: LinePlace,
  typed: string,
  home: Home,
): StructuredResume {
  const text = writeTyped(typed)
  if (text === '' || signHome(home) === signHome(place)) return replaceLine(given, place, text)
  const resume = nameAll(given)
  // What is added stands at an end, so that the line has still its place.
  return replaceLine(addLine(resume, home, text), place, '')
}
