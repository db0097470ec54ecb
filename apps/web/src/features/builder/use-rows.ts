import { useBuilder, useValue } from './builder-context.ts'

/**
 * Adding, moving and removing in a list of the form.
 * @param nameOf what screen readers hear of a row
 */
export function useRows<T extends { id: string }>(
  path: string,
  nameOf: (row: T, place: number) => string,
) {
  const [rows, setRows] = useValue<T[]>(path)
  const { say } = useBuilder()

  return {
    rows,
    /** Puts rows into a place, instead of as many as `instead` says. */
    put: (place: number, added: T[], instead = 0) =>
      setRows(rows.toSpliced(place, instead, ...added)),
    remove: (place: number) => {
      const row = rows[place]
      if (!row) return
      const name = nameOf(row, place)
      setRows(rows.toSpliced(place, 1))
      say(`Removed ${name}, ${rows.length - 1} left.`)
    },
    /** Moves a row by one; the focus stays on the button or text that asked for it. */
    move: (place: number, by: -1 | 1) => {
      const to = place + by
      const row = rows[place]
      if (!row || to < 0 || to >= rows.length) return
      const name = nameOf(row, place)
      const focused = document.activeElement?.id
      setRows(rows.toSpliced(place, 1).toSpliced(to, 0, row))
      if (focused) document.getElementById(focused)?.focus()
      say(`Moved ${name} to place ${to + 1} of ${rows.length}.`)
    },
  }
}
