import { useEffect, useRef } from 'react'
import { shallowEqual, useSelector } from 'react-redux'
import { notified } from '../../lib/toast-slice.ts'
import { viewCurrentJob, type CurrentView } from './current-view.ts'
import { useJobsQuery } from './jobs-api.ts'
import { useLineBack } from './use-line-back.ts'
import { useJobsDispatch } from './tailor-resume.ts'

/** Follows the job that this page shows, and says so when it is finished. */
export function useCurrentJob(): CurrentView {
  useJobsQuery()
  useLineBack()
  const view = useSelector(viewCurrentJob, shallowEqual)
  const dispatch = useJobsDispatch()
  const before = useRef(view.phase)

  useEffect(() => {
    if (before.current === 'running') {
      if (view.phase === 'done') {
        dispatch(notified({ title: 'Resume tailored successfully', tone: 'good' }))
      }
      if (view.phase === 'failed') {
        const { reference, resumeId, exhausted = false } = view
        const isPdfMissing = resumeId !== undefined && !exhausted
        dispatch(
          notified({
            title: isPdfMissing ? 'Your resume is here' : 'Error',
            description: isPdfMissing ? 'Only its PDF failed.' : 'Failed to tailor resume',
            tone: 'bad',
            reference,
          }),
        )
      }
    }
    before.current = view.phase
  }, [dispatch, view])

  return view
}
