import { sql } from 'kysely'
import type { Db } from '../client.ts'

/** A call's right to be made. */
export interface ModelSlot {
  slot: number
  holder: string
}

/**
 * Takes one of the slots for calls at once. Each statement is a transaction of its own: a worker that
 * freezes holds no lock, and its slot is free again when its time is over.
 * @param atOnce how many slots there are
 * @param seconds for how long, unless it is kept
 * @returns undefined while all are taken
 */
export async function takeModelSlot(
  db: Db,
  atOnce: number,
  holder: string,
  seconds: number,
): Promise<ModelSlot | undefined> {
  const { rows } = await sql<ModelSlot>`
    update model_slots
    set holder = ${holder}::uuid, ends_at = clock_timestamp() + make_interval(secs => ${seconds})
    where slot = (
      select slot from model_slots where slot < ${atOnce} and ends_at < clock_timestamp()
      order by slot limit 1 for update skip locked
    )
    returning slot, holder
  `.execute(db)
  return rows[0]
}

/** Makes the slots that are not there yet. */
export async function addModelSlots(db: Db, atOnce: number): Promise<void> {
  await sql`
    insert into model_slots (slot) select generate_series(0, ${atOnce}::int - 1) on conflict do nothing
  `.execute(db)
}

/**
 * Keeps a slot for longer, or with 0 gives it back.
 * @param seconds from now
 */
export async function keepModelSlot(
  db: Db,
  { slot, holder }: ModelSlot,
  seconds: number,
): Promise<void> {
  await sql`
    update model_slots set ends_at = clock_timestamp() + make_interval(secs => ${seconds})
    where slot = ${slot} and holder = ${holder}::uuid
  `.execute(db)
}

/** What an AI service allows by the minute; Infinity where it sets no limit. */
export interface ModelRates {
  requests: number
  tokens: number
}

/** Of a minute's allowance so much may be drawn at once; the rest comes with time, so that no minute has more. */
const AT_ONCE = 0.1
/** For a limit that is none. */
const MOST = 1e12

/**
 * Draws one request and its tokens from what the service allows.
 * @param tokens as estimated; a call larger than the bucket needs it full, and leaves a debt
 * @returns 0 when drawn, else after how many milliseconds to ask again
 */
export async function drawModelCall(db: Db, rates: ModelRates, tokens: number): Promise<number> {
  const perMinute = {
    requests: Math.min(rates.requests, MOST),
    tokens: Math.min(rates.tokens, MOST),
  }
  const size = {
    requests: Math.max(1, perMinute.requests * AT_ONCE),
    tokens: perMinute.tokens * AT_ONCE,
  }
  const needed = Math.min(tokens, size.tokens)
  const rate = (limit: number) => (limit * (1 - AT_ONCE)) / 60
  const filled = sql`extract(epoch from clock_timestamp() - filled_at)::float8`
  const requests = sql`least(${size.requests}::float8, requests + ${filled} * ${rate(perMinute.requests)}::float8)`
  const left = sql`least(${size.tokens}::float8, tokens + ${filled} * ${rate(perMinute.tokens)}::float8)`
  const drawn = await sql`
    update model_pace
    set requests = ${requests} - 1, tokens = ${left} - ${tokens}::float8, filled_at = clock_timestamp()
    where ${requests} >= 1 and ${left} >= ${needed}::float8
    returning 1
  `.execute(db)
  if (drawn.rows.length > 0) return 0
  const { rows } = await sql<{ ms: number }>`
    select 1000 * greatest(0.05,
      (1 - ${requests}) / ${rate(perMinute.requests)}::float8,
      (${needed}::float8 - ${left}) / ${rate(perMinute.tokens)}::float8
    ) as ms from model_pace
  `.execute(db)
  return Math.ceil(rows[0]?.ms ?? 1000)
}

/** Corrects an estimate: gives back tokens that were not used, or draws those that were used beyond it. */
export async function returnModelTokens(db: Db, tokens: number): Promise<void> {
  await sql`update model_pace set tokens = tokens + ${tokens}::float8`.execute(db)
}
