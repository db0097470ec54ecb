import type { PostingDto } from '@tailorbird/contracts'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../client.ts'
import type { Schema } from '../schema.ts'

type Job = Selectable<Schema['jobs']>

/** Columns of a posting in a list. */
const listedColumns = [
  'postings.id',
  'postings.title',
  'postings.company',
  'postings.place',
  'postings.link',
  'postings.note',
  'postings.state',
  'postings.dates',
  'postings.reading',
  'postings.copy_of',
  'postings.created_at',
  'postings.rev',
] as const

/** The owner's postings, each with its job where that is there and not taken off. */
export function selectPostings(db: Db, ownerId: string) {
  return db
    .selectFrom('postings')
    .leftJoin('jobs', (join) =>
      join
        .onRef('jobs.id', '=', 'postings.job_id')
        .onRef('jobs.owner_id', '=', 'postings.owner_id')
        .on('jobs.status', '<>', 'removed'),
    )
    .select([
      ...listedColumns,
      'jobs.id as job_id',
      'jobs.batch_id',
      'jobs.rev as job_rev',
      'jobs.status',
      'jobs.progress',
      'jobs.resume_id',
      'jobs.reused',
    ])
    .select(
      sql<
        number | null
      >`(select (resumes.analysis_results ->> 'matchScore')::float8 from resumes where resumes.id = jobs.resume_id)`.as(
        'match_score',
      ),
    )
    .where('postings.owner_id', '=', ownerId)
}

type PostingRow = Pick<
  Selectable<Schema['postings']>,
  | 'id'
  | 'title'
  | 'company'
  | 'place'
  | 'link'
  | 'note'
  | 'state'
  | 'dates'
  | 'reading'
  | 'copy_of'
  | 'created_at'
> & {
  job_id: string | null
  batch_id: string | null
  job_rev: number | null
  status: Job['status'] | null
  progress: number | null
  resume_id: string | null
  reused: boolean | null
  match_score: number | null
}

/** A posting as its list shows it: tailored from the moment on that there is a result. */
export function toPostingDto(row: PostingRow): PostingDto {
  const { id, title, company, place, link, note, dates, reading, created_at } = row
  const hasResult = row.resume_id !== null
  return {
    id,
    title,
    company,
    place,
    link,
    note,
    state: row.state === 'saved' && hasResult ? 'tailored' : row.state,
    dates,
    createdAt: created_at.toISOString(),
    reading,
    copyOf: row.copy_of,
    job: toJob(row),
  }
}

function toJob({ job_id, batch_id, job_rev, status, progress, ...result }: PostingRow) {
  if (job_id === null || batch_id === null || job_rev === null) return null
  if (status === null || progress === null) return null
  return {
    id: job_id,
    batchId: batch_id,
    rev: job_rev,
    status,
    progress,
    ...(result.resume_id ? { resumeId: result.resume_id, matchScore: result.match_score } : {}),
    ...(result.reused && { reused: true }),
  }
}
