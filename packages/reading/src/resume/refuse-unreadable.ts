import { CodedError } from '@tailorbird/contracts'

/** How files begin that are read as text by mistake: PDF, Word's old and new files and other archives, RTF. */
const FILES = /^\s*(?:%PDF-\d|PK[\p{Cc}\uFFFD]|\{\\rtf\d?|ÐÏ\p{Cc}à)/u
/** One may have come along from anywhere; more mean that bytes were read in the wrong encoding, or are no text. */
const MAX_LOST = 1
const LOST =
  'Some letters of this resume were lost and show as \uFFFD. Save it as plain text in UTF-8 and upload it again.'
/** A text that has this many more than its letters explain is no text at all. */
const MAX_LOST_SHARE = 0.1

/**
 * Refuses what is no readable text: other kinds of files, NUL bytes, letters lost to a wrong encoding.
 * @throws CodedError resume_unreadable, with words for what to do
 */
export function refuseUnreadable(text: string): void {
  if (text.includes('\0') || FILES.test(text.slice(0, 100)))
    throw new CodedError('resume_unreadable')
  const lost = text.match(/\uFFFD/g)?.length ?? 0
  if (lost > text.length * MAX_LOST_SHARE) throw new CodedError('resume_unreadable')
  if (lost > MAX_LOST) throw new CodedError('resume_unreadable', { detail: LOST })
}
