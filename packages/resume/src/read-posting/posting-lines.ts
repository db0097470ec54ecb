import { foldSpaces, sanitizeText } from '../text/sanitize.ts'
import { readHtmlText } from '../text/html-text.ts'

/** A line of a posting. */
export interface PostingLine {
  text: string
  isBullet: boolean
}

const BULLET = /^(?:[-*•·▪◦‣●○■–—➢✓✔❖]|\d{1,2}[.)])\s+/u
/** Words of a job site around a posting: no part of it. */
const INTERFACE =
  /^(?:share|save|saved|apply|apply now|easy apply|apply on company (?:web)?site|show more|show less|see more|see less|show more options|more options|promoted(?: by hirer)?|follow|following|report|report this job|message|dismiss|easy apply to .{1,80}|see who .{1,80} has hired.{0,40}|(?:over )?\d[\d,+]* (?:applicants|people clicked apply)|be among the first \d+ applicants|actively (?:hiring|recruiting|reviewing applicants)|reposted .{1,40} ago|posted .{1,40} ago|\d+ (?:minutes?|hours?|days?|weeks?|months?) ago|skip to main content|job details|profile insights|pulled from the full job description|here['’]s how .{1,80}|find out how .{1,80}|&nbsp;|sign in|join now)$/iu
/** 'Cook at Foo Inc. Requirements: grill' is two lines in one. */
const INLINE_LABEL =
  /(?<=[.!?;]) (?=(?:requirements?|qualifications?|must[ -]haves?|(?:required |preferred )?skills|nice[ -]to[ -]haves?|preferred|responsibilities|duties|benefits|anforderungen|profil|exigences|requisitos) ?: )/iu
const MAX_LINES = 5_000

/** A posting, plain or HTML, as lines without bullets, marks and blank lines. */
export function readPostingLines(text: string): PostingLine[] {
  return readHtmlText(sanitizeText(text))
    .split('\n')
    .flatMap((raw) => foldSpaces(raw).split(INLINE_LABEL))
    .map((line) => {
      const bullet = BULLET.exec(line)?.[0] ?? ''
      return { text: line.slice(bullet.length).replaceAll('**', ''), isBullet: bullet !== '' }
    })
    .filter(({ text: line }) => line !== '' && !(line.length <= 140 && INTERFACE.test(line)))
    .slice(0, MAX_LINES)
}
