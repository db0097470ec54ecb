import { CodedError, type ErrorCode, type PaperChoice } from '@tailorbird/contracts'
import { hasPdf, readArchivedText, type BatchResult, type PdfKey } from '@tailorbird/db'
import type { FastifyRequest } from 'fastify'
import type { Parts } from '../../../parts.ts'
import { awaitPdf } from '../../../rendering/await-pdf.ts'
import { createNames } from '../../../zip/name-files.ts'
import { addFile, type ZipAnswer } from '../../../zip/send-zip.ts'
import { choosePaper } from './choose-paper.ts'
import { toCsv, toJson, type ManifestEntry } from './manifest.ts'
import { workAhead } from './work-ahead.ts'

/** How many PDFs may be on the render queue while earlier files are sent. */
const RENDERED_AHEAD = 4

/** After a failure that says that nobody prints, PDFs that are not stored are not waited for any more. */
const RENDERER_AWAY: ReadonlySet<ErrorCode> = new Set(['render_timeout', 'queue_unavailable'])

interface Archive extends ZipAnswer {
  parts: Parts
  request: FastifyRequest
  /** Null where the jobs are of any. */
  batchId: string | null
  /** Whether their owner has all templates. */
  anyTemplate: boolean
  /** Of what nobody has looked at yet. */
  size: PaperChoice['size'] | undefined
}

/** A result's PDF and the name of its files, which begins with the person's. */
interface Wanted {
  pdf: PdfKey
  nameFor: (person: string) => string
}

const NOTHING = {
  person: '',
  pdf: null,
  markdown: null,
  template: null,
  size: null,
  fit: null,
  problem: null,
}

/**
 * Writes the files of these results into the archive, one after the other, as fast as they are read.
 * @returns how many PDFs are missing; the manifest names them
 * @throws the signal's reason when aborted
 */
export async function fillArchive(archive: Archive, results: BatchResult[]): Promise<number> {
  const giveName = createNames()
  const renderFirst = createRendering(archive)
  const wanted = results.map((result) => choosePaper(result, archive))
  const nextRendered = workAhead(
    wanted.filter((pdf) => pdf !== undefined),
    RENDERED_AHEAD,
    renderFirst,
  )
  const entries: ManifestEntry[] = []
  for (const [at, { title, company, score, status }] of results.entries()) {
    const pdf = wanted[at]
    const nameFor = (person: string) => giveName(person, company, title)
    const files = pdf ? await addFiles(archive, { pdf, nameFor }, nextRendered()) : {}
    entries.push({ ...NOTHING, title, company, score, status, ...files })
  }
  await addFile(archive, 'manifest.csv', Buffer.from(toCsv(entries)))
  await addFile(archive, 'manifest.json', Buffer.from(toJson(archive.batchId, entries)))
  return entries.filter(({ problem }) => problem !== null).length
}

async function addFiles(
  archive: Archive,
  { pdf: key, nameFor }: Wanted,
  rendered: Promise<CodedError | undefined>,
): Promise<Partial<ManifestEntry>> {
  const { parts, request } = archive
  const text = await readArchivedText(parts.db, request.owner.id, key.resumeId)
  if (!text) return { problem: new CodedError('not_found').message }
  const { person } = text
  const name = nameFor(person)
  const markdown = `${name}.md`
  await addFile(archive, markdown, Buffer.from(text.markdown))
  const pdf = `${name}.pdf`
  const failure = (await rendered) ?? (await addPdf(archive, pdf, key))
  if (failure) return { person, markdown, problem: failure.message }
  const { template, size, fit } = key
  return { person, markdown, pdf, template, size, fit }
}

/**
 * Has PDFs rendered that are not stored, and forgets them: each is read when its turn has come. While the
 * renderer is away one wait is enough, or 500 PDFs would take hours to be found missing.
 */
function createRendering({ parts, request, signal, batchId }: Archive) {
  let away: CodedError | undefined
  return async (pdf: PdfKey): Promise<CodedError | undefined> => {
    try {
      if (await hasPdf(parts.db, pdf)) return undefined
      if (away) return away
      await awaitPdf(parts, request, pdf, signal)
      return undefined
    } catch (error) {
      const failure =
        error instanceof CodedError ? error : new CodedError('internal', { cause: error })
      if (signal.aborted) return failure
      const { resumeId } = pdf
      request.log.warn({ resumeId, code: failure.code }, 'PDF not in the archive')
      if (RENDERER_AWAY.has(failure.code) && !away) {
        away = failure
        request.log.warn({ batchId, code: failure.code }, 'no PDF is waited for any more')
      }
      return failure
    }
  }
}

async function addPdf(
  archive: Archive,
  name: string,
  key: PdfKey,
): Promise<CodedError | undefined> {
  try {
    const pdf = await awaitPdf(archive.parts, archive.request, key, archive.signal)
    await addFile(archive, name, pdf)
    return undefined
  } catch (error) {
    if (error instanceof CodedError) return error
    throw error
  }
}
