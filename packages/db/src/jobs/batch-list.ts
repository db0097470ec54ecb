import {
  BATCHES_PAGE_SIZE,
  errorCatalog,
  type BatchPage,
  type BatchSummary,
  type ErrorCode,
  type JobStatus,
} from '@tailorbird/contracts'
import { sql } from 'kysely'
import type { Db } from '../client.ts'
import { followOwner } from '../owners/owners.ts'
import { estimateRest, PACE_MINUTES, PACED_JOBS } from './batch-pace.ts'

interface BatchRow {
  id: string
  mode: BatchSummary['mode']
  file_name: string | null
  created_at: Date
}

/**
 * The owner's batches, and queue calls of several jobs, newest first, each with what became of its jobs.
 * One whose jobs were all removed is not among them.
 * @param cursor of the page before
 */
export async function listBatches(db: Db, ownerId: string, cursor?: string): Promise<BatchPage> {
  const [micros, id] = cursor?.split('.') ?? []
  const rows = await selectBatches(db, ownerId)
    // To the microsecond, which a date of JavaScript has not.
    .select(sql<string>`(extract(epoch from created_at) * 1000000)::bigint::text`.as('micros'))
    .$if(cursor !== undefined, (page) =>
      page.where(
        sql<boolean>`(created_at, id) < (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id}::uuid)`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(BATCHES_PAGE_SIZE + 1)
    .execute()
  const page = rows.slice(0, BATCHES_PAGE_SIZE)
  const last = rows.length > page.length ? page.at(-1) : undefined
  return {
    batches: await summarise(db, page),
    nextCursor: last ? `${last.micros}.${last.id}` : null,
  }
}

/** One of them; undefined where this owner has none such. */
export async function readBatch(
  db: Db,
  ownerId: string,
  id: string,
): Promise<BatchSummary | undefined> {
  const row = await followOwner(db, ownerId, (owner) =>
    selectBatches(db, owner).where('id', '=', id).executeTakeFirst(),
  )
  return row && (await summarise(db, [row]))[0]
}

function selectBatches(db: Db, ownerId: string) {
  return (
    db
      .selectFrom('batches')
      .select(['id', sql<BatchSummary['mode']>`mode`.as('mode'), 'file_name', 'created_at'])
      .where('owner_id', '=', ownerId)
      // As the index has it.
      .where(sql<boolean>`listed`)
      .where(
        sql<boolean>`exists (select from jobs where jobs.batch_id = batches.id and jobs.status <> 'removed')`,
      )
  )
}

interface JobCount {
  batch_id: string
  status: Exclude<JobStatus, 'removed'>
  paused: boolean
  error_code: ErrorCode | null
  count: number
  waits_until: Date | null
}

interface Ends {
  batch_id: string
  count: number
  seconds: number
}

async function summarise(db: Db, rows: BatchRow[]): Promise<BatchSummary[]> {
  if (rows.length === 0) return []
  const { rows: counts } = await sql<JobCount>`
    select batch_id, status, paused, error_code, count(*)::int as count,
      max(waits_until) filter (where status = 'processing' and waits_until > now()) as waits_until
    from jobs where batch_id = any(${rows.map(({ id }) => id)}::uuid[]) and status <> 'removed'
    group by batch_id, status, paused, error_code
  `.execute(db)
  const summaries = rows.map((row) =>
    toSummary(
      row,
      counts.filter(({ batch_id }) => batch_id === row.id),
    ),
  )
  const underWay = summaries.filter(({ totals }) => totals.running + totals.waiting > 0)
  const ends = await readEnds(
    db,
    underWay.map(({ id }) => id),
  )
  return summaries.map((summary) => {
    const { count = 0, seconds = 0 } = ends.find(({ batch_id }) => batch_id === summary.id) ?? {}
    const { running, waiting } = summary.totals
    return { ...summary, secondsLeft: estimateRest(running + waiting, count, seconds) }
  })
}

/** How many of each batch ended lately, and in which time. */
async function readEnds(db: Db, batchIds: string[]): Promise<Ends[]> {
  if (batchIds.length === 0) return []
  const { rows } = await sql<Ends>`
    select batch.id as batch_id, count(ended.at)::int as count,
      coalesce(extract(epoch from now() - min(ended.at)), 0)::float8 as seconds
    from unnest(${batchIds}::uuid[]) batch (id), lateral (
      select updated_at as at from jobs
      where batch_id = batch.id and status = 'done'
        and updated_at > now() - make_interval(mins => ${PACE_MINUTES}::int)
      order by updated_at desc limit ${PACED_JOBS}
    ) ended
    group by batch.id
  `.execute(db)
  return rows
}

function toSummary(row: BatchRow, counts: JobCount[]): BatchSummary {
  const sum = (is: (count: JobCount) => boolean) =>
    counts.filter(is).reduce((all, { count }) => all + count, 0)
  const waits = counts.flatMap(({ waits_until }) => waits_until?.getTime() ?? [])
  return {
    id: row.id,
    mode: row.mode,
    fileName: row.file_name,
    createdAt: row.created_at.toISOString(),
    totals: {
      done: sum(({ status }) => status === 'done'),
      running: sum(({ status }) => status === 'processing'),
      waiting: sum(({ status, paused }) => status === 'queued' && !paused),
      paused: sum(({ status, paused }) => status === 'queued' && paused),
      failed: sum(({ status }) => status === 'error'),
    },
    failures: listFailures(counts),
    secondsLeft: null,
    waitsUntil: waits.length > 0 ? new Date(Math.max(...waits)).toISOString() : null,
  }
}

function listFailures(counts: JobCount[]): BatchSummary['failures'] {
  const byCode = new Map<ErrorCode, number>()
  for (const { status, error_code, count } of counts) {
    if (status !== 'error') continue
    const code = error_code ?? 'internal'
    byCode.set(code, (byCode.get(code) ?? 0) + count)
  }
  return [...byCode]
    .map(([code, count]) => ({ code, message: errorCatalog[code].sentence, count }))
    .toSorted((a, b) => b.count - a.count)
}
