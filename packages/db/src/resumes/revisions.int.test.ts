import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createBatch, type NewBatch } from '../jobs/batches.ts'
import { startJob } from '../jobs/jobs.ts'
import { createTestDatabase, type TestDatabase } from '../testing/index.ts'
import { newBatch, newOwner, sampleResult } from '../testing/sample-rows.ts'
import { readOriginal } from './originals.ts'
import { hasPdf, readPdf, savePdf } from './pdfs.ts'
import { readForRendering, readResume, saveTailored } from './resumes.ts'
import { readRevisable, saveRevision } from './revisions.ts'

let database: TestDatabase
beforeAll(async () => (database = await createTestDatabase(inject('postgresUrl'))))
afterAll(() => database.close())

async function tailorOne(over: Partial<NewBatch> = {}) {
  const { db } = database
  const owner = newOwner()
  const { jobs } = await createBatch(db, owner, newBatch(1, over))
  const job = await startJob(db, jobs[0]?.id ?? '', 1)
  if (!job) throw new Error('not started')
  const usage = { inputTokens: 900, cachedTokens: 100, outputTokens: 70 }
  const id = (await saveTailored(db, job, { ...sampleResult, usage })) ?? ''
  const key = { resumeId: id, template: 'classic', size: 'letter', fit: 0 } as const
  return { db, owner, id, key }
}
const revised = (revision: number, tailoredContent: string) => ({
  revision,
  hasOneOffEdits: true,
  tailoredContent,
  document: sampleResult.document,
  analysisResults: sampleResult.analysisResults,
  changes: [],
})

test("a person's edit is stored once, and what was printed before is gone", async () => {
  const { db, owner, id, key } = await tailorOne()
  expect(await savePdf(db, key, 1, Buffer.from('old'))).toBe(true)
  const before = await readRevisable(db, owner.id, id)
  expect(before).toMatchObject({ revision: 1, jobDescription: 'Gardener 0' })

  expect(await saveRevision(db, owner.id, id, revised(1, '# New'))).toBe(true)
  expect(await saveRevision(db, owner.id, id, revised(1, '# Too late'))).toBe(false)
  expect(await hasPdf(db, key)).toBe(false)
  expect(await readResume(db, owner.id, id)).toMatchObject({
    tailoredContent: '# New',
    hasOneOffEdits: true,
  })
})

test.each([
  ['as it stands is stored once', sampleResult.sourceMarkdown, null],
  ['in another form is stored in both', 'Ada Reyes', sampleResult.sourceMarkdown],
])(
  'an original that is read %s, and edits see what was read',
  async (_name, originalContent, stored) => {
    const { db, owner, id } = await tailorOne({ originalContent })
    const rows = db
      .selectFrom('batch_readings')
      .innerJoin('resumes', 'resumes.batch_id', 'batch_readings.batch_id')
      .select('markdown')
      .where('resumes.id', '=', id)
    expect(await rows.execute()).toEqual([{ markdown: stored }])
    const read = sampleResult.sourceMarkdown
    expect(await readOriginal(db, owner.id, id)).toMatchObject({
      content: originalContent,
      markdown: read,
    })
    expect(await readRevisable(db, owner.id, id)).toMatchObject({ originalContent: read })
  },
)

test('a PDF of the text before the edit is never stored', async () => {
  const { db, owner, id, key } = await tailorOne()
  const started = await readForRendering(db, id)
  await saveRevision(db, owner.id, id, revised(1, '# New'))
  expect(await savePdf(db, key, started?.revision ?? 0, Buffer.from('stale'))).toBe(false)
  expect(await hasPdf(db, key)).toBe(false)
  expect(await savePdf(db, key, 2, Buffer.from('fresh'))).toBe(true)
})

test('one that is fitted to pages is kept beside the one that is not, each once', async () => {
  const { db, owner, key } = await tailorOne()
  const fitted = { ...key, fit: 1 } as const
  await savePdf(db, key, 1, Buffer.from('as it comes'))
  expect(await hasPdf(db, fitted)).toBe(false)
  await savePdf(db, fitted, 1, Buffer.from('one page'))
  await savePdf(db, fitted, 1, Buffer.from('again'))
  expect(await readPdf(db, owner.id, key)).toEqual(Buffer.from('as it comes'))
  expect(await readPdf(db, owner.id, fitted)).toEqual(Buffer.from('one page'))
})

test('nobody else reads or edits it', async () => {
  const { db, id } = await tailorOne()
  const other = newOwner()
  expect(await readRevisable(db, other.id, id)).toBeUndefined()
  expect(await saveRevision(db, other.id, id, revised(1, '# Stolen'))).toBe(false)
  expect(await readForRendering(db, id)).toMatchObject({ revision: 1 })
})

test('the tokens of a result are stored with it', async () => {
  const { db, id } = await tailorOne()
  const row = await db
    .selectFrom('resumes')
    .select(['input_tokens', 'cached_tokens', 'output_tokens'])
    .where('id', '=', id)
    .executeTakeFirst()
  expect(row).toEqual({ input_tokens: 900, cached_tokens: 100, output_tokens: 70 })
})
