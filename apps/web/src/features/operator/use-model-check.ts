import type { ModelCheck } from '@tailorbird/contracts'
import { useEffect, useState } from 'react'
import type { Failure } from '../../lib/failure.ts'
import { callModelCheck, useOperatorDispatch } from './call-model-check.ts'

/** Between two looks, in milliseconds. */
const LOOK_EVERY_MS = 1500
const LOOK_AGAIN_MS = 4000

/** Whether a worker has it, or will. */
const isUnderWay = ({ state }: ModelCheck) => state === 'waiting' || state === 'running'

/** Whether the server has said no, and would say so again. */
const isFinal = ({ status }: Failure) => status === 401 || status === 403 || status === 404

/** What is on the page: of which token, and what the server last said. */
interface Followed {
  token: string
  /** Null: nothing was tested yet. */
  check: ModelCheck | null
  /** Why the last look failed. */
  failure: Failure | undefined
}

/** Whether there is something to look for. */
const goesOn = ({ check, failure }: Followed) =>
  check !== null && isUnderWay(check) && !(failure && isFinal(failure))

/**
 * The newest test of the AI service, followed while it is under way. The token stays in the page's memory and goes with it.
 * @returns the test, undefined before a token was shown; why the last look failed; whether the page looks again by itself
 */
export function useModelCheck() {
  const dispatch = useOperatorDispatch()
  const [followed, setFollowed] = useState<Followed>()

  useEffect(() => {
    if (!followed || !goesOn(followed)) return undefined
    const { token, check, failure } = followed
    let isOver = false
    const look = async () => {
      const answer = await dispatch(callModelCheck('GET', token))
      if (isOver) return
      setFollowed(
        'error' in answer
          ? { token, check, failure: answer.error }
          : { token, check: answer.data.check, failure: undefined },
      )
    }
    const pause = failure ? Math.max(LOOK_AGAIN_MS, 1000 * (failure.waitS ?? 0)) : LOOK_EVERY_MS
    const timer = setTimeout(() => void look(), pause)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
    // Each look has an outcome of its own, be it the same failure again.
  }, [dispatch, followed])

  /** Looks, or asks for a test. @returns why it did not work */
  async function ask(method: 'GET' | 'POST', shown: string): Promise<Failure | undefined> {
    const answer = await dispatch(callModelCheck(method, shown))
    if ('error' in answer) return answer.error
    setFollowed({ token: shown, check: answer.data.check, failure: undefined })
    return undefined
  }

  const { check, failure } = followed ?? {}
  return { check, failure, isFollowed: followed !== undefined && goesOn(followed), ask }
}
