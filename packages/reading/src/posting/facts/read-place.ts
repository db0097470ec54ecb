import { isKnownTown } from '@tailorbird/lexicon'
import { hasLegalForm } from '../heading/legal-forms.ts'
import { facts, factWords, townJoints } from '../words/facts-patterns.ts'
import { isLocation, isRegion, isTown } from '../words/known-names.ts'

const LABEL = new RegExp(String.raw`^(?:${facts('placeLabels')})\s?[:：]\s*(.{2,120})$`, 'iu')
const LABEL_LINES = 60
const HEAD_LINES = 10
const HEAD_CHARS = 160
const TOLD_LINES = 25
const LAST_LINES = 4
const PART = /\s*[|·•(),]\s*|\s&\s|\s[–—-]{1,2}\s|\s?–\s/u
/** '87561 Oberstdorf', 'A-5020 Salzburg'; '2026' is a year. */
const POSTCODE =
  /(?<![\p{L}\d/.-])(?:[A-Z]{1,2}-)?(?!(?:19|20)\d{2} )\d{4,5} (\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2})(?=\s*(?:$|[,|·•()–—/-]))/mu
/** A place of its own line is no sentence. */
const PLACE_WORDS = 6
/** Between the words of a town's name: 'Ried im Innkreis', 'Kingston upon Thames'. */
const JOINT = String.raw`(?:${townJoints().join('|')})(?!\p{L})`
const NAME = String.raw`\p{Lu}[\p{L}'’-]+(?:[ -](?:\p{Lu}[\p{L}'’-]+|${JOINT})){0,3}`
const TOLD = new RegExp(
  String.raw`(?<!\p{L})(?:${facts('placeBefore')}|${facts('placeBefore').toUpperCase()})\s(${NAME})`,
  'gu',
)
const JOINED = new RegExp(String.raw`^\S+ (?:${JOINT}) \p{Lu}[\p{L}'’-]+`, 'u')
const MODES = new RegExp(
  String.raw`^\W*(?:${factWords('remote')}|${factWords('hybrid')}|${factWords('onsite')})\W*$`,
  'iu',
)
const MAX_CHARS = 60
/** 'Boise, ID', 'Cholet (49)', 'Querétaro, Qro.': what says where the town is. */
const REGION = /^\p{Lu}{2,3}(?: [A-Z]?\d[\dA-Z ]{2,6})?$|^\d{2,3}$|^\p{Lu}\p{L}{1,4}\.$/u
/** Only a town has such a region behind it. */
const SHORTENED = /^\p{Lu}\p{L}{1,4}\.$/u
/** Where they have their seat, or other houses: not where this job is. */
const ELSEWHERE = new RegExp(factWords('elsewhere'), 'iu')
/** What stands in one clause with the seat: 'Die Zentrale sitzt in Darmstadt, die Labore sind in Kassel'. */
const CLAUSE = new RegExp(String.raw`[.!?;]\s|,\s|\s[·•|–—]\s|\s(?=(?:${facts('but')})\s)`, 'u')
const PHONE = /(?:\d[\s().-]{0,2}){7,}/u

const tidy = (place: string) => place.replace(/^[\s:,–—-]+|[\s:,.;–—-]+$/gu, '').slice(0, MAX_CHARS)
/** 'Galway city', 'Leipzig und Umland' */
const TOWN_END = new RegExp(String.raw`\s(?:${facts('townEnds')})$`, 'iu')
/** Without the signs around it: '📍 Indore', 'PEREIRA 🔥🔥'. */
const strip = (part: string) => part.replace(/^[^\p{L}\d]+|[^\p{L}\d.)]+$/gu, '')

/** Who hires for what, which are no places though they may hold one. */
interface Known {
  title: string
  company: string
}

const isNamed = (part: string, { title, company }: Known) =>
  part === title ||
  part === company ||
  (company !== '' && company.includes(part) && !isKnownTown(part))

/** 'Erfurt, Weimar, Jena': of several towns the first. */
function takeFirst(value: string): string {
  const [first = '', second] = value.split(/, | [·|/] /u)
  return second !== undefined && isTown(first) && isKnownTown(second) ? first : value
}

