import type { Change } from '@tailorbird/contracts'

interface Props {
  change: Change
  /** Says which words, where a line has several changes. */
  isNamed?: boolean
  isBusy: boolean
  onToggle: (change: Change) => void
}

/** Takes a change back, or takes it again; for fingers and pointers, the key does the same. */
export function UndoButton({ change, isNamed = false, isBusy, onToggle }: Props) {
  if (change.state === 'edited') return null
  const word = change.state === 'accepted' ? 'Undo' : change.doubt ? 'Use suggestion' : 'Use again'
  return (
    <button
      type="button"
      className="button-plain text-fine"
      aria-disabled={isBusy}
      data-change={change.id}
      aria-label={`${word}: ${change.after.slice(0, 60)}`}
      onClick={() => onToggle(change)}
    >
      {word}
      {isNamed && <bdi> {change.after}</bdi>}
    </button>
  )
}
