import type { ColumnType } from 'kysely'

/** When a row was made: the database says so. */
export type CreatedAt = ColumnType<Date, never, never>
/** A time that the database sets unless it is told. */
export type Stamp = ColumnType<Date, Date | undefined, Date>
