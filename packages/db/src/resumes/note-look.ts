import { isJobPdf, type PaperChoice } from '@tailorbird/contracts'
import { sql } from 'kysely'
import type { Db } from '../client.ts'
import type { PdfKey } from '../schema.ts'

/** Notes in which template, size and fit this owner's result was looked at last. An edit leaves that as it is. */
export async function noteLook(db: Db, ownerId: string, pdf: PdfKey): Promise<void> {
  const { template, size, fit } = pdf
  const look = JSON.stringify({ template, size, fit } satisfies PaperChoice)
  let update = db
    .updateTable('resumes')
    .set({ look })
    .where('id', '=', pdf.resumeId)
    .where('owner_id', '=', ownerId)
    .where(sql<boolean>`look is distinct from ${look}::jsonb`)
  // Whoever only ever sees the job's own PDF writes nothing.
  if (isJobPdf(pdf)) update = update.where('look', 'is not', null)
  await update.execute()
}
