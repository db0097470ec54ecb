import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { createDb } from '../client.ts'
import type { Schema } from '../schema.ts'
import { TEMPLATE, withAdmin } from './admin.ts'
import { audit } from './audit.ts'

export interface TestDatabase {
  db: Kysely<Schema>
  url: string
  /** Drops it. @throws when its jobs, ledger and payments do not agree, whatever the tests did to it */
  close: () => Promise<void>
}

/**
 * A migrated, empty database of one test file's own.
 * @param serverUrl any database of the server, `inject('postgresUrl')`
 */
export async function createTestDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `tailorbird_test_${randomBytes(6).toString('hex')}`
  await withAdmin(serverUrl, async (admin) => {
    // Two files that start at once would both copy the template, which allows one copier.
    await admin.query(`select pg_advisory_lock(hashtext('${TEMPLATE}'))`)
    await admin.query(`create database ${name} template ${TEMPLATE}`)
  })
  const own = new URL(serverUrl)
  own.pathname = `/${name}`
  const db = createDb({ url: own.href, onError: () => undefined })
  return {
    db,
    url: own.href,
    close: async () => {
      const found = await audit(db)
      await db.destroy()
      await withAdmin(serverUrl, async (admin) => {
        await admin.query(`drop database ${name} with (force)`)
      })
      if (found.length > 0)
        throw new Error(`Jobs, ledger and payments disagree:\n${found.join('\n')}`)
    },
  }
}
