import type { Change } from '@tailorbird/contracts'
import { Tooltip } from 'radix-ui'
import { useRef, useState, type ReactNode } from 'react'
import { NEAR, placeNote } from './place-note.ts'
import { UNDO_KEY } from '../use-undo-key.ts'

interface Props {
  change: Change
  /** The words are all of a line. */
  isLine?: boolean
  children: ReactNode
}

/** Changed words that say why when they are pointed at, focused or tapped; U, which the table listens to, undoes them. */
export function Alteration({ change, isLine = false, children }: Props) {
  const [open, setOpen] = useState(false)
  const [pinned, setPinned] = useState(false)
  const [place, setPlace] = useState(NEAR)
  const trigger = useRef<HTMLButtonElement>(null)

  return (
    <Tooltip.Root
      open={open || pinned}
      onOpenChange={(next) => {
        setOpen(next)
        if (next && trigger.current) setPlace(placeNote(trigger.current))
        if (!next) setPinned(false)
      }}
    >
      <Tooltip.Trigger
        ref={trigger}
        type="button"
        className={`alteration ${isLine ? 'alteration-line' : ''}`}
        aria-keyshortcuts={UNDO_KEY}
        data-change={change.id}
        onPointerDown={(event) => event.preventDefault()}
        onClick={(event) => {
          // A tap opens and closes the note; the library would only ever close it.
          event.preventDefault()
          setPlace(placeNote(event.currentTarget))
          setOpen(false)
          setPinned(!(open || pinned))
        }}
      >
        {children}
        {change.state === 'undone' && ' '}
        {change.state === 'undone' && (
          <span className="alteration-undone">{change.doubt ? 'suggested' : 'undone'}</span>
        )}
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content {...place} align="start" collisionPadding={12} className="alteration-note">
          <Note change={change} />
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}

function Note({
  change: { reason, requirement, sources, state, after, doubt },
}: {
  change: Change
}) {
  return (
    <>
      {doubt && state === 'undone' && (
        <span className="block">
          Suggested: <bdi>{after}</bdi> {doubt.reason}
        </span>
      )}
      <span className="block">
        {reason}
        {requirement !== '' && ` Asked for: ${requirement}.`}
      </span>
      {sources.map((source) => (
        <span key={source} className="alteration-source">
          <span className="text-fine text-soft">From your original: </span>
          <bdi>{source}</bdi>
        </span>
      ))}
      {state !== 'edited' && (
        <span className="alteration-key mt-1.5 block text-fine text-soft">
          <kbd className="key">U</kbd>{' '}
          {state === 'accepted' ? 'undoes it' : doubt ? 'uses it' : 'takes it again'}
        </span>
      )}
    </>
  )
}
