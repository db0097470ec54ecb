import {
  DEFAULT_FIT,
  DEFAULT_PAGE_SIZE,
  DEFAULT_TEMPLATE,
  earlierResumes,
  jobDto,
  MAX_PATCH_BODY_BYTES,
  MAX_TAILOR_BODY_BYTES,
  pageFit,
  pageSize,
  patchResume,
  resumeRequest,
  tailoredResume,
  tailorRequest,
  templateName,
  uuid,
  type OriginalResume,
  type TailoredResume,
} from '@tailorbird/contracts'
import { noteLook } from '@tailorbird/db'
import { joinFileName } from '@tailorbird/document'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyInstance } from 'fastify'
import { object } from 'yup'
import type { Parts } from '../../parts.ts'
import type { YupTypeProvider } from '../../plugins/validation.ts'
import { awaitPdf } from '../../rendering/await-pdf.ts'
import { checkTemplate } from '../../rendering/check-template.ts'
import { workKey } from '../../texts/work-key.ts'
import {
  readOwnEarlier,
  readOwnOriginal,
  readOwnRequest,
  readOwnResume,
} from './read-own-resume.ts'
import { reviseResume } from './revise-resume.ts'
import { tailorAndWait } from './tailor-and-wait.ts'

const idParams = object({ resumeId: uuid.required() })
const pdfQuery = object({
  size: pageSize.default(DEFAULT_PAGE_SIZE),
  template: templateName.default(DEFAULT_TEMPLATE),
  fit: pageFit.default(DEFAULT_FIT),
})

/** Tailored resumes of the asking owner: make one, read it, revise it, as PDF, as markdown. */
export function resumesRoutes(instance: FastifyInstance, parts: Parts): void {
  const app = instance.withTypeProvider<YupTypeProvider>()

  app.post(
    '/api/resume/tailor',
    {
      bodyLimit: MAX_TAILOR_BODY_BYTES,
      schema: { body: tailorRequest, response: { 200: tailoredResume, 202: jobDto } },
    },
    async (request, reply) => {
      const respondAsync = /\brespond-async\b/i.test(String(request.headers['prefer'] ?? ''))
      const outcome = await tailorAndWait(parts, request, request.body, respondAsync)
      if ('tailoredContent' in outcome) return reply.code(200).send(outcome)
      if (respondAsync) void reply.header('preference-applied', 'respond-async')
      return reply.code(202).send(outcome)
    },
  )

  app.get(
    '/api/resume/:resumeId',
    { schema: { params: idParams, response: { 200: tailoredResume } } },
    (request) => readOwnResume(parts, request.owner.id, request.params.resumeId),
  )

  app.patch(
    '/api/resume/:resumeId',
    {
      bodyLimit: MAX_PATCH_BODY_BYTES,
      schema: { params: idParams, body: patchResume, response: { 200: tailoredResume } },
    },
    (request) => reviseResume(parts, request, request.params.resumeId, request.body),
  )

  app.get(
    '/api/resume/:resumeId/markdown',
    { schema: { params: idParams } },
    async (request, reply) => {
      const resume = await readOwnResume(parts, request.owner.id, request.params.resumeId)
      return reply
        .type('text/markdown; charset=utf-8')
        .header('content-disposition', disposition(resume, 'md'))
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(resume.tailoredContent)
    },
  )

  app.get(
    '/api/resume/:resumeId/original',
    { schema: { params: idParams } },
    async (request, reply) => {
      const original = await readOwnOriginal(parts, request.owner.id, request.params.resumeId)
      void reply.header('vary', 'accept')
      if (/\bapplication\/json\b/i.test(request.headers.accept ?? '')) {
        const key = workKey(request)
        const document =
          original.document ?? (await parts.texts.run('parseResume', original.markdown, { key }))
        return { content: original.content, document } satisfies OriginalResume
      }
      return reply
        .type('text/plain; charset=utf-8')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(original.content)
    },
  )

  app.get(
    '/api/resume/:resumeId/earlier',
    { schema: { params: idParams, response: { 200: earlierResumes } } },
    (request) => readOwnEarlier(parts, request.owner.id, request.params.resumeId),
  )

  app.get(
    '/api/resume/:resumeId/request',
    { schema: { params: idParams, response: { 200: resumeRequest } } },
    (request) => readOwnRequest(parts, request.owner.id, request.params.resumeId),
  )

  app.get(
    '/api/resume/:resumeId/pdf',
    { schema: { params: idParams, querystring: pdfQuery } },
    async (request, reply) => {
      const resume = await readOwnResume(parts, request.owner.id, request.params.resumeId)
      await checkTemplate(parts, request, request.query.template)
      const pdf = { resumeId: resume.id, ...request.query }
      const bytes = await awaitPdf(parts, request, pdf)
      await noteLook(parts.db, request.owner.id, pdf)
      return reply
        .type('application/pdf')
        .header('content-disposition', disposition(resume, 'pdf'))
        .header('cache-control', 'private, no-store')
        .send(bytes)
    },
  )
}

/** Named as in an archive. */
function disposition(resume: TailoredResume, extension: string): string {
  const person = resume.document.contactInfo.fullName
  const name = joinFileName([person, resume.companyName, resume.jobTitle], extension)
  return contentDisposition(name, { type: 'inline' })
}
