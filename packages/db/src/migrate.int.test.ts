import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { analysisResults } from '@tailorbird/contracts'
import { expect, inject, test } from 'vitest'
import { createDb } from './client.ts'
import { migrate } from './migrate.ts'
import { createFirstTables } from './migrations/0001-first-tables.ts'
import { readResume } from './resumes/resumes.ts'
import { withAdmin } from './testing/admin.ts'
import { createTestDatabase } from './testing/index.ts'

test('results of the first version can still be read after the upgrade', async () => {
  const name = `tailorbird_upgrade_${process.pid}`
  const url = new URL(inject('postgresUrl'))
  await withAdmin(url.href, async (admin) => void (await admin.query(`create database ${name}`)))
  url.pathname = `/${name}`
  const db = createDb({ url: url.href, onError: () => undefined })
  try {
    const first = { '0001-first-tables': { up: createFirstTables } }
    const provider = { getMigrations: () => Promise.resolve(first) }
    await new Migrator({ db, provider }).migrateToLatest()
    const [ownerId, id] = [randomUUID(), randomUUID()]
    await sql`insert into owners (id, kind) values (${ownerId}, 'device')`.execute(db)
    const stored = {
      matchScore: 61,
      matchScoreBefore: 50,
      noScoreReason: null,
      optimizedPoints: [],
      keywordsAdded: [],
      keywordsCovered: [],
      keywordsMissing: [],
      warnings: [],
      engine: 'offline',
      model: null,
      scorerVersion: '1',
    }
    await sql`insert into resumes
      (id, owner_id, original_content, job_title, company_name, job_description, tailored_content, analysis_results)
      values (${id}, ${ownerId}, 'a', 'b', 'c', 'd', '# Ada', ${JSON.stringify(stored)})`.execute(
      db,
    )

    await migrate(db)
    const resume = await readResume(db, ownerId, id)
    expect(resume).toMatchObject({ changes: [], analysisResults: stored })
    expect(analysisResults.isValidSync(resume?.analysisResults)).toBe(true)
  } finally {
    await db.destroy()
    await withAdmin(inject('postgresUrl'), async (admin) => {
      await admin.query(`drop database ${name} with (force)`)
    })
  }
})

test('a new database has no account', async () => {
  const { db, close } = await createTestDatabase(inject('postgresUrl'))
  try {
    for (const table of ['users', 'owners', 'user_sessions', 'identities'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
  } finally {
    await close()
  }
})
