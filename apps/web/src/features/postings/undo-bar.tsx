import type { PostingState } from '@tailorbird/contracts'
import { useEffect, useRef } from 'react'
import { STATE_WORDS } from './say-posting.ts'

interface Props {
  count: number
  state: PostingState
  isBusy: boolean
  onUndo: () => void
}

/** Says what was set for all that were chosen, and takes it back. */
export function UndoBar({ count, state, isBusy, onUndo }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The button that was pressed is gone with the choice.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="postings-bar flex flex-wrap items-center gap-x-5 gap-y-2">
      <output className="text-small tabular-nums">
        {count === 1 ? '1 posting is' : `${count.toLocaleString('en')} postings are`} set to{' '}
        {STATE_WORDS[state]}.
      </output>
      <button
        ref={button}
        type="button"
        className="button-plain text-small"
        aria-disabled={isBusy}
        onClick={onUndo}
      >
        Undo
      </button>
    </div>
  )
}
