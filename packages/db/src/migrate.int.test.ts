import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { analysisResults } from '@tailorbird/contracts'
import { describe, expect, inject, test } from 'vitest'
import { createDb, type Db } from './client.ts'
import { deleteOldResults } from './data/delete-old-work.ts'
import { listBatches } from './jobs/batch-list.ts'
import { migrate, migrations } from './migrate.ts'
import { readScoredResume } from './postings/scored-resume.ts'
import { readOriginal } from './resumes/originals.ts'
import { readResume } from './resumes/resumes.ts'
import { withAdmin } from './testing/admin.ts'
import { createTestDatabase } from './testing/index.ts'

type Name = keyof typeof migrations

/** A database that stands where a migration left it. */
async function openOld(last: Name) {
  const name = `tailorbird_upgrade_${randomBytes(6).toString('hex')}`
  const url = new URL(inject('postgresUrl'))
  await withAdmin(url.href, async (admin) => void (await admin.query(`create database ${name}`)))
  url.pathname = `/${name}`
  const db = createDb({ url: url.href, onError: () => undefined })
  const provider = { getMigrations: () => Promise.resolve(migrations) }
  const { error } = await new Migrator({ db, provider }).migrateTo(last)
  if (error) throw error
  const close = async () => {
    await db.destroy()
    await withAdmin(inject('postgresUrl'), async (admin) => {
      await admin.query(`drop database ${name} with (force)`)
    })
  }
  return { db, [Symbol.asyncDispose]: close }
}

test('results of the first version can still be read after the upgrade', async () => {
  await using old = await openOld('0001-first-tables')
  const { db } = old
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
    values (${id}, ${ownerId}, 'a', 'b', 'c', 'd', '# Ada', ${JSON.stringify(stored)})`.execute(db)

  await migrate(db)
  const resume = await readResume(db, ownerId, id)
  expect(resume).toMatchObject({ changes: [], analysisResults: stored })
  expect(analysisResults.isValidSync(resume?.analysisResults)).toBe(true)
  const read = { content: 'a', markdown: 'a', document: null }
  expect(await readOriginal(db, ownerId, id)).toEqual(read)
})

describe('texts that each result had of its own', () => {
  const [ada, ben] = [randomUUID(), randomUUID()]
  const [batch, later, other, bens] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const unread = { markdown: null, document: null }
  /** Each result as it was stored, the batches of its jobs, and the batch that it has afterwards. */
  const results = [
    { name: 'one of a batch', text: 'A', jobs: [batch], home: batch },
    { name: 'another of it', text: 'A', jobs: [batch], home: batch },
    { name: 'one that was read anew', text: 'A', jobs: [batch], markdown: '# A', home: batch },
    { name: 'one read as it stands', text: 'A', jobs: [batch], markdown: null, home: batch },
    { name: 'one without a reading', text: 'A', jobs: [batch], ...unread, home: batch },
    {
      name: 'one from before documents',
      text: 'A',
      jobs: [batch],
      markdown: 'a',
      document: null,
      home: batch,
    },
    {
      name: 'one that answered another batch first in line',
      text: 'A',
      jobs: [later, batch],
      reused: later,
      home: batch,
    },
    { name: 'one whose own job is gone', text: 'A', jobs: [later], reused: later, home: later },
    { name: 'one whose batch has another text', text: 'A', jobs: [other], home: 'of A' },
    { name: 'one whose job is gone', text: 'A', jobs: [], home: 'of A' },
    { name: 'one of another text whose job is gone', text: 'B', jobs: [], home: 'of B' },
    { name: 'one whose batch is another owner’s', text: 'A', jobs: [bens], home: 'of A' },
    { name: 'one of another owner', owner: ben, text: 'A', jobs: [], home: 'of A, Ben' },
  ].map((result) => ({
    owner: ada,
    markdown: 'read',
    document: { summary: 'read' },
    ...result,
    id: randomUUID(),
  }))

  async function fillOld(db: Db): Promise<void> {
    for (const id of [ada, ben])
      await sql`insert into owners (id, kind) values (${id}, 'device')`.execute(db)
    const batches = [
      [batch, ada, 'A', true],
      [later, ada, 'A', true],
      [other, ada, 'another', false],
      [bens, ben, 'A', false],
    ] as const
    for (const [id, owner, text, listed] of batches)
      await sql`insert into batches (id, owner_id, mode, original_content, file_name, listed)
        values (${id}, ${owner}, 'batch', ${text}, 'ada.txt', ${listed})`.execute(db)
    for (const { id, owner, text, markdown, document, jobs, ...result } of results) {
      await sql`insert into resumes (id, owner_id, original_content, source_markdown, source_document,
          job_title, company_name, job_description, tailored_content, analysis_results, created_at)
        values (${id}, ${owner}, ${text}, ${markdown}, ${document && JSON.stringify(document)},
          'Gardener', 'Orchard House', 'posting', '# Ada', '{}', now() - interval '50 days')`.execute(
        db,
      )
      for (const batchId of jobs)
        await sql`insert into jobs (id, batch_id, owner_id, mode, job_description, title, company, status, resume_id, reused, request_id)
          values (${randomUUID()}, ${batchId}, ${owner}, 'batch', 'posting', 'Gardener', 'Orchard House', 'done', ${id},
            ${'reused' in result && result.reused === batchId}, 'request')`.execute(db)
    }
  }

  test('stand once after the upgrade, where each result finds its own', async () => {
    await using old = await openOld('0030-words-in-question')
    const { db } = old
    await fillOld(db)
    await migrate(db)
    const homes = new Map<string, string>([batch, later].map((id) => [id, id]))
    for (const { id, owner, text, markdown, document, name, home } of results) {
      const read = { content: text, markdown: markdown ?? text, document }
      expect(await readOriginal(db, owner, id), name).toEqual(read)
      const { batch_id } = await db
        .selectFrom('resumes')
        .select('batch_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect(batch_id, name).toBe(homes.get(home) ?? batch_id)
      homes.set(home, batch_id)
    }
    expect(new Set(homes.values()).size).toBe(homes.size)
  })

  test('have batches of their own that nobody sees where there was none', async () => {
    await using old = await openOld('0030-words-in-question')
    const { db } = old
    await fillOld(db)
    await migrate(db)
    const made = await db
      .selectFrom('batches')
      .selectAll()
      .where('id', 'not in', [batch, later, other, bens])
      .execute()
    const nameOf = (owner: string, text: string) => `${text} of ${owner}`
    expect(new Set(made.map((row) => nameOf(row.owner_id, row.original_content)))).toEqual(
      new Set([nameOf(ada, 'A'), nameOf(ada, 'B'), nameOf(ben, 'A')]),
    )
    expect(made).toHaveLength(3)
    expect(made.filter(({ listed, file_name }) => listed || file_name)).toEqual([])
    const listed = (await listBatches(db, ada)).batches.map(({ id }) => id)
    expect(listed.toSorted()).toEqual([batch, later].toSorted())
    await sql`delete from jobs`.execute(db)
    expect(await readScoredResume(db, ada)).toBeUndefined()
    const readings = await db
      .selectFrom('batch_readings')
      .select('hash')
      .where('batch_id', '=', batch)
      .execute()
    expect(readings).toHaveLength(4)
    expect(await deleteOldResults(db, 30, new AbortController().signal)).toEqual({
      jobs: 0,
      results: results.length,
    })
    expect(await db.selectFrom('batch_readings').select('hash').execute()).toEqual([])
  })
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
