import type { ImportFault } from './import-fault.ts'
import type { ColumnMapping } from './guess-mapping.ts'

/** Postings before it is settled which column is what: for a preview. */
export interface ImportTable {
  headers: string[]
  /** Each as long as the headers. */
  rows: string[][]
  /** Our guess, for the person to change. */
  mapping: ColumnMapping
  /** What is wrong with the file itself; with any, nothing of it should come in. */
  faults: ImportFault[]
}

export const emptyTable = (...faults: ImportFault[]): ImportTable => ({
  headers: [],
  rows: [],
  mapping: {},
  faults,
})
