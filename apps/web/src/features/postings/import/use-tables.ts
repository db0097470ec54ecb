import type { ColumnMapping } from '@tailorbird/reading/import'
import { useMemo, useState } from 'react'
import { keepColumns, readKeptColumns } from './kept-columns.ts'
import { addTables, mapGroup, nameGroup, type TableFile, type TableGroup } from './table-groups.ts'
import { usePostingsDispatch } from '../use-postings.ts'

/** The tables that came, and which of their columns is what. */
export function useTables() {
  const dispatch = usePostingsDispatch()
  const [groups, setGroups] = useState<TableGroup[]>([])
  const postings = useMemo(
    () => groups.flatMap(({ outcome }) => (typeof outcome === 'string' ? [] : outcome)),
    [groups],
  )
  const open = groups.find(({ outcome }) => typeof outcome === 'string')
  const change = (key: string, how: (group: TableGroup) => TableGroup) =>
    setGroups((before) => before.map((group) => (group.key === key ? how(group) : group)))

  return {
    groups,
    /** Those of all tables that are settled. */
    postings,
    /** What keeps some table from coming in. */
    wrong: open && `Say what the columns of ${nameGroup(open)} are, or leave it out.`,
    add: (files: readonly TableFile[]) =>
      setGroups((before) =>
        addTables(before, files, (headers) => dispatch(readKeptColumns(headers))),
      ),
    settle: (key: string, mapping: ColumnMapping) =>
      change(key, (group) => mapGroup(group, mapping)),
    turn: (key: string) => change(key, (group) => ({ ...group, isOpen: !group.isOpen })),
    leaveOut: (key: string) => setGroups((before) => before.filter((group) => group.key !== key)),
    /** They are in the list: what the person saw of them is remembered for the next such table. */
    done: () => {
      for (const { headers, mapping, isOpen, files } of groups)
        if (isOpen || mapping !== files[0]?.table.mapping) dispatch(keepColumns(headers, mapping))
      setGroups([])
    },
    clear: () => setGroups([]),
  }
}

export type Tables = ReturnType<typeof useTables>
