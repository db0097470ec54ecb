import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createDb } from './client.ts'
import { checkDisk, pingDatabase } from './health.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase(inject('postgresUrl'))))
afterAll(() => database.close())

test('a disk with room is fine', async () => {
  await expect(checkDisk(database.db)).resolves.toBeUndefined()
})

test('a database that can write no more still answers, and is found out', async () => {
  const { url } = database
  const [name = ''] = new URL(url).pathname.slice(1).split('?')
  // What a full disk does to it, as far as a test may go.
  await sql`alter database ${sql.id(name)} set temp_file_limit = '8kB'`.execute(database.db)
  const full = createDb({ url, onError: () => undefined })
  await expect(pingDatabase(full)).resolves.toBeUndefined()
  await expect(checkDisk(full)).rejects.toThrow('temp_file_limit')
  await full.destroy()
})
