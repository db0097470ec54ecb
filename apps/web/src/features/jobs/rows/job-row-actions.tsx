import type { RowCalls } from './row-calls.ts'
import type { RowView } from './row-view.ts'

interface Props {
  id: string
  row: RowView
  /** The job's title, for the buttons' names. */
  name: string
  isOpen: boolean
  calls: RowCalls
}

// A job that starts takes Remove away: Cancel must not move from under the pointer that is about to press it.
const PLACE_OF_REMOVE = (
  <span className="button-plain invisible" aria-hidden="true">
    Remove
  </span>
)

/** What can be done about a job in its state (specification, section 4). */
export function JobRowActions({ id, row: { state, resumeId }, name, isOpen, calls }: Props) {
  const { onOpen, onDownload, onRetry, onCancel, onRemove } = calls
  const failed = state === 'error' || state === 'refused' || state === 'unsent'
  const cancels = state === 'queued' || state === 'processing'
  const removes = state !== 'processing' && state !== 'sending' && state !== 'finding'
  const button = (words: string, act: (id: string) => void, isPressed?: boolean) => (
    <button
      type="button"
      className="button-plain"
      aria-expanded={isPressed}
      aria-label={`${words}: ${name}`}
      onClick={() => act(id)}
    >
      {words}
    </button>
  )
  return (
    <div className="job-row-actions">
      {resumeId !== undefined && button(isOpen ? 'Close' : 'Open', onOpen, isOpen)}
      {state === 'done' && button('Download PDF', onDownload)}
      {failed && button(resumeId === undefined ? 'Retry' : 'Make the PDF again', onRetry)}
      {cancels && button('Cancel', onCancel)}
      {removes ? button('Remove', onRemove) : PLACE_OF_REMOVE}
    </div>
  )
}
