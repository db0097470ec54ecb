import { cutText } from './cut-text.ts'
import { joinCut } from './join-cut.ts'
import { takePageLines } from './page-lines.ts'
import { readLines, type Line } from './read-lines.ts'
import { splitColumns } from './split-columns.ts'
import { splitRows } from './split-rows.ts'
import { tellJobs } from './tell.ts'
import { tidyPaste } from './tidy-paste.ts'

/** A file's lines in reading order, with what is no part of the resume beside them. */
export interface Page {
  lines: Line[]
  /** Words of headers and footers that stand nowhere else. */
  pages: string[]
  /** What lies behind the part that is read in depth. */
  unread: string[]
}

/**
 * The lines of a file in the order in which a person reads them: pasted HTML, columns and page marks undone.
 * @param clean text without invisible characters
 */
export function readPage(clean: string): Page {
  const { head, rest } = cutText(tidyPaste(clean))
  const { lines, pages } = takePageLines(readLines(splitColumns(joinCut(head))))
  return { lines: tellJobs(splitRows(lines)), pages, unread: rest }
}
