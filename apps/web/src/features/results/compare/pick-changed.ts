import type { RowGroup } from './row-group.ts'
import type { Row } from './write-row.ts'

const isChanged = ({ before, after, moved, places, isReordered, changes }: Row) =>
  moved ||
  isReordered ||
  places !== null ||
  changes.length > 0 ||
  [...(before ?? []), ...(after ?? [])].some((piece) => piece.isChanged || piece.change)

/** How many lines at the start of an entry say what it is: the employer's, then the position's. */
export function countHead(rows: readonly Row[]): number {
  if (rows[0]?.kind !== 'heading') return 0
  return rows[1]?.kind === 'text' ? 2 : 1
}

/** What was changed alone, each thing still under its section's title and its entry's heading. */
export function pickChanged(groups: readonly RowGroup[]): RowGroup[] {
  let title: string | null = null
  const picked: RowGroup[] = []
  for (const group of groups) {
    title = group.title ?? title
    if (group.orders.length === 0 && !group.rows.some(isChanged)) continue
    const head = countHead(group.rows)
    const rows = group.rows.filter((row, at) => at < head || isChanged(row))
    picked.push({ ...group, title, rows })
    title = null
  }
  return picked
}
