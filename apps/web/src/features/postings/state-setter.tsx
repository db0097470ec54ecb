import { POSTING_STATES, type PostingState } from '@tailorbird/contracts'
import { useState } from 'react'
import { STATE_WORDS } from './say-posting.ts'

interface Props {
  count: number
  onState: (state: PostingState) => void
}

/** Sets the state of all that are chosen. It waits for a press: arrow keys go through the states. */
export function StateSetter({ count, onState }: Props) {
  const [state, setState] = useState<PostingState>('applied')
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <label className="postings-field">
        <span className="sr-only">State for the chosen</span>
        <select value={state} onChange={(event) => setState(event.target.value as PostingState)}>
          {POSTING_STATES.map((one) => (
            <option key={one} value={one}>
              {STATE_WORDS[one]}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="button-plain text-small" onClick={() => onState(state)}>
        Set {count} to it
      </button>
    </span>
  )
}
