import type { Change } from '@tailorbird/contracts'
import type { RowGroup } from './row-group.ts'
import type { Row } from './write-row.ts'
import { Alteration } from './alteration.tsx'
import { CompareSide } from './compare-side.tsx'
import { countHead } from './pick-changed.ts'
import { Pieces } from './pieces.tsx'
import { sayPlace } from '../say-place.ts'
import { UndoButton } from './undo-button.tsx'

interface Props {
  group: RowGroup
  isBusy: boolean
  toggle: (change: Change) => void
}

/** A section or an entry: its heading, what was put into another order, its lines. */
export function CompareRows({ group, isBusy, toggle }: Props) {
  const { title, orders, rows } = group
  const head = countHead(rows)
  const drawRow = (row: Row) => (
    <CompareRow key={row.key} row={row} isBusy={isBusy} toggle={toggle} />
  )
  return (
    <tbody>
      {title !== null && (
        <tr>
          <th scope="rowgroup" colSpan={2} dir="auto" className="compare-section">
            {title}
          </th>
        </tr>
      )}
      {rows.slice(0, head).map(drawRow)}
      {orders.map((order) => (
        <tr key={order.id}>
          <td colSpan={2} className="compare-order">
            <Alteration change={order}>
              <span aria-hidden="true">↕ </span>
              {order.state === 'undone' ? 'In your own order' : 'In another order'}
              <span className="sr-only">: {order.where}</span>
            </Alteration>{' '}
            <UndoButton change={order} onToggle={toggle} isBusy={isBusy} />
          </td>
        </tr>
      ))}
      {rows.slice(head).map(drawRow)}
    </tbody>
  )
}

function CompareRow({ row, isBusy, toggle }: { row: Row } & Omit<Props, 'group'>) {
  const { kind, depth, before, after, moved, places, isReordered, changes } = row
  const own = changes[0]
  const all = [...changes, ...(after ?? []).flatMap(({ change }) => change ?? [])]
  const isSame =
    before !== null &&
    after !== null &&
    !isReordered &&
    before.every(({ isChanged }) => !isChanged) &&
    all.length === 0
  const className = `compare-${kind} ${isSame ? 'compare-same' : ''} ${places ? 'compare-numbered' : ''} ${depth > 0 ? 'compare-below' : ''}`
  const words = after && <Pieces pieces={after} kind={kind} side="after" />
  return (
    <tr className={className}>
      <td dir="auto">
        {before && (
          <>
            <CompareSide word="Was" place={places?.was} isNamed={!isSame} />
            <Pieces pieces={before} kind={kind} side="before" />
          </>
        )}
      </td>
      <td dir="auto">
        {after && <CompareSide word="Now" place={places?.now} isNamed={!isSame} />}
        {own ? (
          <Alteration change={own} isLine>
            {words}
          </Alteration>
        ) : (
          words
        )}
        {moved && (
          <span className="compare-moved">
            <span aria-hidden="true">↕ </span>
            moved{places?.was != null && `, was ${sayPlace(places.was)} of ${places.of}`}
          </span>
        )}
        {all.length > 0 && (
          <span className="compare-undo">
            {all.map((change) => (
              <UndoButton
                key={change.id}
                change={change}
                isNamed={all.length > 1}
                onToggle={toggle}
                isBusy={isBusy}
              />
            ))}
          </span>
        )}
      </td>
    </tr>
  )
}
