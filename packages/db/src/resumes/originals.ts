import { createHash } from 'node:crypto'
import type { StructuredResume } from '@tailorbird/contracts'
import { sql } from 'kysely'
import type { Db } from '../client.ts'

/** The original of a batch as it was read: as data, and as markdown. It is short, whatever the file's size. */
export interface OriginalAsRead {
  sourceDocument: StructuredResume
  sourceMarkdown: string
}

/**
 * Keeps a batch's original as it was read, once for all results that are made from this reading. Changes name lines of exactly
 * this document: what another version of the reader makes of the same text is kept beside it.
 * @returns what names it in its batch
 */
export async function keepReading(
  tx: Db,
  batchId: string,
  { sourceDocument, sourceMarkdown }: OriginalAsRead,
): Promise<string> {
  const hash = createHash('sha256')
    .update(JSON.stringify([sourceMarkdown, sourceDocument]))
    .digest('base64url')
  await tx
    .insertInto('batch_readings')
    .values({
      batch_id: batchId,
      hash,
      document: JSON.stringify(sourceDocument),
      // A resume that was written by our form is read as it stands: it is stored as the original alone.
      markdown: sql<string | null>`nullif(${sourceMarkdown}, (
        select original_content from batches where id = ${batchId}
      ))`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return hash
}

/** The original as it was read: as markdown. */
export const readMarkdown = sql<string>`coalesce(read.markdown, original_content)`

/** This owner's result with its batch, and with the reading that it was made from; one from before readings were kept has none. */
export const fromOriginal = (db: Db, ownerId: string, id: string) =>
  db
    .selectFrom('resumes')
    .innerJoin('batches', 'batches.id', 'resumes.batch_id')
    .leftJoin('batch_readings as read', (join) =>
      join.onRef('read.batch_id', '=', 'resumes.batch_id').onRef('read.hash', '=', 'reading'),
    )
    .where('resumes.id', '=', id)
    .where('resumes.owner_id', '=', ownerId)

/** An original and how it was read; one from before documents were kept was read as markdown alone. */
export interface StoredOriginal {
  document: StructuredResume | null
  markdown: string
  /** The text as the person gave it. */
  content: string
}

/** The original of this owner's result; undefined when there is none. */
export function readOriginal(
  db: Db,
  ownerId: string,
  id: string,
): Promise<StoredOriginal | undefined> {
  return fromOriginal(db, ownerId, id)
    .select(['read.document', 'original_content as content', readMarkdown.as('markdown')])
    .executeTakeFirst()
}
