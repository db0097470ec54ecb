import type { PageSize, TemplateName } from '@tailorbird/contracts'
import { inTransaction, type Db } from './client.ts'
import { notify } from './news.ts'

export interface PdfKey {
  resumeId: string
  template: TemplateName
  size: PageSize
}

/** Stores a PDF once and tells those who wait for it. */
export function savePdf(db: Db, key: PdfKey, bytes: Uint8Array): Promise<void> {
  return inTransaction(db, async (tx) => {
    await tx
      .insertInto('pdfs')
      .values({
        resume_id: key.resumeId,
        template: key.template,
        size: key.size,
        bytes: Buffer.from(bytes),
      })
      .onConflict((conflict) => conflict.columns(['resume_id', 'template', 'size']).doNothing())
      .execute()
    await notify(tx, 'pdf', [{ resumeId: key.resumeId, template: key.template, size: key.size }])
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
    .executeTakeFirst()
  return row !== undefined
}

/** The bytes of a PDF of this owner's; undefined when it is not rendered or not theirs. */
export async function readPdf(db: Db, ownerId: string, key: PdfKey): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('pdfs')
    .innerJoin('resumes', 'resumes.id', 'pdfs.resume_id')
    .select('pdfs.bytes')
    .where('resumes.owner_id', '=', ownerId)
    .where('pdfs.resume_id', '=', key.resumeId)
    .where('pdfs.template', '=', key.template)
    .where('pdfs.size', '=', key.size)
    .executeTakeFirst()
  return row?.bytes
}
