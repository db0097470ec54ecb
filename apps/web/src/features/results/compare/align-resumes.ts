import type { Change, StructuredResume } from '@tailorbird/contracts'
import {
  keepIds,
  listLines,
  nameLines,
  type ResumeEntry,
  type ResumePart,
} from '@tailorbird/document'
import { addGone } from './add-gone.ts'
import { countPlaces } from './count-places.ts'
import { pairEntries, pairLines, pairSections } from './pair-parts.ts'
import type { Pair } from './pair-up.ts'
import type { RowGroup } from './row-group.ts'
import { writeRow } from './write-row.ts'

/** What changes of order call the skills and the additional sections; a job is called as its entry. */
const SKILLS_PLACE = 's'
const SECTIONS_PLACE = 'x'

/** Whether a change of order is about this entry, or about the section that it begins. */
function isAbout(
  { place, state }: Change,
  section: Pair<ResumePart>,
  entry: Pair<ResumeEntry>,
  isFirst: boolean,
): boolean {
  const kind = (section.after ?? section.before)?.kind
  if (place === SKILLS_PLACE) return isFirst && kind === 'skills'
  // Undone, no section has moved; it is still there to be taken again.
  const isShown = section.moved || state === 'undone'
  if (place === SECTIONS_PLACE) return isFirst && kind === 'additional' && isShown
  return entry.before?.place === place
}

/** A result from before lines had ids says in its changes alone which line is which. */
function recallIds(
  original: StructuredResume,
  tailored: StructuredResume,
  changes: readonly Change[],
): StructuredResume {
  const lines = new Map(nameLines(original).map(({ text, line }) => [text, line]))
  const rewordings = changes.flatMap(({ before, after }) => {
    const line = lines.get(before)
    return line === undefined ? [] : [{ line, text: after }]
  })
  return keepIds(original, tailored, rewordings)
}

/**
 * Puts an original and its tailored resume beside each other: section by section, entry by entry, line
 * by line, each changed line word by word.
 * @param changes what the tailoring says that it did; each is tied to the line where it can be seen
 */
export function alignResumes(
  original: StructuredResume,
  tailored: StructuredResume,
  changes: readonly Change[],
): RowGroup[] {
  const texts = changes.filter(({ kind }) => kind !== 'order')
  const left = new Set(texts)
  const named = tailored.ids ? tailored : recallIds(original, tailored, texts)
  const orders = new Set(changes.filter(({ kind }) => kind === 'order'))
  const sections = pairSections(listLines(original), listLines(named))
  const groups = sections.flatMap((section, place) => {
    const heading = (section.after ?? section.before)?.heading ?? ''
    return pairEntries(section).flatMap((entry, index): RowGroup[] => {
      const lines = pairLines(entry)
      const places = countPlaces(lines)
      const rows = lines.map((line, at) =>
        writeRow(`${place}.${index}.${at}`, line, places[at] ?? null, left),
      )
      const isFirst = index === 0
      const title = isFirst && heading !== '' ? heading : null
      if (rows.length === 0 && title === null) return []
      const found = [...orders].filter((order) => isAbout(order, section, entry, isFirst))
      for (const order of found) orders.delete(order)
      const { kind } = section.after ?? section.before ?? {}
      const at = entry.before?.place ?? entry.after?.place
      return [{ key: `${place}.${index}`, title, orders: found, rows, kind, place: at }]
    })
  })
  addGone(groups, [...left])
  return groups
}
