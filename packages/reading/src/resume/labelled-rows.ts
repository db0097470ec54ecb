import { foldCase } from '@tailorbird/language'
import type { Line } from './read-lines.ts'
import { splitLabel } from './labels.ts'
import { anyOf } from './words/index.ts'
import type { FieldKind } from './words/resume-words.ts'

/** A job or a place of learning whose facts have labels or columns. */
export interface LabelledRow {
  fields: Partial<Record<FieldKind, string>>
  body: Line[]
}

/** The dates of a row as one text: its period, or what 'From' and 'To' say. */
export const rowDates = ({ period, from, to }: LabelledRow['fields']) =>
  [period, [from, to].filter((date) => date !== undefined).join(' – ')]
    .filter((text) => text !== undefined && text !== '')
    .join(' | ')

type Find = (label: string) => FieldKind | undefined

const MIN_CELLS = 3
const MIN_NAMES = 2

const readCells = (text: string) =>
  text
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split('|')
    .map((cell) => cell.trim())

/** 'S.No', '#': a column that only counts its rows. */
const COUNTING = new RegExp(`^(?:${anyOf('counting')})$`, 'iu')

/** The row whose employer a line below the table names again: 'Geodis :' above what was done there. */
function findNamed(rows: readonly LabelledRow[], { text, isBullet }: Line) {
  const [, name = ''] = isBullet ? [] : (/^(.{2,60}?)\s*:$/u.exec(text) ?? [])
  const folded = foldCase(name)
  return name === ''
    ? undefined
    : rows.find(({ fields }) =>
        foldCase(fields.company ?? fields.institution ?? '').startsWith(folded),
      )
}

/** Rows below a row of column names, 'Dates | Employer | Position'; columns that nobody listed are told with their names. */
function readTable(lines: readonly Line[], find: Find, names: readonly FieldKind[]) {
  const findColumn = (cell: string) =>
    find(cell) ??
    cell
      .split('/')
      .map((part) => find(part.trim()))
      .find((kind) => kind !== undefined)
  const kindsOf = (line: Line) => {
    const cells = line.text.length <= 200 && line.text.includes('|') ? readCells(line.text) : []
    if (cells.length < MIN_CELLS) return undefined
    const kinds = cells.map(findColumn)
    const isNamed = names.every((name) => kinds.includes(name))
    return isNamed || kinds.every((kind) => kind !== undefined) ? kinds : undefined
  }
  const head = lines.findIndex((line) => kindsOf(line) !== undefined)
  const kinds = head < 0 ? undefined : kindsOf(lines[head] as Line)
  if (!kinds) return undefined
  const heads = readCells((lines[head] as Line).text)
  const rows: LabelledRow[] = []
  // The names of the columns are a frame, as labels are.
  const preface = lines.slice(0, head)
  let told: LabelledRow | undefined
  for (const line of lines.slice(head + 1)) {
    const cells = line.text.includes('|') ? readCells(line.text) : []
    if (cells.length >= 2 && cells.length <= kinds.length) {
      const fields: LabelledRow['fields'] = {}
      const body: Line[] = []
      for (const [index, cell] of cells.entries()) {
        const kind = kinds[index]
        const column = heads[index] ?? ''
        if (kind) fields[kind] = fields[kind] === undefined ? cell : `${fields[kind]}, ${cell}`
        else if (cell !== '' && !COUNTING.test(column))
          body.push({ ...line, text: `${column}: ${cell}`, isBullet: true })
      }
      rows.push({ fields, body })
      told = undefined
    } else {
      const named = findNamed(rows, line)
      told = named ?? told
      if (!named) ((told ?? rows.at(-1))?.body ?? preface).push(line)
    }
  }
  return rows.length > 0 ? { preface, rows } : { preface: lines.slice(0, head + 1), rows }
}

/**
 * Reads facts that have labels ('Employer: …') or stand below the names of their columns.
 * @param find what a label stands for
 * @param names the labels of which an entry must have one
 * @returns undefined when the lines are not written like that
 */
export function readLabelled(
  lines: readonly Line[],
  find: Find,
  names: readonly FieldKind[],
): { preface: Line[]; rows: LabelledRow[] } | undefined {
  const table = readTable(lines, find, names)
  if (table && table.rows.length > 0) return table
  const labels = lines.map((line) => {
    const found = line.isBlank ? undefined : splitLabel(line.text)
    const kind = found ? find(found.label) : undefined
    return found && kind && found.value !== '' ? { kind, value: found.value } : undefined
  })
  const kinds = new Set(labels.map((label) => label?.kind))
  if (names.filter((name) => kinds.has(name)).length < MIN_NAMES) return undefined
  const preface: Line[] = []
  const rows: LabelledRow[] = []
  for (const [index, line] of lines.entries()) {
    const label = labels[index]
    const row = rows.at(-1)
    if (label) {
      // What was told below the last one, and a gap, part it from the next: a time off has no employer.
      const isTold = row?.body.some(({ isBlank }) => !isBlank) === true
      const isApart = isTold && lines[index - 1]?.isBlank === true
      const isNew = !row || row.fields[label.kind] !== undefined || isApart
      if (isNew) rows.push({ fields: { [label.kind]: label.value }, body: [] })
      else row.fields[label.kind] = label.value
    } else (row?.body ?? preface).push(line)
  }
  return { preface, rows }
}
