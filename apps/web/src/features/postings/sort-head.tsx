// Rows of a virtual list are laid out by a grid of their own, which elements of a table would not let it do.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { type Column, type Sorting } from './list-view.ts'

/** What the columns are called; two of a cell stand in one head. */
export const COLUMN_WORDS: Record<Column, string> = {
  score: 'Score',
  reachable: 'Reachable',
  title: 'Title',
  company: 'Company',
  musts: 'Musts',
  place: 'Place',
  pay: 'Pay',
  language: 'Lang.',
  state: 'State',
  since: 'Since',
}

const HEADS: Column[][] = [
  ['score', 'reachable'],
  ['title'],
  ['company'],
  ['musts'],
  ['place', 'pay'],
  ['language'],
  ['state'],
  ['since'],
]

interface Props {
  sorting: Sorting
  onSort: (column: Column) => void
}

/** The heads of the columns: each sorts by its column, and the other way when it is pressed again. */
export function SortHead({ sorting, onSort }: Props) {
  return (
    <div role="rowgroup">
      <div role="row" aria-rowindex={1} className="postings-row postings-head">
        <span role="columnheader">
          <span className="sr-only">Chosen</span>
        </span>
        {HEADS.map((columns) => (
          <span
            key={columns[0]}
            role="columnheader"
            aria-sort={columns.includes(sorting.column) ? sayOrder(sorting) : undefined}
            className="flex flex-wrap gap-x-2"
          >
            {columns.map((column) => (
              <button key={column} type="button" onClick={() => onSort(column)}>
                {COLUMN_WORDS[column]}
                {sorting.column === column && (
                  <span aria-hidden="true">{sorting.isDown ? ' ↓' : ' ↑'}</span>
                )}
              </button>
            ))}
          </span>
        ))}
      </div>
    </div>
  )
}

const sayOrder = ({ isDown }: Sorting) => (isDown ? 'descending' : 'ascending')
