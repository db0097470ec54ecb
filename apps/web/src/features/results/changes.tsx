import { isOpenSuggestion, type Change, type TailoredResume } from '@tailorbird/contracts'
import { ChangeItem } from './change-item.tsx'
import { describeNoChange } from './describe-no-change.ts'
import { OpenSuggestions, useSay } from './open-suggestions.tsx'
import { useToggleChange } from './use-toggle-change.ts'
import { useUndoKey } from './use-undo-key.ts'

/** Everything that the tailoring changed, each thing with its reason, its evidence and a way back; first what it only suggests. */
export function Changes({ result }: { result: TailoredResume }) {
  const changes = result.changes.filter((change) => !isOpenSuggestion(change))
  const { isBusy, accepted, toggle } = useToggleChange(result)
  const { say } = useSay(result)
  function toggleOrAsk(change: Change) {
    if (change.doubt?.isLeft === true) void say(change.id, { answer: 'reopen' })
    else toggle(change)
  }
  useUndoKey(changes, isBusy, toggleOrAsk)
  const made = changes.filter(({ doubt }) => doubt?.isLeft !== true).length

  return (
    <section aria-labelledby="changes-title" className="mt-10" aria-busy={isBusy}>
      <h4 id="changes-title" tabIndex={-1} className="mb-1 font-serif text-h3 outline-none">
        What was changed
      </h4>
      <OpenSuggestions result={result} />
      {result.changes.length === 0 && (
        <p className="text-small text-soft">{describeNoChange(result.analysisResults)}</p>
      )}
      {changes.length > 0 && (
        <>
          <output className="block text-small text-soft">
            {made > 0 && `${accepted} of ${made} in use. Undo what you would not say yourself.`}
          </output>
          <p className="text-fine text-soft">
            <kbd className="key">U</kbd> undoes the one that you are at, and takes it again.
          </p>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {changes.map((change) => (
              <ChangeItem
                key={change.id}
                change={change}
                busy={isBusy}
                onToggle={() => toggleOrAsk(change)}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
