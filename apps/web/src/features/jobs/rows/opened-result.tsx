import { SHOWN_TITLE_CHARS } from '@tailorbird/contracts'
import { useEffect, useRef, type ReactNode } from 'react'
import { shallowEqual, useSelector } from 'react-redux'
import { shorten } from '../../../lib/shorten.ts'
import type { JobsRoot } from '../jobs-root.ts'
import type { PdfStand } from '../../../lib/pdf-stand.ts'
import { changeJob } from '../change-job.ts'
import { selectJobs } from '../jobs-api.ts'
import { readPdfStand } from '../read-pdf-stand.ts'
import { useJobsDispatch } from '../tailor-resume.ts'
import { viewRow } from './row-view.ts'

interface Props {
  id: string
  renderResult: (resumeId: string, pdf: PdfStand) => ReactNode
}

/** The result of the row that was opened, below its list, or how far it is; eyes and focus go there. */
export function OpenedResult({ id, renderResult }: Props) {
  const row = useSelector((state: JobsRoot) => viewRow(state, id), shallowEqual)
  const job = useSelector((state: JobsRoot) => selectJobs(state).data?.jobs[id])
  const dispatch = useJobsDispatch()
  const place = useRef<HTMLElement>(null)

  useEffect(() => {
    place.current?.scrollIntoView({ block: 'start' })
    place.current?.focus({ preventScroll: true })
  }, [])

  if (!row) return null
  return (
    <section
      ref={place}
      aria-label={`Result: ${shorten(row.title, SHOWN_TITLE_CHARS)}`}
      tabIndex={-1}
      className="mt-10 scroll-mt-10 border-t border-ink pt-8 outline-none"
    >
      {row.resumeId === undefined ? (
        <p className="text-soft wrap-anywhere">{row.words}</p>
      ) : (
        renderResult(
          row.resumeId,
          readPdfStand(job, () => void dispatch(changeJob(id, 'retry'))),
        )
      )}
    </section>
  )
}
