import type { TailoredResume } from '@tailorbird/contracts'
import { useDispatch } from 'react-redux'
import { downloadAsked } from '../../../lib/download-slice.ts'
import type { Paper } from '../../../lib/kept-paper.ts'
import type { PdfStand } from '../../../lib/pdf-stand.ts'

interface Props {
  result: TailoredResume
  paper: Paper
  pdf: PdfStand
}

/** A result as PDF and as markdown. Where the PDF failed, the text is there and the PDF is made again. */
export function TakeAway({ result, paper, pdf }: Props) {
  const { id, jobTitle } = result
  const dispatch = useDispatch()

  function download() {
    if (pdf.phase !== 'there') return
    const files = [{ resumeId: id, title: jobTitle, ...paper }]
    dispatch(downloadAsked({ downloadType: 'single', files }))
  }

  return (
    <div>
      {pdf.phase === 'failed' && (
        <p className="mb-3 border-s-2 border-amber ps-4 text-small wrap-anywhere">
          {pdf.message} Your resume is kept, and its text is below.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {pdf.phase === 'failed' ? (
          <button type="button" className="button-thread w-full sm:w-auto" onClick={pdf.onAgain}>
            Make the PDF again
          </button>
        ) : (
          <button
            id="download-pdf"
            type="button"
            className="button-thread w-full min-w-46 sm:w-auto"
            aria-disabled={pdf.phase === 'preparing'}
            onClick={download}
          >
            {pdf.phase === 'preparing' ? 'Preparing…' : 'Download PDF'}
          </button>
        )}
        <a
          className="button-plain"
          href={`/api/resume/${encodeURIComponent(id)}/markdown`}
          target="_blank"
          rel="noopener"
        >
          View markdown
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </div>
    </div>
  )
}
