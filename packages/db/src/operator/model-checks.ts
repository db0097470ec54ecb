import type { ModelCheck, ModelFinding } from '@tailorbird/contracts'
import { sql } from 'kysely'
import { inTransaction, type Db } from '../client.ts'

/** A worker that lives takes one sooner, and says so more often while it does it. In seconds. */
const TAKEN_AFTER_S = 15
const DEAD_AFTER_S = 60
/** What was stopped so often in the middle stops its worker itself. */
const MAX_TRIES = 3

/** The newest check; null before the first. */
export async function readModelCheck(db: Db): Promise<ModelCheck | null> {
  const row = await db
    .selectFrom('model_checks')
    .select(['id', 'state', 'created_at', 'ended_at', 'works', 'findings'])
    .select(
      sql<boolean>`case state
        when 'waiting' then coalesce(seen_at, created_at) < now() - make_interval(secs => ${TAKEN_AFTER_S})
        when 'running' then seen_at < now() - make_interval(secs => ${DEAD_AFTER_S})
        else false end`.as('is_stuck'),
    )
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    state: row.state,
    isStuck: row.is_stuck,
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    works: row.works,
    findings: row.findings,
  }
}

/**
 * Asks for a check, unless one is under way. Those that have ended go.
 * @returns the one that is under way now
 */
export function startModelCheck(db: Db): Promise<ModelCheck | null> {
  return inTransaction(db, async (tx) => {
    const made = await tx
      .insertInto('model_checks')
      .defaultValues()
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (made) {
      await tx.deleteFrom('model_checks').where('id', '!=', made.id).where(hasEnded).execute()
    }
    return readModelCheck(tx)
  })
}

const hasEnded = sql<boolean>`state in ('done', 'failed')`

/** A check that a worker has: nobody else writes to it until that worker is silent for a minute. */
export interface TakenCheck {
  id: string
  tries: number
}

/**
 * Takes the check that waits, or one whose worker is dead. What was taken too often has failed.
 * @returns undefined when there is nothing to do
 */
export async function takeModelCheck(db: Db): Promise<TakenCheck | undefined> {
  const { rows } = await sql<TakenCheck & { state: string }>`
    update model_checks set
      state = case when tries < ${MAX_TRIES} then 'running' else 'failed' end,
      ended_at = case when tries < ${MAX_TRIES} then null else now() end,
      findings = case when tries < ${MAX_TRIES} then '[]' else findings end,
      tries = tries + 1,
      seen_at = now()
    where id = (
      select id from model_checks
      where state = 'waiting'
        or (state = 'running' and seen_at < now() - make_interval(secs => ${DEAD_AFTER_S}))
      limit 1 for update skip locked
    )
    returning id, tries, state
  `.execute(db)
  const [row] = rows
  return row?.state === 'running' ? { id: row.id, tries: row.tries } : undefined
}

const ofTaker = (db: Db, { id, tries }: TakenCheck) =>
  db
    .updateTable('model_checks')
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('state', '=', 'running')

/** A sign of life. @returns whether the check is still this worker's */
export async function keepModelCheck(db: Db, taken: TakenCheck): Promise<boolean> {
  const { numUpdatedRows } = await ofTaker(db, taken)
    .set({ seen_at: sql<Date>`now()` })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Adds what a test found. */
export async function addModelFinding(
  db: Db,
  taken: TakenCheck,
  finding: ModelFinding,
): Promise<void> {
  await ofTaker(db, taken)
    .set({
      findings: sql<string>`findings || ${JSON.stringify([finding])}::jsonb`,
      seen_at: sql<Date>`now()`,
    })
    .execute()
}

/** Ends it. @param works whether jobs will work; null: nobody knows, the check itself failed */
export async function endModelCheck(
  db: Db,
  taken: TakenCheck,
  works: boolean | null,
): Promise<void> {
  await ofTaker(db, taken)
    .set({ state: works === null ? 'failed' : 'done', works, ended_at: sql<Date>`now()` })
    .execute()
}

/** Gives it back, for another worker to begin anew. */
export async function handBackModelCheck(db: Db, taken: TakenCheck): Promise<void> {
  await ofTaker(db, taken)
    .set({ state: 'waiting', findings: '[]', seen_at: sql<Date>`now()` })
    .execute()
}
