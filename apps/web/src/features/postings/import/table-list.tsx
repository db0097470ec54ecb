import { ColumnForm } from './column-form.tsx'
import { nameGroup, type TableGroup } from './table-groups.ts'
import type { Tables } from './use-tables.ts'

/** So many settled ones are shown; the others are in the count. */
const SHOWN = 5

/** The tables that came in: how many postings each has, and its columns, where they are to be settled. */
export function TableList({ tables }: { tables: Tables }) {
  const waiting = tables.groups.filter(needsLook)
  const settled = tables.groups.filter((group) => !needsLook(group))
  const shown = [...waiting, ...settled.slice(0, SHOWN)]
  return shown.map((group) => <TableLine key={group.key} group={group} tables={tables} />)
}

const needsLook = ({ isOpen, outcome }: TableGroup) => isOpen || typeof outcome === 'string'

function TableLine({ group, tables }: { group: TableGroup; tables: Tables }) {
  const { key, outcome, isOpen } = group
  const name = nameGroup(group)
  return (
    <div className="border-b border-line py-2 text-small">
      <div className="flex flex-wrap items-baseline gap-x-5">
        <span className="min-w-0 flex-1 wrap-anywhere">
          <bdi>{name}</bdi>
          {typeof outcome !== 'string' && (
            <span className="text-soft tabular-nums">: {sayPostings(outcome.length)}</span>
          )}
        </span>
        <button
          type="button"
          className="button-plain text-small"
          aria-expanded={isOpen}
          aria-label={`Columns of ${name}`}
          onClick={() => tables.turn(key)}
        >
          Columns…
        </button>
        <button
          type="button"
          className="button-plain text-small"
          aria-label={`Leave out ${name}`}
          onClick={() => tables.leaveOut(key)}
        >
          Leave out
        </button>
      </div>
      {isOpen && <ColumnForm group={group} onSettle={(mapping) => tables.settle(key, mapping)} />}
      {typeof outcome === 'string' && (
        <p className="mt-1 wrap-anywhere text-amber">
          <span aria-hidden="true">▲ </span>
          {outcome}
        </p>
      )}
    </div>
  )
}

const sayPostings = (count: number) =>
  `${count.toLocaleString('en')} ${count === 1 ? 'posting' : 'postings'}`
