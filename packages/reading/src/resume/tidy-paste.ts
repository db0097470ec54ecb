import { findSection } from './headings.ts'
import { joinWraps } from './join-wrap.ts'
import { anyOf } from './words/index.ts'
import { readHtmlText } from '../html-text.ts'
import { openLabels } from './open-labels.ts'

/** A sign that opens lines as a bullet does, such as '✨' or '★'; those that are known as bullets stay as they are. */
const SIGN = /^\s*(?![▪▫●○■□◆◇♦➢➤►▶▸✓✔❖])(\p{So}|\p{Extended_Pictographic})\uFE0F?\s+(?=\S)/u
/** Signs that stand before an address or a number: they name what follows. */
const CONTACT_SIGN = /^\s*(?:📧|✉|📞|☎|📱|📍|🏠|🔗|🌐|💼|🐙|🎂|📅)/u
const MIN_SIGNED = 2

/** Lines that begin with the same sign are bullets; a sign that opens one line, or headings, only adorns. */
function showSigns(lines: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const line of lines) {
    const found = SIGN.exec(line)
    const isHeading = found && findSection(line.slice(found[0].length).trim()) !== undefined
    if (found?.[1]) counts.set(found[1], (counts.get(found[1]) ?? 0) + (isHeading ? -Infinity : 1))
  }
  return lines.map((line) => {
    const found = SIGN.exec(line)
    const isBullet =
      found?.[1] && (counts.get(found[1]) ?? 0) >= MIN_SIGNED && !CONTACT_SIGN.test(line)
    const indent = line.slice(0, line.length - line.trimStart().length)
    return isBullet ? `${indent}• ${line.slice(found[0].length)}` : line
  })
}

const MOSTLY = 0.4

/** Whether a text was written as HTML; markdown may have some of it, too. */
function isHtml(lines: readonly string[]): boolean {
  const written = lines.filter((line) => line.trim() !== '')
  const tagged = written.filter((line) => /^\s*<[a-z!/]/i.test(line))
  return tagged.length > MOSTLY * written.length && lines.some((line) => line.includes('</'))
}

/** So many lines below its picture's name stands the name itself. */
const LOGO_REACH = 6
const LOGO = new RegExp(
  String.raw`^(?:(.{2,80})[ -](?:${anyOf('logo')})|(?:${anyOf('logoBefore')}) (?:${anyOf('logoOf')}) (.{2,80}))$`,
  'iu',
)

/** 'Acme', 'Acme · Full-time'; not 'Acme website for three brands'. */
const isNameOf = (line: string, owner: string) =>
  line.startsWith(owner) && /^$|^\s?[·•|,–-]/u.test(line.slice(owner.length))

/** Profiles that are copied from a page say things twice: for the eye and for screen readers, and as a picture's name. */
function dropEchoes(lines: readonly string[]): string[] {
  return lines.filter((line, index) => {
    const text = line.trim()
    const next = lines[index + 1]?.trim()
    if (text === '' || next === undefined || !/\p{L}/u.test(text)) return true
    const [, one, another] = LOGO.exec(text) ?? []
    const owner = one ?? another
    const isNamed = (below: string) => owner !== undefined && isNameOf(below.trim(), owner)
    // Three of a kind were meant.
    const isPair =
      text === next && ![lines[index - 1], lines[index + 2]].some((other) => other?.trim() === text)
    return !isPair && !lines.slice(index + 1, index + LOGO_REACH).some(isNamed)
  })
}

const BULLET = /^(\s*)[-*•–▪‣◦]\s+\S/u
const GOES_ON = /^(?:\p{L}{3,10}\.? )?(?:19|20)\d{2}(?:,|\s+(?![-–—]))\s*\p{Ll}/u

/** A line of so many characters may be wrapped. */
const WRAPPED_CHARS = 50
const goesOn = (above: string, line: string) =>
  above.length >= WRAPPED_CHARS && /^\p{Ll}/u.test(line) && !'.:;!?'.includes(above.at(-1) ?? '')

/**
 * Wrapped bullets as one line, where the next line begins with a date and goes on in small letters ('between spring 2018 and' above
 * 'March 2019 by 40 %'), or holds only the last words, at the margin ('after one' above 'year').
 */
function joinBullets(lines: readonly string[]): string[] {
  const items: string[][] = []
  let indent = -1
  for (const line of lines) {
    const own = line.length - line.trimStart().length
    const text = line.trim()
    const above = items.at(-1)?.at(-1) ?? ''
    const isDated = own > indent && GOES_ON.test(text)
    if (indent >= 0 && (isDated || (own <= indent && goesOn(above, text)))) items.at(-1)?.push(text)
    else {
      items.push([line])
      const bullet = BULLET.exec(line)?.[1]
      if (bullet !== undefined) indent = bullet.length
      else if (text === '' || own <= indent) indent = -1
    }
  }
  return items.map(joinWraps)
}

const QUOTED = /^\s*> ?/u
/** Most of a mail that was answered is quoted; a '>' before one line is a sign of its own. */
function dropQuotes(lines: readonly string[]): readonly string[] {
  const written = lines.filter((line) => line.trim() !== '')
  const quoted = written.filter((line) => QUOTED.test(line))
  return quoted.length > MOSTLY * written.length
    ? lines.map((line) => line.replace(QUOTED, ''))
    : lines
}

/**
 * A text as it would have been typed: HTML as its text with headings and bullets, signs that stand for
 * bullets, no signs of a quoted mail, nothing twice that a page shows once. Text without any of it comes back as it is.
 */
export function tidyPaste(text: string): string {
  const source = text.split('\n')
  const lines = isHtml(source) ? readHtmlText(text, { hasHeadings: true }).split('\n') : source
  return openLabels(showSigns(joinBullets(dropEchoes(dropQuotes(lines))))).join('\n')
}
