import type { MatchType } from '@tailorbird/contracts'
import type { ResumeLine } from './resume-lines.ts'

/** A line of a resume that meets a requirement. */
export interface Evidence {
  match: MatchType
  /** The requirement's term, or the other one of an either-or, that it meets. */
  term: string
  line: ResumeLine
  /** Where in the line it does, and where the words that do end. */
  at: number
  end: number
}

/** Evidence before it is known for which term. */
export type Found = Omit<Evidence, 'term'>

const MAX_SHOWN_CHARS = 300

/** The line as a report shows it: at most 300 characters, around the place that proves it. */
export function showEvidence({
  line: { text },
  at,
}: {
  line: { text: string }
  at: number
}): string {
  if (text.length <= MAX_SHOWN_CHARS) return text
  const room = MAX_SHOWN_CHARS - 2
  const from = Math.max(0, Math.min(at - room / 2, text.length - room))
  const part = text.slice(from, from + room)
  // A cut through a character of two halves leaves a half behind.
  const whole = part.replace(/^[\uDC00-\uDFFF]/, '').replace(/[\uD800-\uDBFF]$/, '')
  return `${from > 0 ? '…' : ''}${whole.trim()}${from + room < text.length ? '…' : ''}`
}
