import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { ColumnMapping } from '@tailorbird/reading/import'
import type { ApiRoot } from '../../../lib/http.ts'
import type { Parts } from '../../../lib/parts.ts'

type ColumnsThunk<T> = ThunkAction<T, ApiRoot, Parts, UnknownAction>

/** Headings, and which of them the person took for what. No cell of a table is kept. */
interface KeptColumns {
  headers: string[]
  mapping: ColumnMapping
}

const KEY = 'posting-columns'
const MOST_KEPT = 20
/** A longer one is no heading: a table without headings has a person's texts there. */
const HEADING_CHARS = 60
const FIELDS = ['text', 'title', 'company', 'place', 'link', 'note', 'state', 'since'] as const

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((header, at) => header === other[at])

function parseKept(kept: unknown): KeptColumns[] {
  if (!Array.isArray(kept)) return []
  return kept.flatMap((one: unknown) => {
    const { headers, mapping } = (one ?? {}) as Record<string, unknown>
    if (!Array.isArray(headers) || typeof mapping !== 'object' || mapping === null) return []
    const columns: Record<string, unknown> = { ...mapping }
    const isColumn = (value: unknown): value is number =>
      Number.isInteger(value) && Number(value) >= 0 && Number(value) < headers.length
    const known = FIELDS.flatMap((field) => {
      const column = columns[field]
      return isColumn(column) ? [[field, column] as const] : []
    })
    return [{ headers: headers.map(String), mapping: Object.fromEntries(known) }]
  })
}

/** What the person settled before for a table with these headings; undefined when they did not. */
export function readKeptColumns(
  headers: readonly string[],
): ColumnsThunk<ColumnMapping | undefined> {
  return (_dispatch, _getState, { keep }) =>
    parseKept(keep.read(KEY)).find((one) => isSame(one.headers, headers))?.mapping
}

/** Keeps for the next table with these headings which column is what. */
export function keepColumns(headers: string[], mapping: ColumnMapping): ColumnsThunk<void> {
  return (_dispatch, _getState, { keep }) => {
    if (headers.some((header) => header.length > HEADING_CHARS)) return
    const others = parseKept(keep.read(KEY)).filter((one) => !isSame(one.headers, headers))
    keep.write(KEY, [{ headers, mapping }, ...others].slice(0, MOST_KEPT))
  }
}
