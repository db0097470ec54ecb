import type { AnalysisResults, Change } from '@tailorbird/contracts'
import { inTransaction, type Db } from '../client.ts'
import { followOwner } from '../owners/owners.ts'

/** A result and what it was made from. */
export interface RevisableResume {
  revision: number
  /** Its job waits for the first PDF: an edit now could take the job's result away. */
  isRendering: boolean
  originalContent: string
  jobDescription: string
  tailoredContent: string
  analysisResults: AnalysisResults
  changes: Change[]
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
  const row = await db
    .selectFrom('resumes')
    .select([
      'revision',
      'original_content',
      'source_markdown',
      'job_description',
      'tailored_content',
      'analysis_results',
      'changes',
    ])
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  const job = await db
    .selectFrom('jobs')
    .select('id')
    .where('resume_id', '=', id)
    .where('status', '=', 'processing')
    .executeTakeFirst()
  if (row?.tailored_content == null || !row.analysis_results) return undefined
  return {
    revision: row.revision,
    isRendering: job !== undefined,
    originalContent: row.source_markdown ?? row.original_content,
    jobDescription: row.job_description,
    tailoredContent: row.tailored_content,
    analysisResults: row.analysis_results,
    changes: row.changes,
  }
}

/**
 * Stores what a person made of a result; its PDFs are stale then and go in the same transaction.
 * @returns false when somebody else was quicker: read again
 */
export function saveRevision(
  db: Db,
  ownerId: string,
  id: string,
  next: Pick<RevisableResume, 'revision' | 'tailoredContent' | 'analysisResults' | 'changes'>,
): Promise<boolean> {
  return followOwner(db, ownerId, (owner) =>
    inTransaction(db, async (tx) => {
      const row = await tx
        .updateTable('resumes')
        .set({
          tailored_content: next.tailoredContent,
          analysis_results: JSON.stringify(next.analysisResults),
          changes: JSON.stringify(next.changes),
          revision: next.revision + 1,
        })
        .where('id', '=', id)
        .where('owner_id', '=', owner)
        .where('revision', '=', next.revision)
        .returning('id')
        .executeTakeFirst()
      if (!row) return false
      await tx.deleteFrom('pdfs').where('resume_id', '=', id).execute()
      return true
    }),
  )
}
