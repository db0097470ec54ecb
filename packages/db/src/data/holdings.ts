import { sql } from 'kysely'
import type { Db } from '../client.ts'

/** What an owner has here. */
export interface Holdings {
  /** Jobs that wait or run. */
  waiting: number
  /** Of texts and PDFs, as they were sent: the database packs them. */
  bytes: number
  /** Of the jobs that were named: how many it has already. */
  known: number
}

/**
 * Adds up what an owner has here. The lengths are read without the texts.
 * @param jobIds jobs that may be there already; looked up in the same moment as they are counted
 */
export async function readHoldings(
  db: Db,
  ownerId: string,
  jobIds: readonly string[],
): Promise<Holdings> {
  const { rows } = await sql<Record<keyof Holdings, string>>`
    select
      (select count(*) from jobs
        where owner_id = ${ownerId} and id = any(${jobIds}::text[])) as known,
      (select count(*) from jobs
        where owner_id = ${ownerId} and status in ('queued', 'processing')) as waiting,
      (select coalesce(sum(octet_length(original_content)), 0) from batches where owner_id = ${ownerId})
      + (select coalesce(sum(octet_length(job_description)), 0) from jobs where owner_id = ${ownerId})
      + (select coalesce(sum(octet_length(tailored_content)), 0) from resumes where owner_id = ${ownerId})
      + (select coalesce(sum(octet_length(bytes)), 0) from pdfs
          join resumes on resumes.id = pdfs.resume_id where resumes.owner_id = ${ownerId})
      + (select coalesce(sum(octet_length(text)), 0) from postings where owner_id = ${ownerId})
      + (select coalesce(sum(octet_length(original_content)), 0)
          from scored_resumes where owner_id = ${ownerId}) as bytes
  `.execute(db)
  const [row] = rows
  return {
    waiting: Number(row?.waiting ?? 0),
    bytes: Number(row?.bytes ?? 0),
    known: Number(row?.known ?? 0),
  }
}
