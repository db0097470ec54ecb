import type { ColumnMapping } from '@tailorbird/reading/import'
import { useId } from 'react'
import { shorten } from '../../../lib/shorten.ts'
import { nameGroup, type TableGroup } from './table-groups.ts'

const FIELDS = [
  ['title', 'Title'],
  ['company', 'Company'],
  ['place', 'Place'],
  ['text', 'Text (needed)'],
  ['link', 'Link'],
] as const
type Field = (typeof FIELDS)[number][0]

const SHOWN_ROWS = 3
const SHOWN_CHARS = 140
const ADDRESS = /^https?:\/\//i

interface Props {
  group: TableGroup
  onSettle: (mapping: ColumnMapping) => void
}

/** Which column of a table is what, and below each choice what the first rows have there. */
export function ColumnForm({ group, onSettle }: Props) {
  const id = useId()
  const { headers, mapping, files } = group
  const rows = files[0]?.table.rows.slice(0, SHOWN_ROWS) ?? []

  function settle(field: Field, chosen: string) {
    const { [field]: _before, ...rest } = mapping
    const column = Number(chosen)
    if (chosen === '') return onSettle(rest)
    // What was guessed of the same column, and is not asked about here, was guessed wrong.
    const others = Object.entries(rest).filter(
      ([other, at]) => at !== column || FIELDS.some(([known]) => known === other),
    )
    return onSettle({ ...Object.fromEntries(others), [field]: column })
  }

  return (
    <fieldset className="import-columns">
      <legend className="sr-only">Columns of {nameGroup(group)}</legend>
      {FIELDS.map(([field, label]) => {
        const column = mapping[field]
        return (
          <div key={field} className="min-w-0">
            <label className="postings-field">
              {label}
              <select
                value={column ?? ''}
                required={field === 'text'}
                aria-invalid={field === 'text' && column === undefined}
                aria-describedby={`${id}-${field}`}
                onChange={(event) => settle(field, event.target.value)}
              >
                <option value="">{field === 'text' ? 'Choose a column' : 'None'}</option>
                {headers.map((header, at) => (
                  // Headings may be the same; columns are not.
                  // oxlint-disable-next-line react/no-array-index-key
                  <option key={at} value={at}>
                    {shorten(header || `Column ${at + 1}`, 60)}
                  </option>
                ))}
              </select>
            </label>
            <ul id={`${id}-${field}`} aria-label={`${label}, first rows`}>
              {column !== undefined &&
                rows.map((row, at) => (
                  // oxlint-disable-next-line react/no-array-index-key
                  <li key={at}>
                    <bdi>{showCell(field, row[column] ?? '')}</bdi>
                  </li>
                ))}
            </ul>
          </div>
        )
      })}
    </fieldset>
  )
}

/** What comes of a cell: an address that is none is left out. */
function showCell(field: Field, cell: string): string {
  const isNone = cell === '' || (field === 'link' && !ADDRESS.test(cell))
  return isNone ? '–' : shorten(cell, SHOWN_CHARS)
}
