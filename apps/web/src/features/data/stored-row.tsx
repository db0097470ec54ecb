import { SHOWN_COMPANY_CHARS, SHOWN_TITLE_CHARS, type StoredResume } from '@tailorbird/contracts'
import { shorten } from '../../lib/shorten.ts'
import { sayMoment } from './say-stored.ts'

interface Props {
  resume: StoredResume
  isOpen: boolean
  onOpen: () => void
  onDownload: () => void
  onDelete: () => void
}

/** The button that deletes a result has this id. */
export const deleteButtonId = (id: string) => `delete-${id}`

/** One stored result: what it is, since when, and what can be done with it. */
export function StoredRow({ resume, isOpen, onOpen, onDownload, onDelete }: Props) {
  const { id, jobTitle, companyName, createdAt, matchScore } = resume
  const name = `${jobTitle}, ${companyName}`
  return (
    <div className="grid gap-x-8 border-b border-line px-1 pt-3 pb-1 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:pb-3">
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <bdi title={jobTitle}>{shorten(jobTitle, SHOWN_TITLE_CHARS)}</bdi>
          <span className="text-soft">
            {' at '}
            <bdi title={companyName}>{shorten(companyName, SHOWN_COMPANY_CHARS)}</bdi>
          </span>
        </p>
        <p className="text-small text-soft">
          Stored on <time dateTime={createdAt}>{sayMoment(createdAt)}</time>
          {typeof matchScore === 'number' && `, match score ${Math.round(matchScore)}`}
        </p>
      </div>
      <div className="-mx-1 flex flex-wrap gap-x-4 text-small [&>*]:min-w-11 [&>*]:text-[0.9375rem]">
        <button
          type="button"
          data-home
          className="button-plain"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Close' : 'Open'}: ${name}`}
          onClick={onOpen}
        >
          {isOpen ? 'Close' : 'Open'}
        </button>
        <button
          type="button"
          className="button-plain"
          aria-label={`Download PDF: ${name}`}
          onClick={onDownload}
        >
          Download PDF
        </button>
        <a
          className="button-plain"
          href={`/api/resume/${id}/markdown`}
          target="_blank"
          rel="noopener"
          aria-label={`View markdown: ${name}`}
        >
          View markdown
        </a>
        <button
          type="button"
          id={deleteButtonId(id)}
          className="button-plain"
          aria-label={`Delete: ${name}`}
          onClick={onDelete}
        >
          Delete
        </button>
      </div>
    </div>
  )
}
