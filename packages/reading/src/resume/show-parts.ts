import { findDate, findRange } from '@tailorbird/language'
import type { Line } from './read-lines.ts'
import { namesInstitution, namesOrganisation } from './word-lists.ts'

const MAX_CHARS = 140
const MIN_PARTS = 3
const MAX_PART_WORDS = 6
/** A full stop that ends a name; initials and 'St.' go on. */
const STOP =
  /(?<=[\p{L}\d]{3}|\))(?<!(?:^|\P{L})(?:janv?|ene|feb|févr?|m[aä]r|apr|avr|abr|jun|jul|juil|aug|ago|août|sept?|oct|okt|nov|de[cz]|déc|dic|dept|univ|corp))\.\s+(?=[\p{Lu}\d])/iu

/** '2016 Técnico. IES San Fernando, Madrid' as the dates at an end of it and the rest. */
function splitEdge(text: string): string[] | undefined {
  const { rest = '' } = findDate(text) ?? {}
  if (rest === '' || rest === text) return undefined
  if (text.endsWith(rest)) return [text.slice(0, -rest.length).trim(), rest]
  return text.startsWith(rest) ? [rest, text.slice(rest.length).trim()] : undefined
}

/** Whether of two names one is a school, or where none is, an employer. */
const isPair = (one: string, other: string) =>
  namesInstitution(one) !== namesInstitution(other) ||
  (!namesInstitution(one) && namesOrganisation(one) !== namesOrganisation(other))

/** 'Técnico en Farmacia 2016. IES San Fernando': two names, one of a place, and dates at an end. */
function showStop(text: string): string | undefined {
  const parts = text.replace(/\.$/, '').split(STOP)
  const [first = '', last = ''] = parts
  const edged = [splitEdge(first), splitEdge(last)]
  const isDated = edged.filter((found) => found !== undefined).length === 1
  if (parts.length !== 2 || !isDated || !isPair(first, last)) return undefined
  return [...(edged[0] ?? [first]), ...(edged[1] ?? [last])].join(' | ')
}

/** '2023 - now. Packer. Tulip Growers. Spalding.': short parts, one with the dates. */
function showStops(line: Line): Line {
  const { text } = line
  if (line.isBullet || line.level > 0 || text.length > MAX_CHARS || !STOP.test(text)) return line
  const parts = text.split(STOP)
  const isShort = (part: string) => part.split(' ').length <= MAX_PART_WORDS
  const dated = parts.findIndex((part) => findDate(part)?.rest === '')
  const isEdge = dated === 0 || dated === parts.length - 1
  const names = parts.filter((_, index) => index !== dated).join(', ')
  const shown = dated < 0 && parts.every(isShort) ? showStop(text) : undefined
  if (shown !== undefined) return { ...line, text: shown }
  if (!isEdge || !parts.every(isShort) || parts.length + names.split(', ').length < MIN_PARTS)
    return line
  return { ...line, text: parts.join(' | ').replace(/\.$/, '') }
}

/** Whether a line that names something was broken behind a comma. */
const isBroken = (line: Line, next: Line | undefined) =>
  line.text.endsWith(',') &&
  !line.isBullet &&
  line.text.length <= MAX_CHARS &&
  next !== undefined &&
  !next.isBlank &&
  !next.isBullet &&
  next.level === 0 &&
  next.indent >= line.indent &&
  next.text.length <= MAX_CHARS / 2 &&
  findDate(line.text) !== undefined &&
  findDate(next.text) === undefined

/** 'Educator, 2019–present; Assistant, 2017–2019': two positions on one line. */
function splitPositions(line: Line): Line[] {
  if (line.isBullet || line.text.length > MAX_CHARS || !line.text.includes('; ')) return [line]
  const parts = line.text.split(/;\s+/)
  return parts.every((part) => findRange(part) !== undefined)
    ? parts.map((text) => ({ ...line, text }))
    : [line]
}

const SLASH = / \/ /g

/** '2014 – 2017 / Copywriter / Loud & Kind': slashes that keep names and dates apart as bars do. */
function showSlashes(line: Line): Line {
  const { text } = line
  if (line.isBullet || text.length > MAX_CHARS || text.includes('|')) return line
  const parts = text.split(SLASH)
  const dated = parts.findIndex((part) => findDate(part)?.rest === '')
  const isEdge = dated === 0 || dated === parts.length - 1
  return dated < 0 || (parts.length < MIN_PARTS && !isEdge)
    ? line
    : { ...line, text: parts.join(' | ') }
}

/** Lines that name jobs or schools, with full stops between their parts as bars and broken ones as one. */
export function showParts(lines: readonly Line[]): Line[] {
  const shown: Line[] = []
  for (const line of lines) {
    const above = shown.at(-1)
    if (above && isBroken(above, line))
      shown[shown.length - 1] = { ...above, text: `${above.text} ${line.text}` }
    else shown.push(line)
  }
  return shown.flatMap(splitPositions).map(showSlashes).map(showStops)
}
