import { useId } from 'react'
import { useDispatch } from 'react-redux'
import type { Failure } from '../../lib/failure.ts'
import { usePreferencesQuery, useSetPreferencesMutation } from '../../lib/own-words-api.ts'
import { failedToast } from '../../lib/toast-slice.ts'

/** Whether texts that are neither proven nor refused are suggested. */
export function AskMe() {
  const hint = useId()
  const dispatch = useDispatch()
  const { data } = usePreferencesQuery()
  const [set, { isLoading }] = useSetPreferencesMutation()

  async function change(suggestions: boolean) {
    if (isLoading) return
    const { error } = await set({ suggestions })
    if (error) dispatch(failedToast('Error', 'That was not saved.', error as Failure))
  }

  return (
    <div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-[var(--thread)]"
          checked={data?.suggestions ?? true}
          disabled={!data}
          aria-describedby={hint}
          onChange={(event) => void change(event.target.checked)}
        />
        Suggest texts that need my eye
      </label>
      <p id={hint} className="text-small text-soft">
        Without it only what your resume proves is written, and nothing is asked. What is refused is
        never suggested.
      </p>
    </div>
  )
}
