import type { JobDto } from '@tailorbird/contracts'
import type { Selectable } from 'kysely'
import { newsColumns, toJobNews, type NewsRow } from '../news.ts'
import type { Schema } from '../schema.ts'

/** Columns that a job in a list is made of. */
export const jobColumns = [...newsColumns, 'mode', 'title', 'company', 'created_at'] as const
type JobRow = NewsRow &
  Pick<Selectable<Schema['jobs']>, 'mode' | 'title' | 'company' | 'created_at'>

export function toJobDto(row: JobRow): JobDto {
  return {
    ...toJobNews(row),
    mode: row.mode,
    title: row.title,
    company: row.company,
    createdAt: row.created_at.toISOString(),
  }
}
