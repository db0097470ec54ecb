import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import {
  endSession,
  findLiveSessions,
  insertSession,
  readSession,
  takeSessionData,
  updateSession,
} from './sessions.ts'
import { createTestDatabase, type TestDatabase } from './testing/index.ts'
import { createUser } from './users.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
})
afterAll(() => database.close())

const empty = { userId: null, browser: null, data: {} }

test('a session that was ended while a request ran does not come back with its changes', async () => {
  const { db } = database
  const id = await insertSession(db, 'token-1', empty)
  await endSession(db, 'token-1')
  const user = await createUser(db, {
    username: 'ada',
    email: 'ada@example.org',
    passwordHash: 'x',
  })
  await updateSession(db, id, { ...empty, userId: user.id })
  expect(await readSession(db, 'token-1')).toBeUndefined()
  expect(await findLiveSessions(db, [id])).toEqual(new Set())
})

test('before sign-in it lasts ten minutes', async () => {
  const { db } = database
  const id = await insertSession(db, 'token-2', { ...empty, data: { state: 'x' } })
  const { expires_at, last_seen_at } = await db
    .selectFrom('user_sessions')
    .select(['expires_at', 'last_seen_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(expires_at.getTime() - last_seen_at.getTime()).toBe(10 * 60_000)
})

test('of two that take what it holds at once one gets it', async () => {
  const { db } = database
  const id = await insertSession(db, 'token-3', { ...empty, data: { state: 'x' } })
  const taken = await Promise.all([takeSessionData(db, id), takeSessionData(db, id)])
  expect(taken).toHaveLength(2)
  expect(taken).toContainEqual({ state: 'x' })
  expect(taken).toContainEqual({})
})
