import { errorCatalog, PREVIEW_CHARS, type StructuredResume } from '@tailorbird/contracts'
import { useId, useMemo, useState } from 'react'
import type { Paper } from '../../../lib/kept-paper.ts'
import { PrintedPage } from './printed-page.tsx'
import { cutPage, readPage } from './read-page.ts'
import './print-font.css'
import './sheet.css'
import { writePage } from './write-page.ts'

interface Props {
  resume: StructuredResume
  paper: Paper
}

/** The tailored resume on paper: its first 500 characters with a pinked edge, then all of it. */
export function Sheet({ resume, paper }: Props) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const html = useMemo(() => writePage(resume, paper), [resume, paper])
  const preview = useMemo(() => readPreview(html), [html])
  const whole = useMemo(() => (html === null ? null : readPage(html)), [html])
  if (!preview || !whole) return <TooLong />
  const isCut = preview.isCut && !isOpen
  return (
    <div>
      <div className={isCut ? 'sheet-outline' : ''}>
        <div id={id} className={`sheet printed ${isCut ? 'sheet-cut pinked' : 'sheet-whole'}`}>
          <PrintedPage page={isCut ? preview.page : whole} />
        </div>
      </div>
      {preview.isCut && (
        <button
          type="button"
          className="button-ink mt-5"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Show all'}
        </button>
      )}
    </div>
  )
}

/** All of a resume on paper, beside what it is written from. @param resume null while it can't be read */
export function WholeSheet({ resume, paper }: { resume: StructuredResume | null; paper: Paper }) {
  const page = useMemo(() => {
    const html = resume && writePage(resume, paper)
    return html === null ? null : readPage(html)
  }, [resume, paper])
  if (resume && !page) return <TooLong />
  return <div className="sheet printed">{page && <PrintedPage page={page} />}</div>
}

const TooLong = () => (
  <p className="border-y border-amber py-6 text-small">
    {errorCatalog.document_too_large.sentence}
  </p>
)

function readPreview(html: string | null) {
  if (html === null) return null
  const page = readPage(html)
  const isCut = cutPage(page, PREVIEW_CHARS)
  // What is cut is no page; it ends below its last line.
  page.classList.toggle('cut', isCut)
  return { page, isCut }
}
