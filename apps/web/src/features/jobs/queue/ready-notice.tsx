import { shallowEqual, useSelector } from 'react-redux'
import { selectJobs } from '../jobs-api.ts'
import type { JobsRoot, JobsThunk } from '../jobs-root.ts'
import { useJobsDispatch } from '../tailor-resume.ts'
import { wantPdfs } from '../want-pdfs.ts'
import { readySet } from './queue-slice.ts'
import { followLine } from './ready-while-away.ts'

/** What auto-download would have fetched, had a page been open: nothing opens by itself on return. */
export function ReadyNotice() {
  const dispatch = useJobsDispatch()
  const ready = useSelector(selectReady, shallowEqual)
  if (ready.length === 0) return null
  const isOne = ready.length === 1
  return (
    <section
      aria-label="Ready while you were away"
      className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-2 border-y border-line py-4"
    >
      <p className="me-auto">
        <span aria-hidden="true" className="text-leaf">
          ✓{' '}
        </span>
        {isOne ? '1 PDF' : `${ready.length} PDFs`} became ready while you were away.
      </p>
      <button
        type="button"
        className="button-ink"
        onClick={() => {
          dispatch(wantPdfs(isOne ? 'individual' : 'batch', ready))
          dispatch(forgetReady())
          document.getElementById('result-title')?.focus({ preventScroll: true })
        }}
      >
        {isOne ? 'Download it' : 'Download them'}
      </button>
      <button
        type="button"
        className="button-plain"
        onClick={() => {
          dispatch(forgetReady())
          document.getElementById('result-title')?.focus({ preventScroll: true })
        }}
      >
        Not now
      </button>
    </section>
  )
}

function selectReady(state: JobsRoot) {
  const { ready, autoDownload } = state.queue
  const jobs = selectJobs(state).data?.jobs ?? {}
  if (!autoDownload) return []
  return ready.flatMap((id) => jobs[id] ?? []).filter(({ status }) => status === 'done')
}

/** The PDFs are fetched, or nobody wants them. */
function forgetReady(): JobsThunk<void> {
  return (dispatch, getState) => {
    dispatch(readySet([]))
    const cache = selectJobs(getState()).data
    if (cache) dispatch(followLine(cache, cache))
  }
}
