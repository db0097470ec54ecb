import { useEffect, useRef } from 'react'
import { useSelector } from 'react-redux'
import type { ConnectionRoot } from '../../lib/connection-slice.ts'
import { repeatCalls } from './batch/send-batch.ts'
import { repeatQueueCalls } from './queue/send-queue.ts'
import { useJobsDispatch } from './tailor-resume.ts'

/** When the line comes back, calls that got no answer are made again, with the ids that they had. */
export function useLineBack(): void {
  const connection = useSelector((state: ConnectionRoot) => state.connection.status)
  const dispatch = useJobsDispatch()
  const before = useRef(connection)

  useEffect(() => {
    if (before.current !== 'fine' && connection === 'fine') {
      dispatch(repeatCalls(['unanswered']))
      dispatch(repeatQueueCalls(['unanswered']))
    }
    before.current = connection
  }, [connection, dispatch])
}
