import type { TailoredResume } from '@tailorbird/contracts'
import { ChangeItem } from './change-item.tsx'
import { describeNoChange } from './describe-no-change.ts'
import { useToggleChange } from './use-toggle-change.ts'

/** Everything that the tailoring changed, each thing with its reason, its evidence and a way back. */
export function Changes({ result }: { result: TailoredResume }) {
  const { changes } = result
  const { isBusy, accepted, toggle } = useToggleChange(result)
  const open = changes.filter(({ state, doubt }) => doubt && state === 'undone').length
  const made = changes.filter(({ state, doubt }) => !doubt || state !== 'undone').length

  return (
    <section aria-labelledby="changes-title" className="mt-10" aria-busy={isBusy}>
      <h4 id="changes-title" tabIndex={-1} className="font-serif text-h3 outline-none">
        What was changed
      </h4>
      {changes.length === 0 ? (
        <p className="mt-1 text-small text-soft">{describeNoChange(result.analysisResults)}</p>
      ) : (
        <>
          <output className="mt-1 block text-small text-soft">
            {made > 0 && `${accepted} of ${made} in use. Undo what you would not say yourself.`}
            {open > 0 && (
              <span className="text-amber">
                {' '}
                <span aria-hidden="true">▲</span> {open}{' '}
                {open === 1 ? 'suggestion needs' : 'suggestions need'} your eye.
              </span>
            )}
          </output>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {changes.map((change) => (
              <ChangeItem
                key={change.id}
                change={change}
                busy={isBusy}
                onToggle={() => toggle(change)}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
