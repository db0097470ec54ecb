import { isJobPdf } from '@tailorbird/contracts'
import { finishJobs, hasPdf, readForRendering, savePdf, tellRenderingFailed } from '@tailorbird/db'
import { renderFitted, type PdfRenderer } from '@tailorbird/pdf'
import type { JobContext } from '@tailorbird/queue'
import { parseResume } from '@tailorbird/reading'
import { toHtml } from '@tailorbird/document'
import { goOn } from '../go-on.ts'
import type { Parts } from '../parts.ts'

/** Renders one stored resume, and ends the jobs that wait for it: 100. */
export async function renderPdf(
  parts: Parts,
  renderer: PdfRenderer,
  { payload, signal, log }: JobContext<'render-pdf'>,
): Promise<void> {
  const { db } = parts
  const { resumeId, template, size, fit } = payload
  const key = { resumeId, template, size, fit }
  while (!(await hasPdf(db, key))) {
    const resume = await readForRendering(db, resumeId)
    if (!resume) {
      log.info({}, 'nothing to do: the resume is gone')
      // Whoever asked for it would wait for as long as a rendering may take.
      return tellRenderingFailed(db, key, 'not_found')
    }
    const document = resume.document ?? parseResume(resume.markdown)
    const write = (density: number) =>
      toHtml(document, { size, template, title: resume.title, density })
    const started = performance.now()
    const bytes = await renderFitted(renderer, write, { size, fit, signal })
    const ms = Math.round(performance.now() - started)
    const isStored = await savePdf(db, key, resume.revision, bytes)
    log.info({ bytes: bytes.length, ms }, isStored ? 'rendered' : 'edited meanwhile: once more')
  }
  if (isJobPdf(key)) await goOn(parts, await finishJobs(db, resumeId))
}
