import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { addUser } from '../testing/accounts.ts'
import { hearNews } from '../testing/hear-news.ts'
import { createTestDatabase } from '../testing/index.ts'
import { insertSession, listSessions, readSession } from './sessions.ts'

test('the SQL of docs/OPERATIONS.md ends the sessions of one account, and the API hears of it', async () => {
  await using opened = new AsyncDisposableStack()
  const { db, url, close } = await createTestDatabase(inject('postgresUrl'))
  opened.defer(close)
  const heard = await hearNews(url)
  opened.defer(heard.close)
  const [ada, other] = await Promise.all([addUser(db), addUser(db)])
  const content = { browser: null, data: {} }
  const id = await insertSession(db, 'token of Ada', { ...content, userId: ada.id })
  await insertSession(db, 'token of another', { ...content, userId: other.id })

  const ended = once(heard, 'session')
  const page = readFileSync(new URL('../../../../docs/OPERATIONS.md', import.meta.url), 'utf8')
  const [, statement = ''] = /```sql\n(with ended .*?)```/s.exec(page) ?? []
  await sql.raw(statement.replace('ada@example.org', `${ada.id}@EXAMPLE.org`)).execute(db)
  expect(await ended).toEqual([{ sessionId: id }])
  expect(await readSession(db, 'token of Ada')).toBeUndefined()
  expect(await listSessions(db, other.id)).toHaveLength(1)
})
