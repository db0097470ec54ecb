import type { Change } from '@tailorbird/contracts'
import type { ResumePart } from '@tailorbird/document'
import type { Row } from './write-row.ts'

/** Rows that belong together; changes of order stand above them. */
export interface RowGroup {
  key: string
  /** What its section holds, and the place that changes of its entry name. */
  kind: ResumePart['kind'] | undefined
  place: string | undefined
  /** The section's heading where a section begins. */
  title: string | null
  orders: Change[]
  rows: Row[]
}
