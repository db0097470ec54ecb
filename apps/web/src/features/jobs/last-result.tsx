import { SHOWN_COMPANY_CHARS, SHOWN_TITLE_CHARS } from '@tailorbird/contracts'
import { useSelector } from 'react-redux'
import { shorten } from '../../lib/shorten.ts'
import { findLastResult } from './current-view.ts'
import { selectJobs } from './jobs-api.ts'
import type { JobsRoot } from './jobs-root.ts'
import { openJob, useJobsDispatch } from './tailor-resume.ts'

/** The way back to the newest single result, which a switch of the mode cleared from the page. */
export function LastResult() {
  const job = useSelector((state: JobsRoot) => findLastResult(selectJobs(state).data))
  const dispatch = useJobsDispatch()
  if (!job) return null
  const { id, title, company } = job

  function open() {
    dispatch(openJob(id))
    // The line goes away with its button.
    document.getElementById('result-title')?.focus()
  }
  return (
    <p className="text-small text-soft wrap-anywhere">
      Your last result: <bdi title={title}>{shorten(title, SHOWN_TITLE_CHARS)}</bdi>
      {' at '}
      <bdi title={company}>{shorten(company, SHOWN_COMPANY_CHARS)}</bdi>{' '}
      <button type="button" className="button-plain" onClick={open}>
        Open
      </button>
    </p>
  )
}
