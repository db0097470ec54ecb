import type { Change, TailoredResume } from '@tailorbird/contracts'
import { useDispatch } from 'react-redux'
import type { Failure } from '../../lib/failure.ts'
import { failedToast } from '../../lib/toast-slice.ts'
import { useReviseResumeMutation, useTailoredResumeQuery } from './results-api.ts'

/**
 * Undoes a change, or takes it again. Wherever a change of this result is shown, one call runs at a time.
 * @returns whether one runs, how many changes stand, and the function
 */
export function useToggleChange({
  id,
  revision,
  changes,
}: Pick<TailoredResume, 'id' | 'revision' | 'changes'>) {
  const dispatch = useDispatch()
  const { refetch } = useTailoredResumeQuery(id)
  const [revise, { isLoading }] = useReviseResumeMutation({ fixedCacheKey: `changes ${id}` })
  const accepted = changes.filter(({ state }) => state === 'accepted').map((change) => change.id)

  async function toggle(change: Change) {
    if (isLoading || change.state === 'edited') return
    const acceptedChanges =
      change.state === 'accepted'
        ? accepted.filter((other) => other !== change.id)
        : [...accepted, change.id]
    const { error } = await revise({
      id,
      wish: { acceptedChanges, tailoredContent: undefined, revision },
    })
    if (!error) return
    const failure = error as Failure
    if (failure.code === 'edited_elsewhere') void refetch()
    dispatch(failedToast('Error', 'The change was not saved.', failure))
  }

  return {
    isBusy: isLoading,
    accepted: accepted.length,
    toggle: (change: Change) => void toggle(change),
  }
}
