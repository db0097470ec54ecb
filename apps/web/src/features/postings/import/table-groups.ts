import type { NewPosting } from '@tailorbird/contracts'
import type { ColumnMapping } from '@tailorbird/reading/import'

/** A table of a file, before it is settled which column is what. */
export interface ReadTable {
  headers: string[]
  /** Each as long as the headers. */
  rows: readonly string[][]
  mapping: ColumnMapping
  /** Whether a heading says which column has the text. */
  isNamed: boolean
  /** Its postings by a mapping, or what is wrong with it. */
  read: (mapping: ColumnMapping) => NewPosting[] | string
}

export interface TableFile {
  name: string
  table: ReadTable
}

/** Files with the same headings: they are settled together. */
export interface TableGroup {
  key: string
  headers: string[]
  files: TableFile[]
  mapping: ColumnMapping
  /** The postings of all its files by that mapping, or what is wrong with one of them. */
  outcome: NewPosting[] | string
  /** Whether its columns are shown. */
  isOpen: boolean
}

/**
 * With more files, each in the group of its headings.
 * @param findKept what the person settled for such headings before
 */
export function addTables(
  groups: readonly TableGroup[],
  files: readonly TableFile[],
  findKept: (headers: readonly string[]) => ColumnMapping | undefined,
): TableGroup[] {
  const all = new Map(groups.map((group) => [group.key, group]))
  for (const [key, added] of Map.groupBy(files, ({ table }) => JSON.stringify(table.headers))) {
    const group = all.get(key) ?? beginGroup(key, added, findKept)
    if (group) all.set(key, mapGroup({ ...group, files: [...group.files, ...added] }))
  }
  return [...all.values()]
}

function beginGroup(
  key: string,
  [first]: readonly TableFile[],
  findKept: (headers: readonly string[]) => ColumnMapping | undefined,
): TableGroup | undefined {
  if (!first) return undefined
  const { headers, mapping, isNamed } = first.table
  const kept = findKept(headers)
  const isOpen = !isNamed && !kept
  return { key, headers, files: [], mapping: kept ?? mapping, outcome: [], isOpen }
}

/** A group, read by a mapping. */
export function mapGroup(group: TableGroup, mapping = group.mapping): TableGroup {
  return { ...group, mapping, outcome: readAll(group.files, mapping) }
}

/** With anything wrong in a file none of the group comes in. */
function readAll(files: readonly TableFile[], mapping: ColumnMapping): NewPosting[] | string {
  const postings: NewPosting[] = []
  for (const { name, table } of files) {
    const read = table.read(mapping)
    if (typeof read === 'string') return `${name}: ${read}`
    postings.push(...read)
  }
  return postings
}

/** What a group is called: its first file, and how many more. */
export function nameGroup({ files }: TableGroup): string {
  const [first] = files
  const more = files.length - 1
  return `${first?.name ?? ''}${more > 0 ? ` and ${more} more with the same columns` : ''}`
}
