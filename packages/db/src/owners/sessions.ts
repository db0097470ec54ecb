import { sql } from 'kysely'
import { inTransaction, type Db } from '../client.ts'
import { notify } from '../news.ts'
import { hashToken } from './hash-token.ts'
import { findAccount } from './users.ts'

/** What a browser that is signed in, or on its way to sign in elsewhere, is known by. */
export interface Session {
  id: string
  userId: string | null
  data: object
  /** It began a few minutes ago: that is as good as being asked again. */
  recent: boolean
}

interface SessionContent {
  userId: string | null
  /** Such as 'Firefox on Windows'. */
  browser: string | null
  data: object
}

/** Without a visit a sign-in ends after 7 days, one that is under way elsewhere after 10 minutes. */
const idleEnd = (userId: string | null) =>
  sql<Date>`now() + ${userId === null ? '10 minutes' : '7 days'}::interval`
/** So that not every request writes. */
const SEEN_AFTER = sql<Date>`now() - interval '1 hour'`
const alive = sql<boolean>`expires_at > now() and ends_at > now()`

/** As many sign-ins as an account may have. */
const MOST_SESSIONS = 50
/** As many as a list shows, whatever is in the table. */
const MOST_LISTED = 100

/**
 * Stores a new session, which ends 30 days later at the latest. Of a user who has too many the oldest ends.
 * @returns its id
 */
export function insertSession(db: Db, token: string, content: SessionContent): Promise<string> {
  return inTransaction(db, async (tx) => {
    const { userId } = content
    if (userId === null) return addSession(tx, token, content)
    // One after another, or two at once would not see each other.
    await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
    const id = await addSession(tx, token, content)
    await end(
      tx,
      sql`id in (
        select id from user_sessions where user_id = ${userId}
        order by (${alive}) desc, created_at desc, id = ${id} desc offset ${MOST_SESSIONS}
      )`,
    )
    return id
  })
}

async function addSession(
  tx: Db,
  token: string,
  { userId, browser, data }: SessionContent,
): Promise<string> {
  const { id } = await tx
    .insertInto('user_sessions')
    .values({
      session_token: hashToken(token),
      user_id: userId,
      user_agent: browser,
      data: JSON.stringify(data),
      expires_at: idleEnd(userId),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes a session that is still there: one that was ended meanwhile stays ended. */
export async function updateSession(
  db: Db,
  id: string,
  { userId, browser, data }: SessionContent,
): Promise<void> {
  await db
    .updateTable('user_sessions')
    .set({
      user_id: userId,
      user_agent: browser,
      data: JSON.stringify(data),
      expires_at: idleEnd(userId),
    })
    .where('id', '=', id)
    .where(alive)
    .execute()
}

/** The session of a token, and notes the visit, at most once an hour; undefined when it ended. */
export async function readSession(
  db: Db,
  token: string,
): Promise<(Session & { browser: string | null }) | undefined> {
  const row = await db
    .selectFrom('user_sessions')
    .select(['id', 'user_id', 'user_agent', 'data'])
    .select(sql<boolean>`created_at > now() - interval '10 minutes'`.as('recent'))
    .select(sql<boolean>`last_seen_at < ${SEEN_AFTER}`.as('stale'))
    .where('session_token', '=', hashToken(token))
    .where(alive)
    .executeTakeFirst()
  if (!row) return undefined
  if (row.stale && row.user_id !== null) {
    await db
      .updateTable('user_sessions')
      .set({ last_seen_at: sql<Date>`now()`, expires_at: idleEnd(row.user_id) })
      .where('id', '=', row.id)
      .where('last_seen_at', '<', SEEN_AFTER)
      .execute()
  }
  const { id, user_id: userId, user_agent: browser, data, recent } = row
  return { id, userId, browser, data, recent }
}

/** What a session holds, and leaves it empty: of two that take it at once one gets it. */
export function takeSessionData(db: Db, id: string): Promise<object> {
  return inTransaction(db, async (tx) => {
    const row = await tx
      .selectFrom('user_sessions')
      .select('data')
      .where('id', '=', id)
      .where(alive)
      .forUpdate()
      .executeTakeFirst()
    await tx.updateTable('user_sessions').set({ data: '{}' }).where('id', '=', id).execute()
    return row?.data ?? {}
  })
}

/** A user's sign-ins, newest first. */
export async function listSessions(db: Db, userId: string) {
  const rows = await db
    .selectFrom('user_sessions')
    .select(['id', 'user_agent', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where(alive)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_LISTED)
    .execute()
  return rows.map(({ id, user_agent, created_at, last_seen_at }) => ({
    id,
    browser: user_agent ?? 'Unknown browser',
    createdAt: created_at.toISOString(),
    lastSeenAt: last_seen_at.toISOString(),
  }))
}

/** Ends the session of a token. */
export async function endSession(db: Db, token: string): Promise<void> {
  await end(db, sql`session_token = ${hashToken(token)}`)
}

/** Ends one of a user's sign-ins, or all. @returns how many ended */
export function endSessions(db: Db, userId: string, sessionId?: string): Promise<number> {
  const which = sessionId === undefined ? sql`true` : sql`id = ${sessionId}`
  return end(db, sql`user_id = ${userId} and ${which}`)
}

/** Ends all of a user's sign-ins but one. */
export async function endOtherSessions(db: Db, userId: string, sessionId: string): Promise<void> {
  await end(db, sql`user_id = ${userId} and id <> ${sessionId}`)
}

/**
 * Ends all sign-ins of an account, for the operator.
 * @param account its id or its email
 * @returns how many ended; undefined when there is no such account
 */
export async function endSessionsOf(db: Db, account: string): Promise<number | undefined> {
  const userId = await findAccount(db, account)
  return userId === undefined ? undefined : endSessions(db, userId)
}

/** Ends all sign-ins of everybody, also those that are under way elsewhere. @returns how many ended */
export function endAllSessions(db: Db): Promise<number> {
  return end(db, sql`true`)
}

function end(db: Db, which: ReturnType<typeof sql>): Promise<number> {
  return inTransaction(db, async (tx) => {
    const rows = await tx
      .deleteFrom('user_sessions')
      .where(sql<boolean>`${which}`)
      .returning('id')
      .execute()
    await notify(
      tx,
      'session',
      rows.map(({ id }) => ({ sessionId: id })),
    )
    return rows.length
  })
}

/** Which of these sessions have not ended. */
export async function findLiveSessions(db: Db, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('user_sessions')
    .select('id')
    .where('id', 'in', ids)
    .where(alive)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
