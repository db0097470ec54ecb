import type { Change } from '@tailorbird/contracts'
import { ChangeTexts } from './change-texts.tsx'
import { UNDO_KEY } from './use-undo-key.ts'

interface Props {
  change: Change
  busy: boolean
  onToggle: () => void
}

/** One change: where, what it was, what it is, why, and what in the resume supports it. */
export function ChangeItem({ change, busy, onToggle }: Props) {
  const { where, reason, requirement, sources, state, doubt } = change
  const isLeft = doubt?.isLeft === true
  const verb = state === 'accepted' ? 'Undo' : isLeft ? 'Ask again' : 'Use again'
  return (
    <li
      data-change={change.id}
      className="grid gap-x-6 gap-y-2 py-4 sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className={`min-w-0 ${state === 'undone' ? 'text-soft' : ''}`}>
        <p className="text-fine font-semibold text-soft" dir="auto">
          {where}
        </p>
        <ChangeTexts change={change} />
        {doubt && (
          <p className="mt-2 text-small text-soft wrap-anywhere">
            {isLeft && 'You left your line as it is. '}
            {state === 'accepted' &&
              (doubt.offered ? 'In your words. ' : 'You said that it is so. ')}
            {doubt.reason}
          </p>
        )}
        <p className="mt-2 text-small text-soft wrap-anywhere">
          {reason}
          {requirement !== '' && (
            <>
              {' '}
              Asked for: <b className="font-semibold">{requirement}</b>.
            </>
          )}
        </p>
        {sources.length > 0 && (
          <details className="mt-1 text-small">
            <summary>Where this comes from</summary>
            <ul className="mt-1 space-y-1 border-s-2 border-line ps-4">
              {sources.map((source) => (
                <li key={source} dir="auto" className="wrap-anywhere">
                  {source}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {state === 'edited' ? (
        <p className="text-small text-soft">You edited this.</p>
      ) : (
        <button
          type="button"
          className="button-plain self-start justify-self-start"
          aria-disabled={busy}
          aria-keyshortcuts={UNDO_KEY}
          aria-label={`${verb}: ${where}`}
          onClick={onToggle}
        >
          {verb}
        </button>
      )}
    </li>
  )
}
