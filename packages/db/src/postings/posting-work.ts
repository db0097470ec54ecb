import type { PostingReading } from '@tailorbird/contracts'
import { sql } from 'kysely'
import { inTransaction, type Db } from '../client.ts'
import { hasJobs } from '../jobs/has-jobs.ts'
import { lockOwner } from '../owners/owners.ts'
import type { StoredLack, StoredPrint } from '../posting-tables.ts'
import { scoredResumeHash } from './scored-resume.ts'

/** A posting that waits to be read. */
export interface UnreadPosting {
  id: string
  text: string
  /** What it was brought in with, or read as before; '' where neither said any. */
  title: string
  company: string
  /** The day on which it came in. */
  day: string
}

/** What postings were read with and beside. */
export interface ReadBeside {
  /** Of all of it. */
  readFor: string
  /** Of the resume. */
  resumeHash: string
  /** What the person said they can do, oldest first. */
  skills: readonly string[]
}

/** What was read of it. */
export interface ReadPosting {
  id: string
  title: string
  company: string
  place: string
  reading: PostingReading
  lacks: readonly StoredLack[]
  /** Null where it could not be read. */
  print: StoredPrint | null
}

/**
 * Postings of an owner that are not read as they are to be: the first so many of them, as far as their texts
 * together have so many characters, one at least.
 * @param readFor what they are to be read with and beside
 */
export async function readUnreadPostings(
  db: Db,
  ownerId: string,
  readFor: string,
  most: { rows: number; chars: number },
): Promise<UnreadPosting[]> {
  const { rows } = await sql<UnreadPosting>`
    select id, text, title, company, to_char(created_at at time zone 'utc', 'YYYY-MM-DD') as day from (
      select id, text, title, company, created_at,
        sum(length(text)) over (order by created_at, id) as chars,
        row_number() over (order by created_at, id) as place
      from (
        select id, text, title, company, created_at from postings
        where owner_id = ${ownerId} and read_for is distinct from ${readFor}
        order by created_at, id limit ${most.rows}
      ) unread
    ) counted where chars <= ${most.chars} or place = 1 order by created_at, id
  `.execute(db)
  return rows
}

/**
 * Keeps what was read, where it was read beside the resume and skills that still count, and not already by
 * somebody else. Who hires for what is kept where the person has not said it.
 */
export function savePostingReadings(
  db: Db,
  ownerId: string,
  { readFor, resumeHash, skills }: ReadBeside,
  readings: readonly ReadPosting[],
): Promise<void> {
  return inTransaction(db, async (tx) => {
    // Revs are taken one after the other: none shows after a later one.
    await lockOwner(tx, ownerId)
    await sql`
      update postings set
        reading = found.reading, lacks = found.lacks, print = found.print, read_for = ${readFor}, rev = nextval('job_rev'),
        title = case when postings.title = '' then found.title else postings.title end,
        company = case when postings.company = '' then found.company else postings.company end,
        place = case when postings.place = '' then found.place else postings.place end
      from jsonb_to_recordset(${JSON.stringify(readings)}::jsonb)
        as found (id uuid, title text, company text, place text, reading jsonb, lacks jsonb, print jsonb)
      where postings.id = found.id and postings.owner_id = ${ownerId}
        and postings.read_for is distinct from ${readFor}
        -- Another process may have changed it meanwhile, and read these postings anew.
        and ${scoredResumeHash(ownerId)} = ${resumeHash}
        and ${confirmedSkills(ownerId)} = ${[...skills]}::text[]
    `.execute(tx)
  })
}

/** As `listConfirmedSkills` lists them. */
const confirmedSkills = (ownerId: string) => sql<string[]>`(
  select coalesce(array_agg(text order by created_at, id), '{}') from own_texts
  where owner_id = ${ownerId} and kind = 'skill'
)`

/**
 * Owners with a resume and postings that came a while ago and were never read: whoever took them in was stopped. It steps
 * from owner to owner on the index of what is unread, and looks for a resume of each.
 */
export async function findUnreadOwners(db: Db): Promise<string[]> {
  const { rows } = await sql<{ owner_id: string }>`
    with recursive owner as (
      (select owner_id from postings where read_for is null order by owner_id limit 1)
      union all
      select next.owner_id from owner cross join lateral (
        select owner_id from postings
        where read_for is null and owner_id > owner.owner_id
        order by owner_id limit 1
      ) next
    )
    select owner_id from owner
    where exists (
        select from postings where owner_id = owner.owner_id and read_for is null
          and created_at < now() - interval '20 seconds'
      )
      and exists (
        select from scored_resumes where owner_id = owner.owner_id
        union all select from batches where owner_id = owner.owner_id and ${hasJobs}
      )
    limit 100
  `.execute(db)
  return rows.map(({ owner_id }) => owner_id)
}
