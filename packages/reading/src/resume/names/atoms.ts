import type { Line } from '../read-lines.ts'
import { TOLD } from '../told-words.ts'
import { anyOf } from '../words/index.ts'

/** What stands between a part of a header and the part before it. */
type Mark =
  | 'line'
  | 'told'
  | 'stop'
  | 'bar'
  | 'dash'
  | 'slash'
  | 'comma'
  | 'at'
  | 'in'
  | 'bracket'
  | 'colon'

/** A part of the lines that name a job or a school, between marks. */
export interface Atom {
  text: string
  mark: Mark
  /** The line of the header that it stands in, and where in that line. */
  row: number
  from: number
  to: number
  /** Whether the whole line, but for dates, is this part. */
  isWhole: boolean
  /** Whether it is, with its neighbour, a place. */
  isPlace: boolean
  line: Line
}

const AFTER_JOINT = String.raw`(?:(?:${anyOf('jointArticles')})\s+|${anyOf('tiedArticles')})?(?=[\p{Lu}\d]|(?:${anyOf('asBehindJoint')}) )`
const MARKS = new RegExp(
  [
    String.raw`\s*[|•·▪⋅★]\s*`,
    String.raw`\s+(?:[–—-]|--)\s+`,
    String.raw`(?<=\p{L}{3})[–—]\s+`,
    String.raw`\s+\/\/?\s+`,
    String.raw`\s*;\s+`,
    String.raw`(?<=\p{Ll}{4}|\))\.\s+(?=\p{Lu})`,
    String.raw`,\s+`,
    String.raw`\s+@\s+`,
    String.raw`\s+(?:${anyOf('joints')}|${anyOf('looseJoints')})\s+${AFTER_JOINT}`,
    String.raw`\s+(?=\([^()]*\))`,
    String.raw`(?<=\))\s+`,
    String.raw`:\s+`,
  ].join('|'),
  'u',
)
/** Case tells names from words, so only what is told counts in any case. */
const MARK = new RegExp(`\\s*(?:${TOLD.source})\\s*|${MARKS.source}`, 'gu')
const JOINT = new RegExp(String.raw`^(?:${anyOf('joints')}|@)(?:\s|$)`, 'u')
const LEGAL_FORM = new RegExp(String.raw`^(?:${anyOf('tailForms')})\.?$`, 'i')
const WITHIN = new RegExp(String.raw`^(?:${anyOf('within')})(?:\s|$)`, 'u')
const MAX_ATOMS = 14
const MAX_CHARS = 240

function markOf(found: string): Mark {
  const sign = found.trim()
  if (/^[|•·▪⋅★;]$/u.test(sign)) return 'bar'
  if (/^(?:[–—-]|--)$/.test(sign)) return 'dash'
  if (sign.startsWith('/')) return 'slash'
  if (sign === ',') return 'comma'
  if (sign === '.') return 'stop'
  if (sign === ':') return 'colon'
  if (TOLD.test(sign)) return 'told'
  if (WITHIN.test(sign)) return 'in'
  return JOINT.test(sign) ? 'at' : 'bracket'
}

const EDGE = /^[\s,;:|/–—-]+|[\s,;:|/–—-]+$|(?<=\p{Ll}{4})\.$/gu

const ABBREVIATION = /\(([\p{Lu}]{3,7})\)/gu
const WORD = /\p{L}[\p{L}\p{M}'’.-]*/gu

/** 'Scottish Qualifications Authority (SQA)': where a name with its initials in brackets begins and ends. */
function findSpelledOut(row: string): { from: number; to: number }[] {
  return [...row.matchAll(ABBREVIATION)].flatMap(({ 0: found, 1: letters = '', index }) => {
    const words = [...row.slice(0, index).matchAll(WORD)]
    let left = letters.length
    for (const word of words.toReversed()) {
      if (left > 0 && word[0].startsWith(letters[left - 1] ?? '')) left -= 1
      else if (/^\p{Lu}/u.test(word[0])) break
      if (left === 0) return [{ from: word.index, to: index + found.length }]
    }
    return []
  })
}

/** 'als Lagerist' in a cell of its own: the word only opens it. English titles have capitals there. */
const OPENER = new RegExp(
  String.raw`^(?!(?:${anyOf('asBeforeCapital')}) \p{Ll})(?:${anyOf('as')})\s+(?:(?:${anyOf('openerArticles')})\s+)?(?=\p{L})`,
  'u',
)

/** The parts of one line; a comma or a dash inside of brackets parts nothing, nor one before a legal form. */
export function cutRow(row: string, at: number, line: Line): Atom[] {
  const atoms: Atom[] = []
  let from = 0
  let mark: Mark = 'line'
  const push = (to: number) => {
    const raw = row.slice(from, to)
    const trimmed = raw.replace(/^[\s,;:|/–—-]+/u, '')
    const opener = OPENER.exec(trimmed)?.[0] ?? ''
    const lead = raw.length - trimmed.length + opener.length
    const text = trimmed.slice(opener.length).replace(EDGE, '')
    if (/[\p{L}\p{N}]/u.test(text)) {
      const start = from + lead
      atoms.push({
        text,
        mark,
        row: at,
        from: start,
        to: start + text.length,
        isWhole: false,
        isPlace: false,
        line,
      })
    }
  }
  const whole = findSpelledOut(row.slice(0, MAX_CHARS))
  for (const found of row.slice(0, MAX_CHARS).matchAll(MARK)) {
    const before = row.slice(0, found.index)
    const isInside = before.split('(').length > before.split(')').length
    const next = row.slice(found.index + found[0].length)
    if (
      isInside ||
      whole.some(({ from: first, to }) => found.index > first && found.index < to) ||
      (found[0].startsWith(',') && LEGAL_FORM.test(next.split(/[,|(–—]| - /u)[0]?.trim() ?? ''))
    )
      continue
    if (atoms.length >= MAX_ATOMS) break
    push(found.index)
    mark = markOf(found[0])
    from = found.index + found[0].length
  }
  push(row.length)
  return atoms
}
