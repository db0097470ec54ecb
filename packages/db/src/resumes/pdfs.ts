import { sql } from 'kysely'
import { inTransaction, type Db } from '../client.ts'
import { notify } from '../news.ts'
import { followOwner } from '../owners/owners.ts'
import type { PdfKey } from '../schema.ts'

/**
 * Stores a PDF once and tells those who wait for it.
 * @param revision of the resume that it was made from
 * @returns false when the person has edited the resume meanwhile: the PDF is stale, make another
 */
export function savePdf(
  db: Db,
  key: PdfKey,
  revision: number,
  bytes: Uint8Array,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    // The lock holds an edit back until this PDF is stored: it is deleted then, never kept stale.
    const current = await tx
      .selectFrom('resumes')
      .select('revision')
      .where('id', '=', key.resumeId)
      .forShare()
      .executeTakeFirst()
    if (current?.revision !== revision) return false
    await tx
      .insertInto('pdfs')
      .values({
        resume_id: key.resumeId,
        template: key.template,
        size: key.size,
        fit: key.fit,
        bytes: Buffer.from(bytes),
      })
      .onConflict((conflict) =>
        conflict.columns(['resume_id', 'template', 'size', 'fit']).doNothing(),
      )
      .execute()
    const { resumeId, template, size, fit } = key
    await notify(tx, 'pdf', [{ resumeId, template, size, fit }])
    return true
  })
}

/** Whether this PDF is stored. */
export async function hasPdf(db: Db, key: PdfKey): Promise<boolean> {
  const row = await db
    .selectFrom('pdfs')
    .select('resume_id')
    .where('resume_id', '=', key.resumeId)
    .where('template', '=', key.template)
    .where('size', '=', key.size)
    .where('fit', '=', key.fit)
    .executeTakeFirst()
  return row !== undefined
}

/** The bytes of a PDF of this owner's; undefined when it is not rendered or not theirs. */
export function readPdf(db: Db, ownerId: string, key: PdfKey): Promise<Buffer | undefined> {
  return followOwner(db, ownerId, (owner) => readOwnPdf(db, owner, key))
}

async function readOwnPdf(db: Db, ownerId: string, key: PdfKey): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('pdfs')
    .innerJoin('resumes', 'resumes.id', 'pdfs.resume_id')
    .select(['pdfs.bytes', sql<boolean>`pdfs.used_at < now() - interval '1 day'`.as('is_unnoted')])
    .where('resumes.owner_id', '=', ownerId)
    .where('pdfs.resume_id', '=', key.resumeId)
    .where('pdfs.template', '=', key.template)
    .where('pdfs.size', '=', key.size)
    .where('pdfs.fit', '=', key.fit)
    .executeTakeFirst()
  if (row?.is_unnoted) await noteUse(db, key)
  return row?.bytes
}

/** What is not downloaded for a while is deleted, and made again when it is asked for. */
async function noteUse(db: Db, key: PdfKey): Promise<void> {
  await db
    .updateTable('pdfs')
    .set({ used_at: sql<Date>`now()` })
    .where('resume_id', '=', key.resumeId)
    .where('template', '=', key.template)
    .where('size', '=', key.size)
    .where('fit', '=', key.fit)
    .execute()
}
