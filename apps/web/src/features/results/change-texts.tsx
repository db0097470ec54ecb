import type { Change } from '@tailorbird/contracts'
import { Marked } from '../../components/suggestions/marked.tsx'
import { sayPlace } from './say-place.ts'

/** Lines up to this long stand beside each other. */
const MAX_INLINE_CHARS = 40

/** What a change wrote, and what stood there before. */
export function ChangeTexts({ change }: { change: Change }) {
  const { kind, before, after, doubt, state } = change
  const isUndone = state === 'undone'
  const isOpen = doubt !== undefined && isUndone
  if (kind === 'order') return <Order before={before.split('\n')} after={after.split('\n')} />
  return (
    <>
      {before !== '' && (
        <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere text-soft">
          <span className="sr-only">{isUndone ? 'Now: ' : 'Before: '}</span>
          {isUndone ? before : <del>{before}</del>}
        </p>
      )}
      {after === '' ? (
        <p className="mt-1 text-small text-soft">Left out.</p>
      ) : (
        <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
          <span className="sr-only">
            {isOpen ? 'Suggested: ' : isUndone ? 'Not used: ' : 'After: '}
          </span>
          {isUndone && !isOpen ? (
            <del>{after}</del>
          ) : (
            <ins className="no-underline">
              <Marked text={after} words={doubt?.words ?? []} />
            </ins>
          )}
        </p>
      )}
    </>
  )
}

function Order({ before, after }: { before: readonly string[]; after: readonly string[] }) {
  if (after.every((line) => line.length <= MAX_INLINE_CHARS))
    return (
      <>
        <p dir="auto" className="mt-1 text-small text-soft wrap-anywhere">
          Before: {before.join(', ')}
        </p>
        <p dir="auto" className="mt-1 text-small wrap-anywhere">
          Now: {after.join(', ')}
        </p>
      </>
    )
  return (
    <ol className="mt-1 list-decimal space-y-1 ps-6 text-small">
      {after.map((line, place) => {
        const was = before.indexOf(line)
        return (
          <li key={line} dir="auto" className="wrap-anywhere">
            {line}
            {was >= 0 && was !== place && (
              <span className="text-fine text-soft"> (was {sayPlace(was + 1)})</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
