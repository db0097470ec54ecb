import { POSTING_STATES, type PostingState } from '@tailorbird/contracts'
import { COLUMNS, startsDown, type Column, type Filter, type Sorting } from './list-view.ts'
import { COLUMN_WORDS } from './sort-head.tsx'
import { STATE_WORDS } from './say-posting.ts'

interface Props {
  filter: Filter
  /** How many copies there are. */
  copies: number
  onFilter: (filter: Filter) => void
  sorting: Sorting
  onSort: (sorting: Sorting) => void
}

const SCORES = [0, 30, 50, 70]

/** Search and filters above the list, and on a phone how it is sorted. */
export function ListTools({ filter, copies, onFilter, sorting, onSort }: Props) {
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3">
      <label className="postings-field min-w-0 flex-1 basis-52">
        Search in title, company, place, note and skills, not in the text
        <input
          type="search"
          value={filter.text}
          onChange={(event) => onFilter({ ...filter, text: event.target.value })}
        />
      </label>
      <label className="postings-field">
        State
        <select
          value={filter.state}
          onChange={(event) =>
            onFilter({ ...filter, state: event.target.value as PostingState | '' })
          }
        >
          <option value="">All</option>
          {POSTING_STATES.map((state) => (
            <option key={state} value={state}>
              {STATE_WORDS[state]}
            </option>
          ))}
        </select>
      </label>
      <label className="postings-field">
        Score
        <select
          value={filter.from}
          onChange={(event) => onFilter({ ...filter, from: Number(event.target.value) })}
        >
          {SCORES.map((score) => (
            <option key={score} value={score}>
              {score === 0 ? 'Any' : `${score} and more`}
            </option>
          ))}
        </select>
      </label>
      <label className="flex min-h-11 items-center gap-2 text-small">
        <input
          type="checkbox"
          checked={!filter.hasDoubtful}
          onChange={(event) => onFilter({ ...filter, hasDoubtful: !event.target.checked })}
        />
        Hide traps and thin ones
      </label>
      {copies > 0 && (
        <label className="flex min-h-11 items-center gap-2 text-small">
          <input
            type="checkbox"
            checked={filter.hasCopies}
            onChange={(event) => onFilter({ ...filter, hasCopies: event.target.checked })}
          />
          Show {copies} {copies === 1 ? 'copy' : 'copies'}
        </label>
      )}
      <label className="postings-field postings-sort">
        Sorted by
        <select
          value={sorting.column}
          onChange={(event) => {
            const column = event.target.value as Column
            onSort({ column, isDown: startsDown(column) })
          }}
        >
          {COLUMNS.map((column) => (
            <option key={column} value={column}>
              {COLUMN_WORDS[column]}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
