import {
  changePosting as changePostingBody,
  CodedError,
  deletedPostings,
  deletePostings as deletePostingsBody,
  exportPostings as exportQuery,
  importedPostings,
  importPostings as importPostingsBody,
  listPostings as listPostingsQuery,
  MAX_IMPORT_BODY_BYTES,
  MAX_TAILOR_BODY_BYTES,
  POSTING_LIFT_TERMS,
  postingDto,
  postingLift,
  postingPage,
  postingText,
  scoredResume,
  scoredResumeAnswer,
  statedPostings,
  statePostings as statePostingsBody,
  tailoredPostings,
  tailorPostings as tailorPostingsBody,
  unchangedPostings,
  unchangedQuestion,
  uuid,
  type ListPostings,
  type NewPosting,
  type PostingPage,
  type ScoredResume,
} from '@tailorbird/contracts'
import {
  changePosting,
  deletePostings,
  describeScoredResume,
  findUnchanged,
  importPostings,
  keepScoredResume,
  listConfirmedSkills,
  listPostings,
  readLacks,
  readPostingText,
  statePostings,
} from '@tailorbird/db'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { object } from 'yup'
import { checkRoom } from '../../intake/check-room.ts'
import { readTexts } from '../../intake/read-texts.ts'
import type { Parts } from '../../parts.ts'
import type { YupTypeProvider } from '../../plugins/validation.ts'
import { exportPostings } from './export-postings.ts'
import { keepReading } from './reading/keep-reading.ts'
import { nameReading, type PostingReader } from './reading/posting-reader.ts'
import { tailorPostings } from './tailor-postings.ts'

const params = object({ postingId: uuid.required() })

/** Postings that the asking owner keeps: take many in, see how the resume meets each, note what comes of them, tailor for some. */
export function ownPostingsRoutes(instance: FastifyInstance, parts: Parts): void {
  const app = instance.withTypeProvider<YupTypeProvider>()
  const { db } = parts
  const reader = keepReading(instance, parts)

  app.post(
    '/api/postings',
    {
      bodyLimit: MAX_IMPORT_BODY_BYTES,
      schema: { body: importPostingsBody, response: { 200: importedPostings } },
    },
    (request) => takeIn(parts, request, reader, request.body.postings),
  )

  app.get(
    '/api/postings',
    { schema: { querystring: listPostingsQuery, response: { 200: postingPage } } },
    (request) => list(parts, request, reader, request.query),
  )

  app.post(
    '/api/postings/resume',
    {
      bodyLimit: MAX_TAILOR_BODY_BYTES,
      schema: { body: scoredResume, response: { 200: scoredResumeAnswer } },
    },
    (request) => keepResume(parts, request, reader, request.body),
  )

  app.post(
    '/api/postings/tailor',
    { schema: { body: tailorPostingsBody, response: { 202: tailoredPostings } } },
    async (request, reply) =>
      reply.code(202).send(await tailorPostings(parts, request, request.body)),
  )

  app.post(
    '/api/postings/unchanged',
    { schema: { body: unchangedQuestion, response: { 200: unchangedPostings } } },
    async ({ owner, body: { postings, options } }) => ({
      unchanged: await findUnchanged(db, owner.id, postings, options),
    }),
  )

  app.post(
    '/api/postings/delete',
    {
      bodyLimit: MAX_DELETE_BYTES,
      schema: { body: deletePostingsBody, response: { 200: deletedPostings } },
    },
    async ({ owner, body, log }) => {
      const deleted = await deletePostings(db, owner.id, body.postings)
      log.info({ ownerId: owner.id, postings: deleted }, 'postings deleted')
      return { deleted }
    },
  )

  app.post(
    '/api/postings/states',
    {
      bodyLimit: MAX_STATES_BYTES,
      schema: { body: statePostingsBody, response: { 200: statedPostings } },
    },
    async ({ owner, body }) => ({ before: await statePostings(db, owner.id, body.postings) }),
  )

  app.get(
    '/api/postings/lift',
    { schema: { response: { 200: postingLift } } },
    async ({ owner }) => {
      const lacks = await readLacks(db, owner.id)
      const lift = await parts.texts.run('findLift', lacks, { key: owner.id })
      return { lift: lift.slice(0, POSTING_LIFT_TERMS) }
    },
  )

  app.get('/api/postings/export', { schema: { querystring: exportQuery } }, (request, reply) =>
    exportPostings(db, request, reply, request.query.format),
  )

  app.get(
    '/api/postings/:postingId',
    { schema: { params, response: { 200: postingText } } },
    async ({ owner, params: { postingId: id } }) => {
      const text = await readPostingText(db, owner.id, id)
      if (text === undefined) throw new CodedError('not_found')
      return { id, text }
    },
  )

  app.patch(
    '/api/postings/:postingId',
    { schema: { params, body: changePostingBody, response: { 200: postingDto } } },
    async ({ owner, params: { postingId }, body }) => {
      const changed = await changePosting(db, owner.id, postingId, body)
      if (!changed) throw new CodedError('not_found')
      return changed
    },
  )
}

/** As many ids as an import has postings, and what stands around them. */
const MAX_DELETE_BYTES = 128 * 1024
/** The same with a state and six days for each. */
const MAX_STATES_BYTES = 1024 * 1024

async function takeIn(
  parts: Parts,
  request: FastifyRequest,
  reader: PostingReader,
  postings: NewPosting[],
) {
  const bytes = postings.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0)
  await checkRoom(parts, request, { jobIds: [], bytes })
  const { id: ownerId } = request.owner
  const begun = performance.now()
  const counted = await importPostings(parts.db, request.owner, postings)
  const ms = Math.round(performance.now() - begun)
  request.log.info({ ownerId, ...counted, ms }, 'postings taken in')
  reader.wake(ownerId, request.id)
  return counted
}

async function list(
  { db }: Parts,
  { owner, id }: FastifyRequest,
  reader: PostingReader,
  query: ListPostings,
): Promise<PostingPage> {
  const resume = (await describeScoredResume(db, owner.id)) ?? null
  const skills = (await listConfirmedSkills(db, owner.id)).map(({ skill }) => skill)
  const readFor = resume ? nameReading(resume.hash, skills) : null
  const page = await listPostings(db, owner.id, query, readFor)
  // Those that a stopped process left, and all of them after another skill or resume.
  if (page.unread > 0) reader.wake(owner.id, id)
  return { ...page, resume }
}

async function keepResume(
  parts: Parts,
  request: FastifyRequest,
  reader: PostingReader,
  resume: ScoredResume,
) {
  const { originalContent } = resume
  await readTexts(parts, request, { originalContent, jobDescriptions: [] })
  const hash = await keepScoredResume(parts.db, request.owner, resume)
  const { id: ownerId } = request.owner
  request.log.info({ ownerId }, 'resume for postings kept')
  reader.wake(ownerId, request.id)
  return { hash }
}
