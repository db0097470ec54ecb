import { isKnownTown } from '@tailorbird/lexicon'
import { facts, factWords } from '../words/facts-patterns.ts'
import { isLocation, isTown } from '../words/known-names.ts'

const LABEL = new RegExp(String.raw`^(?:${facts('placeLabels')})\s?[:：]\s*(.{2,120})$`, 'iu')
const LABEL_LINES = 60
const HEAD_LINES = 10
const HEAD_CHARS = 160
const TOLD_LINES = 25
const PART = /\s*[|·•(),]\s*|\s[–—-]{1,2}\s|\s?–\s/u
/** '87561 Oberstdorf', 'A-5020 Salzburg'; '2026' is a year. */
const POSTCODE =
  /(?<![\p{L}\d/.-])(?:[A-Z]{1,2}-)?(?!(?:19|20)\d{2} )\d{4,5} (\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2})(?=\s*(?:$|[,|·•()–—/-]))/mu
/** A place of its own line is no sentence. */
const PLACE_WORDS = 6
const NAME = String.raw`\p{Lu}[\p{L}'’-]+(?:[ -](?:\p{Lu}[\p{L}'’-]+|d[aeiu]s?|am|an der|sur|la|les|upon|on)){0,3}`
const TOLD = new RegExp(
  String.raw`(?<!\p{L})(?:${facts('placeBefore')}|${facts('placeBefore').toUpperCase()})\s(${NAME})`,
  'gu',
)
const MODES = new RegExp(
  String.raw`^\W*(?:${factWords('remote')}|${factWords('hybrid')}|${factWords('onsite')})\W*$`,
  'iu',
)
const MAX_CHARS = 60
/** 'Boise, ID', 'Cholet (49)': what says where the town is. */
const REGION = /^\p{Lu}{2,3}(?: [A-Z]?\d[\dA-Z ]{2,6})?$|^\d{2,3}$/u

const tidy = (place: string) => place.replace(/^[\s:,–—-]+|[\s:,.;–—-]+$/gu, '').slice(0, MAX_CHARS)

/** Who hires for what, which are no places though they may hold one. */
interface Known {
  title: string
  company: string
}

const isNamed = (part: string, { title, company }: Known) =>
  part === title ||
  part === company ||
  (company !== '' && company.includes(part) && !isKnownTown(part))

function findLabelled(lines: readonly string[]): string | undefined {
  for (const line of lines.slice(0, LABEL_LINES)) {
    const value = LABEL.exec(line)?.[1]?.split(/\s[|·•]\s|\.\s/u)[0]
    if (value !== undefined && !MODES.test(value) && /^\P{Ll}/u.test(value)) return value
  }
  return undefined
}

/** 'Spedition Mertl Deggendorf': the last word of a short line. */
function findAtEnd(line: string): string | undefined {
  const words = line.split(' ')
  const last = words.at(-1) ?? ''
  return words.length > 1 && words.length <= PLACE_WORDS && isTown(last) && isKnownTown(last)
    ? last
    : undefined
}

/** A town as a part of a heading's line, with the region behind it. */
function findInHead(lines: readonly string[], known: Known): string | undefined {
  for (const line of lines.slice(0, HEAD_LINES)) {
    if (line.length > HEAD_CHARS) continue
    const parts = line.split(PART).map((part) => part.trim())
    const at = parts.findIndex((part) => isKnownTown(part) && !isNamed(part, known))
    if (at < 0) {
      const town = findAtEnd(line)
      if (town !== undefined) return town
      continue
    }
    const next = parts[at + 1] ?? ''
    return REGION.test(next) ? `${parts[at]}, ${next}` : parts[at]
  }
  return undefined
}

/** What stands behind the employer's name in a line of the heading: 'Ashgrove Flues Ltd, Ludlow'. */
function findBehindCompany(
  lines: readonly string[],
  { title, company }: Known,
): string | undefined {
  if (company === '') return undefined
  for (const line of lines.slice(0, HEAD_LINES)) {
    const at = line.indexOf(company)
    if (at < 0 || line.length > HEAD_CHARS) continue
    const behind = /^\s?(?:[,|·•(–—]|-\s)\s?(.*)$/u.exec(line.slice(at + company.length))?.[1]
    const place = behind?.split(PART)[0]?.trim() ?? ''
    const isOther = title.includes(place) || MODES.test(place) || REGION.test(place)
    if (place !== '' && isTown(place) && !isOther) return place
  }
  return undefined
}

/** 'in Schleswig', where it is a town that is known, or a heading's. */
function findTold(lines: readonly string[], known: Known): string | undefined {
  for (const [index, line] of lines.slice(0, TOLD_LINES).entries())
    for (const [, name = ''] of line.matchAll(TOLD)) {
      const town = [name, name.split(' ').slice(0, 2).join(' '), name.split(' ')[0] ?? '']
        .filter((one) => !isNamed(one, known))
        .find((one) => isKnownTown(one) || (index === 0 && isTown(one) && line.endsWith(one)))
      if (town !== undefined) return town
    }
  return undefined
}

/**
 * Where a job is, as the posting writes it: 'Boise, ID', 'Marín'.
 * @param lines see listFactLines
 * @param isRemote then a town in a sentence is where somebody else is
 * @returns null when it does not say
 */
export function readPlace(
  lines: readonly string[],
  known: Known,
  isRemote: boolean,
): string | null {
  const isPlace = (line: string) =>
    line.split(' ').length <= PLACE_WORDS && isLocation(line) && !MODES.test(line)
  const whole = lines.slice(0, HEAD_LINES).find((line) => isPlace(line) && !isNamed(line, known))
  const place =
    findLabelled(lines) ??
    POSTCODE.exec(lines.slice(0, HEAD_LINES).join('\n'))?.[1] ??
    whole ??
    findInHead(lines, known) ??
    findBehindCompany(lines, known) ??
    (isRemote ? undefined : findTold(lines, known))
  return place === undefined ? null : tidy(place) || null
}
