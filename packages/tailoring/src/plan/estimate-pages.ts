import type { StructuredResume } from '@tailorbird/contracts'
import { listLines } from '@tailorbird/document'

/** What a line and a page hold in print, on average over the templates. */
const LINE_CHARS = 98
const PAGE_LINES = 52
/** A heading and an entry take room above them. */
const HEADING_LINES = 1.6

/** About how many pages a resume fills in print. Only the browser knows; a plan wants to know how much is too much. */
export function estimatePages(resume: StructuredResume): number {
  const lines = listLines(resume).reduce(
    (sum, { heading, entries }) =>
      sum +
      (heading === '' ? 0 : HEADING_LINES) +
      entries.reduce(
        (count, entry) =>
          count +
          entry.lines.reduce(
            (all, { kind, text }) =>
              all + Math.ceil(text.length / LINE_CHARS) + (kind === 'heading' ? 0.5 : 0),
            0,
          ),
        0,
      ),
    0,
  )
  return lines / PAGE_LINES
}
