import { CodedError, jobPdf, type PatchResume, type TailoredResume } from '@tailorbird/contracts'
import { readOwnTexts, readRevisable, saveRevision, type RevisableResume } from '@tailorbird/db'
import type { FastifyRequest } from 'fastify'
import type { Parts } from '../../parts.ts'
import { workKey } from '../../texts/work-key.ts'
import { readOwnResume } from './read-own-resume.ts'

const TRIES = 3

/**
 * Makes of a result what the person wants: checked, scored and printed anew, without a model.
 * @returns the result as it is now
 * @throws CodedError not_found; invalid_input for changes that are none of this resume; resume_empty,
 * resume_unreadable, text_too_complex and document_too_large for such texts; not_finished before its first PDF is there; edited_elsewhere when
 * it was not made from what is stored, or other edits were quicker every time
 */
export async function reviseResume(
  parts: Parts,
  request: FastifyRequest,
  resumeId: string,
  body: PatchResume,
): Promise<TailoredResume> {
  const { db } = parts
  const ownerId = request.owner.id
  for (let tries = 0; tries < TRIES; tries += 1) {
    const current = await readRevisable(db, ownerId, resumeId)
    if (!current) throw new CodedError('not_found')
    if (current.isRendering) throw new CodedError('not_finished')
    if (body.revision !== undefined && body.revision !== current.revision) {
      throw new CodedError('edited_elsewhere')
    }
    const { ownWords, ...next } = await parts.texts.run(
      'reviseText',
      {
        current,
        wish: readWish(body, current),
        ownTexts: await readOwnTexts(db, ownerId),
      },
      { key: workKey(request) },
    )
    const revised = { ...next, revision: current.revision }
    if (await saveRevision(db, ownerId, resumeId, revised, ownWords)) {
      request.log.info({ resumeId, revision: current.revision + 1 }, 'revised')
      await printAgain(parts, request, resumeId)
      return readOwnResume(parts, ownerId, resumeId)
    }
  }
  throw new CodedError('edited_elsewhere')
}

function readWish(body: PatchResume, { changes }: RevisableResume) {
  const { acceptedChanges, tailoredContent = '', answer } = body
  if (answer) {
    if (changes.some(({ id, doubt }) => id === answer.change && doubt)) return { answer }
    const message = 'This is no suggestion of this resume'
    throw new CodedError('invalid_input', { fields: [{ path: 'answer.change', message }] })
  }
  if (acceptedChanges === undefined) return { tailoredContent }
  const known = new Set(changes.map(({ id }) => id))
  const fields = acceptedChanges.flatMap((id, index) =>
    known.has(id)
      ? []
      : [{ path: `acceptedChanges[${index}]`, message: 'This is no change of this resume' }],
  )
  if (fields.length > 0) throw new CodedError('invalid_input', { fields })
  return { acceptedChanges }
}

/** What is stored is safe: a queue that is away only makes the next download render it. */
async function printAgain(parts: Parts, request: FastifyRequest, resumeId: string): Promise<void> {
  const key = jobPdf(resumeId)
  try {
    await parts.producer.enqueue('render-pdf', { ...key, requestId: request.id }, { again: true })
  } catch (error) {
    if (!(error instanceof CodedError)) throw error
    request.log.warn({ resumeId, code: error.code }, 'not printed yet')
  }
}
