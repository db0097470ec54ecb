import { MONEY_STATUSES, STORED_PAGE_SIZE, type StoredData } from '@tailorbird/contracts'
import { sql } from 'kysely'
import type { Db } from '../client.ts'
import { listPayments } from '../payments/own-payments.ts'

/**
 * What is stored of an owner: the results and payments, newest first, and how much of everything.
 * @param cursor of the page before
 */
export async function listStored(
  db: Db,
  ownerId: string,
  cursor?: string,
): Promise<Omit<StoredData, 'deletedOn'>> {
  const [micros, id] = cursor?.split('.') ?? []
  const rows = await db
    .selectFrom('resumes')
    .select(['id', 'job_title', 'company_name', 'created_at'])
    .select(sql<number | null>`(analysis_results ->> 'matchScore')::float8`.as('match_score'))
    // To the microsecond, which a date of JavaScript has not.
    .select(sql<string>`(extract(epoch from created_at) * 1000000)::bigint::text`.as('micros'))
    .where('owner_id', '=', ownerId)
    .$if(cursor !== undefined, (page) =>
      page.where(
        sql<boolean>`(created_at, id) < (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id}::uuid)`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(STORED_PAGE_SIZE + 1)
    .execute()
  const page = rows.slice(0, STORED_PAGE_SIZE)
  const last = rows.length > page.length ? page.at(-1) : undefined
  return {
    resumes: page.map((row) => ({
      id: row.id,
      jobTitle: row.job_title,
      companyName: row.company_name,
      createdAt: row.created_at.toISOString(),
      matchScore: row.match_score,
    })),
    nextCursor: last ? `${last.micros}.${last.id}` : null,
    payments: await listPayments(db, ownerId),
    totals: await readStoredTotals(db, ownerId),
  }
}

async function readStoredTotals(db: Db, ownerId: string): Promise<StoredData['totals']> {
  const { rows } = await sql<StoredData['totals']>`
    select resumes.count as resumes, jobs.count as jobs, pdfs.count as pdfs,
      (select count(*) from own_texts where owner_id = ${ownerId} and kind <> 'reopened') as "ownTexts",
      (
        select count(*) from payments
        where owner_id = ${ownerId} and payment_status = any(${MONEY_STATUSES}::text[])
      ) as payments,
      postings.count as postings,
      resumes.bytes + jobs.bytes + batches.bytes + readings.bytes + pdfs.bytes + postings.bytes
        + scored.bytes as bytes
    from (
      select count(*), coalesce(sum(
        octet_length(job_description) + coalesce(octet_length(tailored_content), 0)
          + coalesce(octet_length(document::text), 0)
      ), 0)::bigint as bytes from resumes where owner_id = ${ownerId}
    ) resumes, (
      select count(*), coalesce(sum(octet_length(job_description)), 0)::bigint as bytes
      from jobs where owner_id = ${ownerId} and status <> 'removed'
    ) jobs, (
      select coalesce(sum(
        octet_length(original_content) + coalesce(octet_length(sections::text), 0)
      ), 0)::bigint as bytes
      from batches where owner_id = ${ownerId}
    ) batches, (
      select coalesce(sum(
        coalesce(octet_length(markdown), 0) + coalesce(octet_length(document::text), 0)
      ), 0)::bigint as bytes
      from batch_readings join batches on batches.id = batch_id where owner_id = ${ownerId}
    ) readings, (
      select count(*), coalesce(sum(octet_length(bytes)), 0)::bigint as bytes
      from pdfs join resumes on resumes.id = pdfs.resume_id where owner_id = ${ownerId}
    ) pdfs, (
      select count(*), coalesce(sum(octet_length(text) + octet_length(note)), 0)::bigint as bytes
      from postings where owner_id = ${ownerId}
    ) postings, (
      select coalesce(sum(octet_length(original_content)), 0)::bigint as bytes
      from scored_resumes where owner_id = ${ownerId}
    ) scored
  `.execute(db)
  return (
    rows[0] ?? { resumes: 0, jobs: 0, pdfs: 0, ownTexts: 0, postings: 0, payments: 0, bytes: 0 }
  )
}

/**
 * When a device's data goes unless it comes back before.
 * @returns undefined for an account, and where nothing was ever stored
 */
export async function readDeletionTime(
  db: Db,
  ownerId: string,
  days: number,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('owners')
    .select(sql<Date>`last_used_at + make_interval(days => ${days}::int)`.as('time'))
    .where('id', '=', ownerId)
    .where('kind', '=', 'device')
    .executeTakeFirst()
  return row?.time
}
