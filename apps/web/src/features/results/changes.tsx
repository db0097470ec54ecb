import type { Change, TailoredResume } from '@tailorbird/contracts'
import { useDispatch } from 'react-redux'
import type { Failure } from '../../lib/failure.ts'
import { failedToast } from '../../lib/toast-slice.ts'
import { ChangeItem } from './change-item.tsx'
import { useReviseResumeMutation } from './results-api.ts'

/** Everything that the tailoring changed, each thing with its reason, its evidence and a way back. */
export function Changes({ result }: { result: TailoredResume }) {
  const { id, changes } = result
  const dispatch = useDispatch()
  const [revise, { isLoading }] = useReviseResumeMutation()
  const accepted = changes.filter(({ state }) => state === 'accepted').map((change) => change.id)

  async function toggle(change: Change) {
    if (isLoading) return
    const acceptedChanges =
      change.state === 'accepted'
        ? accepted.filter((other) => other !== change.id)
        : [...accepted, change.id]
    const { error } = await revise({
      id,
      wish: { acceptedChanges, tailoredContent: undefined },
    })
    if (error) dispatch(failedToast('Error', 'The change was not saved.', error as Failure))
  }

  return (
    <section aria-labelledby="changes-title" className="mt-10" aria-busy={isLoading}>
      <h4 id="changes-title" className="text-h3">
        What was changed
      </h4>
      {changes.length === 0 ? (
        <p className="mt-1 text-small text-soft">Nothing: your own words fit as they are.</p>
      ) : (
        <>
          <output className="mt-1 block text-small text-soft">
            {accepted.length} of {changes.length} in use. Undo what you would not say yourself.
          </output>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {changes.map((change) => (
              <ChangeItem
                key={change.id}
                change={change}
                busy={isLoading}
                onToggle={() => void toggle(change)}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
