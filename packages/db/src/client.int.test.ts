import { sql } from 'kysely'
import { expect, inject, test, vi } from 'vitest'
import { createDb } from './client.ts'

test('a connection that breaks in the middle of a query fails the query, and nothing else', async () => {
  const onError = vi.fn<(error: Error) => void>()
  const db = createDb({ url: inject('postgresUrl'), onError })
  try {
    await db.connection().execute(async (connection) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
        connection,
      )
      const waiting = sql`select pg_sleep(60)`.execute(connection)
      await Promise.all([
        expect(waiting).rejects.toThrow(/terminat/),
        sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db),
      ])
      // Its end comes after the answer, while it is still in use.
      await vi.waitFor(() => expect(onError).toHaveBeenCalled())
    })
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db)
    expect(rows).toEqual([{ one: 1 }])
  } finally {
    await db.destroy()
  }
})
