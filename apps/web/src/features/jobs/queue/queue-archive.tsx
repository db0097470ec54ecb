import { MAX_ARCHIVE_JOBS } from '@tailorbird/contracts'
import { useSelector } from 'react-redux'
import { useJobsDispatch } from '../tailor-resume.ts'
import { wantChoice } from '../want-pdfs.ts'
import { selectQueue } from './select-queue.ts'

/** All that the queue has done as one ZIP, the newest of it where it is too much for one. */
export function QueueArchive() {
  const { done } = useSelector(selectQueue)
  const dispatch = useJobsDispatch()
  if (done.length === 0) return null
  const isTooMuch = done.length > MAX_ARCHIVE_JOBS
  return (
    <button
      type="button"
      className="button-ink mb-4"
      onClick={() => dispatch(wantChoice(done.slice(0, MAX_ARCHIVE_JOBS)))}
    >
      {isTooMuch ? `ZIP archive of the newest ${MAX_ARCHIVE_JOBS}` : 'ZIP archive'}
    </button>
  )
}
