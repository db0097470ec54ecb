import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/index.ts'
import {
  endSession,
  findLiveSessions,
  insertSession,
  listSessions,
  readSession,
  takeSessionData,
  updateSession,
} from './sessions.ts'
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

test('a user has 50 sessions at most, also of many sign-ins at once: the oldest ends', async () => {
  const { db } = database
  const [ada, other] = await Promise.all(
    ['many', 'few'].map((username) =>
      createUser(db, { username, email: `${username}@example.org`, passwordHash: 'x' }),
    ),
  )
  const signIn = (token: string, userId = ada?.id ?? '') =>
    insertSession(db, token, { ...empty, userId })
  await signIn('of another', other?.id)
  const oldest = await signIn('the oldest')
  const second = await signIn('the second')
  const ids = await Promise.all(Array.from({ length: 49 }, (_, n) => signIn(`one of many ${n}`)))
  expect(await findLiveSessions(db, [oldest])).toEqual(new Set())
  expect(await findLiveSessions(db, [second, ...ids])).toEqual(new Set([second, ...ids]))
  expect(await listSessions(db, ada?.id ?? '')).toHaveLength(50)
  expect(await listSessions(db, other?.id ?? '')).toHaveLength(1)
})
