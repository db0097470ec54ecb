import { CodedError, type TailoredResume } from '@tailorbird/contracts'
import { readOriginal, readResume } from '@tailorbird/db'
import type { Parts } from '../../parts.ts'

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
  return resume
}

/**
 * The original of a result of this owner, as it was read, as markdown.
 * @throws CodedError not_found as readOwnResume
 */
export async function readOwnOriginal({ db }: Parts, ownerId: string, id: string): Promise<string> {
  const original = await readOriginal(db, ownerId, id)
  if (original === undefined) throw new CodedError('not_found')
  return original
}
