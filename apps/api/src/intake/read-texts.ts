import type { FastifyRequest } from 'fastify'
import type { Parts } from '../parts.ts'
import { readSubmission, type SubmittedTexts } from '../texts/read-submission.ts'
import { workKey } from '../texts/work-key.ts'

/** So many characters are read in less than 20 ms, whatever they are. */
const QUICK_CHARS = 20_000

/**
 * Looks whether a resume can be read, and who hires for what: here where it is quick, else in a thread.
 * @throws CodedError as readSubmission; text_too_complex
 */
export async function readTexts(
  { texts }: Pick<Parts, 'texts'>,
  request: FastifyRequest,
  submitted: SubmittedTexts,
): Promise<ReturnType<typeof readSubmission>> {
  const { originalContent, jobDescriptions } = submitted
  const chars = jobDescriptions.reduce((sum, { length }) => sum + length, originalContent.length)
  if (chars <= QUICK_CHARS) return readSubmission(submitted)
  return texts.run('readSubmission', submitted, { key: workKey(request) })
}
