import type { ResumeRequest } from '@tailorbird/contracts'
import type { Db } from '../client.ts'

/**
 * What a result of this owner was made from, to make another one. How it was to be written and read is known while its job is there.
 * @returns undefined when there is no such result of theirs
 */
export async function readRequest(
  db: Db,
  ownerId: string,
  id: string,
): Promise<ResumeRequest | undefined> {
  const row = await db
    .selectFrom('resumes')
    .innerJoin('batches as own', 'own.id', 'resumes.batch_id')
    .leftJoin('jobs', (join) =>
      join
        .onRef('jobs.resume_id', '=', 'resumes.id')
        .onRef('jobs.owner_id', '=', 'resumes.owner_id'),
    )
    .leftJoin('batches', 'batches.id', 'jobs.batch_id')
    .select([
      'own.original_content',
      'resumes.job_description',
      'batches.sections',
      'batches.options',
      'batches.file_name',
    ])
    .where('resumes.id', '=', id)
    .where('resumes.owner_id', '=', ownerId)
    .limit(1)
    .executeTakeFirst()
  return (
    row && {
      originalContent: row.original_content,
      jobDescription: row.job_description,
      sections: row.sections ?? undefined,
      options: row.options ?? undefined,
      fileName: row.file_name ?? undefined,
    }
  )
}
