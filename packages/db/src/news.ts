import {
  errorCatalog,
  type ErrorCode,
  type JobNews,
  type PostingsNews,
} from '@tailorbird/contracts'
import { sql, type Selectable } from 'kysely'
import type { Db } from './client.ts'
import type { PdfKey, Schema } from './schema.ts'

/** What is sent on each channel. Ids and states only. */
export interface News {
  job: { ownerId: string; job: JobNews }
  /** Sent by the database itself, once for each statement, see `tell_postings` in the migrations. */
  postings: { ownerId: string; postings: PostingsNews }
  /** Set `errorCode`: it can't be made. */
  pdf: PdfKey & { errorCode?: ErrorCode }
  /** To the workers: this attempt is not wanted any more. `resumeId`: it may be printing that. */
  cancel: { jobId: string; attempt: number; resumeId?: string }
  /** What a device owned is a user's now, or, with null, nobody's: an owner is gone. */
  owner: { from: string; to: string | null }
  /** A sign-in ended. */
  session: { sessionId: string }
}
export type Channel = keyof News

/**
 * Sends news with the transaction that it is about: it goes out when the change is committed, or not at all.
 * What changes in a job is sent by the database itself, see `tell_job` in the migrations.
 */
export async function notify<C extends Channel>(
  db: Db,
  channel: C,
  news: News[C][],
): Promise<void> {
  if (news.length === 0) return
  const payloads = news.map((item) => JSON.stringify(item))
  await sql`select pg_notify(${`tailorbird_${channel}`}, payload) from unnest(${payloads}::text[]) payload`.execute(
    db,
  )
}

/** What `jobs` itself has of it. */
export const storedColumns = [
  'id',
  'batch_id',
  'owner_id',
  'rev',
  'status',
  'progress',
  'attempt',
  'paused',
  'resume_id',
  'error_code',
  'waits_until',
  'reused',
] as const

/** What news tells of a job's stored result: its score, and whether it has no change, none to decide on and none by hand. */
interface ResultNews {
  matchScore: number | null
  unchanged: boolean
}

/** Looked up once for both; null without a result. */
const result =
  sql<ResultNews | null>`(select json_build_object('matchScore', (resumes.analysis_results ->> 'matchScore')::float8,
    'unchanged', resumes.revision = 1 and resumes.changes = '[]') from resumes where resumes.id = jobs.resume_id)`.as(
    'result',
  )

/** Columns that news of a job is made of, read from `jobs`. */
export const newsColumns = [...storedColumns, result] as const
export type NewsRow = Pick<Selectable<Schema['jobs']>, (typeof storedColumns)[number]> & {
  result: ResultNews | null
}

/** What people read about a job that failed. */
function describeJobError(code: ErrorCode): { code: ErrorCode; message: string } {
  return { code, message: errorCatalog[code].sentence }
}

export function toJobNews(row: NewsRow): JobNews {
  return {
    id: row.id,
    batchId: row.batch_id,
    rev: row.rev,
    status: row.status,
    progress: row.progress,
    attempt: row.attempt,
    paused: row.paused,
    ...(row.resume_id
      ? { resumeId: row.resume_id, matchScore: row.result?.matchScore ?? null }
      : {}),
    error: row.error_code ? describeJobError(row.error_code) : undefined,
    ...(row.result?.unchanged && { unchanged: true }),
    ...(row.reused && { reused: true }),
    waitsUntil: row.waits_until?.toISOString(),
  }
}

/** Reads what came on a channel. What the database sends of a job by itself names an error by its code alone. */
export function readNews(payload: string): News[Channel] {
  const news = JSON.parse(payload) as News[Channel]
  const job = 'job' in news ? news.job : undefined
  if (job?.error) job.error = describeJobError(job.error.code as ErrorCode)
  return news
}
