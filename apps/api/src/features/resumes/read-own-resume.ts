import { CodedError, type TailoredResume } from '@tailorbird/contracts'
import { readOriginal, readResume, type StoredOriginal, type StoredResume } from '@tailorbird/db'
import { parseResume } from '@tailorbird/reading'
import type { Parts } from '../../parts.ts'

/** A result with its document; one from before documents were kept is read from its markdown. */
export const withDocument = (resume: StoredResume): TailoredResume => ({
  ...resume,
  document: resume.document ?? parseResume(resume.tailoredContent),
})

/**
 * A finished result of this owner.
 * @throws CodedError not_found when there is none, or it is somebody else's
 */
export async function readOwnResume(
  { db }: Parts,
  ownerId: string,
  id: string,
): Promise<TailoredResume> {
  const resume = await readResume(db, ownerId, id)
  if (!resume) throw new CodedError('not_found')
  return withDocument(resume)
}

/**
 * The original of a result of this owner, as it was read.
 * @throws CodedError not_found as readOwnResume
 */
export async function readOwnOriginal(
  { db }: Parts,
  ownerId: string,
  id: string,
): Promise<StoredOriginal> {
  const original = await readOriginal(db, ownerId, id)
  if (original === undefined) throw new CodedError('not_found')
  return original
}
