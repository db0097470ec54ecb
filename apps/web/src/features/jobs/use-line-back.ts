import { useEffect, useRef } from 'react'
import { useSelector } from 'react-redux'
import { giveSign } from '../../lib/first-sign.ts'
import { repeatCalls } from './batch/send-batch.ts'
import { selectJobs } from './jobs-api.ts'
import type { JobsRoot } from './jobs-root.ts'
import { isUnanswered } from './outgoing-job.ts'
import { repeatQueueCalls } from './queue/send-queue.ts'
import { isSingleUnanswered, repeatTailor, useJobsDispatch } from './tailor-resume.ts'

/** How long to wait before a call that got no answer from a server in reach is made again, in milliseconds. */
const AGAIN_MS = 5000

/**
 * Sends by itself what the server does not have, as soon as it can be reached: after a load, and when the
 * line comes back. The ids stay, so that what had arrived is not done twice.
 */
export function useLineBack(): void {
  const isReached = useSelector(
    (state: JobsRoot) =>
      state.connection.status === 'fine' && selectJobs(state).data?.loaded === true,
  )
  const hasUnsent = useSelector(hasUnanswered)
  const dispatch = useJobsDispatch()
  const wasReached = useRef(false)

  useEffect(() => {
    const isBack = isReached && !wasReached.current
    wasReached.current = isReached
    if (!isReached || !hasUnsent) return undefined
    const repeat = () => {
      giveSign()
      dispatch(repeatTailor())
      dispatch(repeatCalls(['unanswered']))
      dispatch(repeatQueueCalls(['unanswered']))
    }
    const timer = setTimeout(repeat, isBack ? 0 : AGAIN_MS)
    return () => clearTimeout(timer)
  }, [dispatch, hasUnsent, isReached])
}

/** Whether there is a job that the server does not have yet. */
export function hasUnanswered(state: JobsRoot): boolean {
  return (
    isSingleUnanswered(state) ||
    Boolean(state.batch?.jobs.some(isUnanswered)) ||
    state.queue.unsent.some(isUnanswered)
  )
}
