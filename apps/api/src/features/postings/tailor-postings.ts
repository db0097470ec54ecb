import { createHash } from 'node:crypto'
import { CodedError, type TailoredPostings, type TailorPostings } from '@tailorbird/contracts'
import { readChosenPostings, readNamedPostings, readScoredResume } from '@tailorbird/db'
import type { FastifyRequest } from 'fastify'
import { acceptJobs } from '../../intake/accept-jobs.ts'
import type { Parts } from '../../parts.ts'

/**
 * Takes the postings that a person chose in as jobs, from the resume that they are scored against. Who names the
 * same batch again gets the same jobs.
 * @throws CodedError as acceptJobs; not_found for a posting that is none of theirs; resume_empty without a resume
 */
export async function tailorPostings(
  parts: Parts,
  request: FastifyRequest,
  { batchId, postings: ids, options }: TailorPostings,
): Promise<TailoredPostings> {
  const { id: ownerId } = request.owner
  const [chosen, resume] = await Promise.all([
    readChosenPostings(parts.db, ownerId, ids),
    readScoredResume(parts.db, ownerId),
  ])
  if (chosen.length < ids.length) throw new CodedError('not_found')
  if (!resume) throw new CodedError('resume_empty')
  await acceptJobs(parts, request, {
    mode: 'batch',
    batchId,
    options,
    originalContent: resume.originalContent,
    sections: resume.sections ?? undefined,
    fileName: resume.fileName,
    jobs: chosen.map(({ id, text, title, company }) => ({
      id: nameJob(batchId, id),
      jobDescription: text,
      postingId: id,
      // As the list shows it: a table may say what the text does not.
      title,
      company,
    })),
  })
  return { batchId, postings: await readNamedPostings(parts.db, ownerId, ids) }
}

/** The same for the same posting in the same batch. */
function nameJob(batchId: string, postingId: string): string {
  return createHash('sha256').update(`${batchId} ${postingId}`).digest('base64url').slice(0, 21)
}
