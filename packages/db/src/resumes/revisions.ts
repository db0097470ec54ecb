import type { StructuredResume } from '@tailorbird/contracts'
import { sql } from 'kysely'
import { inTransaction, type Db } from '../client.ts'
import { followOwner, lockOwner } from '../owners/owners.ts'
import { changeOwnTexts, type OwnTextChanges } from './own-texts.ts'
import { fromOriginal, readMarkdown } from './originals.ts'
import { readOwnResume, type StoredResume } from './resumes.ts'

/** A result and what it was made from. */
export interface RevisableResume extends StoredResume {
  /** Its job waits for the first PDF: an edit now could take the job's result away. */
  isRendering: boolean
  originalContent: string
  /** The original as data; null as `document`. */
  original: StructuredResume | null
  jobDescription: string
  createdAt: Date
}

/** A result of this owner as the person may edit it; undefined when there is none. */
export function readRevisable(
  db: Db,
  ownerId: string,
  id: string,
): Promise<RevisableResume | undefined> {
  return followOwner(db, ownerId, (owner) => readOwnRevisable(db, owner, id))
}

async function readOwnRevisable(
  db: Db,
  ownerId: string,
  id: string,
): Promise<RevisableResume | undefined> {
  const result = await readOwnResume(db, ownerId, id)
  if (!result) return undefined
  const source = await fromOriginal(db, ownerId, id)
    .select([
      readMarkdown.as('originalContent'),
      'read.document as original',
      'job_description as jobDescription',
      'resumes.created_at as createdAt',
      sql<boolean>`exists (select from jobs where resume_id = resumes.id and status = 'processing')`.as(
        'isRendering',
      ),
    ])
    .executeTakeFirst()
  return source && { ...result, ...source }
}

/**
 * Stores what a person made of a result; its PDFs are stale then and go in the same transaction, and what the edit
 * says of their own texts is kept.
 * @returns false when somebody else was quicker: read again
 */
export function saveRevision(
  db: Db,
  ownerId: string,
  id: string,
  next: Pick<
    StoredResume,
    'revision' | 'hasOneOffEdits' | 'tailoredContent' | 'analysisResults' | 'changes'
  > & {
    document: StructuredResume
  },
  ownTexts: OwnTextChanges = { keep: [], drop: [] },
): Promise<boolean> {
  return followOwner(db, ownerId, (owner) =>
    inTransaction(db, async (tx) => {
      // First, as everybody else who needs both does.
      await lockOwner(tx, owner)
      const row = await tx
        .updateTable('resumes')
        .set({
          tailored_content: next.tailoredContent,
          document: JSON.stringify(next.document),
          analysis_results: JSON.stringify(next.analysisResults),
          changes: JSON.stringify(next.changes),
          revision: next.revision + 1,
          has_one_off_edits: next.hasOneOffEdits,
        })
        .where('id', '=', id)
        .where('owner_id', '=', owner)
        .where('revision', '=', next.revision)
        .returning('id')
        .executeTakeFirst()
      if (!row) return false
      await tx.deleteFrom('pdfs').where('resume_id', '=', id).execute()
      await changeOwnTexts(tx, owner, ownTexts)
      return true
    }),
  )
}
