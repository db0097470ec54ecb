import { useMemo, useState } from 'react'
import { changeJob } from '../change-job.ts'
import { selectJobs } from '../jobs-api.ts'
import { useJobsDispatch } from '../tailor-resume.ts'
import { wantPdfs } from '../want-pdfs.ts'
import type { RowCalls } from './row-calls.ts'
import type { JobsThunk } from '../jobs-root.ts'

/** What is done about jobs that the server does not have. */
interface Away {
  onRetry: (id: string) => JobsThunk<void>
  onRemove: (id: string) => JobsThunk<void>
}

/** The calls of a list's rows, stable, and which row's result is open, and what opens one. @param away a constant; left out where the server has all jobs */
export function useRowCalls(away?: Away): {
  openId: string | undefined
  open: (id: string) => void
  calls: RowCalls
} {
  const dispatch = useJobsDispatch()
  const [openId, setOpenId] = useState<string>()
  const calls = useMemo((): RowCalls => {
    const findJob = (id: string) =>
      dispatch((_dispatch, getState) => selectJobs(getState()).data?.jobs[id])
    return {
      onOpen: (id) => setOpenId((open) => (open === id ? undefined : id)),
      onRetry: (id) => {
        if (findJob(id)) void dispatch(changeJob(id, 'retry'))
        else if (away) dispatch(away.onRetry(id))
      },
      onRemove: (id) => {
        if (findJob(id)) void dispatch(changeJob(id, 'remove'))
        else if (away) dispatch(away.onRemove(id))
      },
      onCancel: (id) => void dispatch(changeJob(id, 'cancel')),
      onDownload: (id) => {
        const job = findJob(id)
        if (job) dispatch(wantPdfs('individual', [job]))
      },
    }
  }, [away, dispatch])
  return { openId, open: setOpenId, calls }
}
