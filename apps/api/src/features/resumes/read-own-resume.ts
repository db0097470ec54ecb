import {
  CodedError,
  type EarlierResumes,
  type ResumeRequest,
  isOpenSuggestion,
  type TailoredResume,
} from '@tailorbird/contracts'
import {
  listEarlier,
  readOriginal,
  readRequest,
  readResume,
  readWantsSuggestions,
  type StoredOriginal,
  type StoredResume,
} from '@tailorbird/db'
import type { Parts } from '../../parts.ts'

/**
 * A result with its document; one from before documents were kept is read from its markdown.
 * @throws CodedError text_too_complex
 */
export async function withDocument(
  { texts }: Pick<Parts, 'texts'>,
  ownerId: string,
  resume: StoredResume,
): Promise<TailoredResume> {
  const { document, tailoredContent } = resume
  return {
    ...resume,
    document: document ?? (await texts.run('parseResume', tailoredContent, { key: ownerId })),
  }
}

/**
 * A finished result of this owner; who wants no suggestions is shown none.
 * @throws CodedError not_found when there is none, or it is somebody else's
 */
export async function readOwnResume(
  parts: Parts,
  ownerId: string,
  id: string,
): Promise<TailoredResume> {
  const { db } = parts
  const resume = await readResume(db, ownerId, id)
  if (!resume) throw new CodedError('not_found')
  const result = await withDocument(parts, ownerId, resume)
  if (!result.changes.some(isOpenSuggestion) || (await readWantsSuggestions(db, ownerId)))
    return result
  return { ...result, changes: result.changes.filter((change) => !isOpenSuggestion(change)) }
}

/**
 * The original of a result of this owner: the person's own text, and how it was read.
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

/**
 * What this owner has of the same posting from before a result.
 * @throws CodedError not_found as readOwnResume
 */
export async function readOwnEarlier(
  { db }: Parts,
  ownerId: string,
  id: string,
): Promise<EarlierResumes> {
  const resumes = await listEarlier(db, ownerId, id)
  if (!resumes) throw new CodedError('not_found')
  return { resumes }
}

/**
 * What a result of this owner was made from.
 * @throws CodedError not_found as readOwnResume
 */
export async function readOwnRequest(
  { db }: Parts,
  ownerId: string,
  id: string,
): Promise<ResumeRequest> {
  const made = await readRequest(db, ownerId, id)
  if (!made) throw new CodedError('not_found')
  return made
}
