import type { PostingState, StatedPostings } from '@tailorbird/contracts'
import { useState } from 'react'
import { describeUnreachable, isFailure } from '../../lib/failure.ts'
import { failedToast } from '../../lib/toast-slice.ts'
import { useStatePostingsMutation } from './postings-api.ts'
import { readOn } from './read-postings.ts'
import { usePostingsDispatch } from './use-postings.ts'

/** States that were set, and what was before. */
interface Done extends StatedPostings {
  state: PostingState
}

/** Sets the state of many postings at once, and undoes the last time. */
export function useStates() {
  const dispatch = usePostingsDispatch()
  const [send, { isLoading }] = useStatePostingsMutation()
  const [done, setDone] = useState<Done>()

  async function call(postings: Parameters<typeof send>[0]['postings']) {
    if (isLoading) return undefined
    const { data, error } = await send({ postings })
    if (data) await dispatch(readOn())
    else {
      const failure = isFailure(error) ? error : describeUnreachable()
      dispatch(failedToast('Not kept', failure.message, failure))
    }
    return data
  }

  return {
    done,
    isBusy: isLoading,
    /** @returns whether it is kept */
    set: async (ids: readonly string[], state: PostingState): Promise<boolean> => {
      const answer = await call(ids.map((id) => ({ id, state })))
      // Those that had it already are nothing to undo.
      if (answer) setDone(answer.before.length > 0 ? { ...answer, state } : undefined)
      return answer !== undefined
    },
    undo: async (): Promise<boolean> => {
      const isUndone = done !== undefined && (await call(done.before)) !== undefined
      if (isUndone) setDone(undefined)
      return isUndone
    },
  }
}