function findLabelled(lines: readonly string[]): string | undefined {
  for (const line of lines.slice(0, LABEL_LINES)) {
    const value = LABEL.exec(line)?.[1]?.split(/\s[|·•]\s|\.\s/u)[0]
    if (value === undefined || MODES.test(value) || !/^\P{Ll}/u.test(value)) continue
    if (!PHONE.test(value)) return takeFirst(value)
  }
  return undefined
}

/** 'Spedition Mertl Deggendorf': the last word of a short line; the title's own words are none, though there is a town of Cook. */
function findAtEnd(lines: readonly string[], { title }: Known): string | undefined {
  const titleWords = title.split(' ')
  const ends = lines.slice(0, HEAD_LINES).map((line) => {
    const words = strip(line).split(' ')
    return words.length > 1 && words.length <= PLACE_WORDS ? (words.at(-1) ?? '') : ''
  })
  return ends.find((last) => isTown(last) && isKnownTown(last) && !titleWords.includes(last))
}

/** A town as a part of a heading's line, with the region behind it. */
function findInHead(lines: readonly string[], known: Known): string | undefined {
  for (const line of lines.slice(0, HEAD_LINES)) {
    if (line.length > HEAD_CHARS || ELSEWHERE.test(line) || strip(line) === known.company) continue
    const parts = line.split(PART).map((part) => strip(part).replace(TOWN_END, ''))
    const isPlace = (part: string, index: number) =>
      isKnownTown(part) ||
      (isTown(part) && !hasLegalForm(part) && SHORTENED.test(parts[index + 1] ?? ''))
    const at = parts.findIndex((part, index) => isPlace(part, index) && !isNamed(part, known))
    if (at < 0) continue
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
    const isForm = hasLegalForm(`${company}, ${place}`)
    if (place !== '' && isTown(place) && !isOther && !isForm) return place
  }
  return undefined
}

/** The town that a name begins with: 'Ried im Innkreis' is no 'Ried'. */
function readTown(
  name: string,
  known: Known,
  isLast: (one: string) => boolean,
): string | undefined {
  const joined = JOINED.exec(name)?.[0]
  const forms = [
    name,
    joined ?? '',
    name.split(' ').slice(0, 2).join(' '),
    name.split(' ')[0] ?? '',
  ]
  const town = forms
    .filter((one) => one !== '' && !isNamed(one, known))
    .find((one) => isKnownTown(one) || isLast(one))
  return town !== undefined && joined?.startsWith(`${town} `) === true ? joined : town
}

/** A word in capitals is a town where its line ends or a mark follows: 'GESUCHT IN KIEL!', not 'PARA CAMPAÑA Y TODO EL AÑO'. */
const isInside = (town: string, behind: string) =>
  town === town.toUpperCase() && !/^\s*(?:$|[^\p{L}\s])/u.test(behind)

/** 'in Schleswig', where it is a town that is known, or a heading's. */
function findTold(lines: readonly string[], known: Known): string | undefined {
  for (const [index, line] of lines.slice(0, TOLD_LINES).entries())
    for (const clause of line.split(CLAUSE))
      for (const { 0: found, 1: name = '', index: at } of ELSEWHERE.test(clause)
        ? []
        : clause.matchAll(TOLD)) {
        const isLast = (one: string) => index === 0 && isTown(one) && line.endsWith(one)
        const town = readTown(name, known, isLast)
        if (town !== undefined && !isInside(town, clause.slice(at + found.length))) return town
      }
  return undefined
}

/**
 * Where a job is, as the posting writes it: 'Boise, ID', 'Marín'. The town of the work, not of the seat; of several the first.
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
    line.split(' ').length <= PLACE_WORDS &&
    isLocation(line) &&
    !MODES.test(line) &&
    !PHONE.test(line)
  const head = lines.slice(0, HEAD_LINES).filter((line) => !ELSEWHERE.test(line))
  const whole = head.find((line) => isPlace(line) && !isNamed(line, known))
  const place =
    findLabelled(lines) ??
    POSTCODE.exec(head.join('\n'))?.[1] ??
    whole ??
    findInHead(lines, known) ??
    findAtEnd(lines, known) ??
    findBehindCompany(lines, known) ??
    (isRemote ? undefined : findTold(lines, known)) ??
    findInHead(lines.slice(-LAST_LINES), known)
  if (place === undefined) return null
  const isLand = isRemote && isRegion(place.replace(/\s?\(.*$/u, ''))
  return isLand ? null : tidy(place) || null
}
