import { Cross, Down, Up } from './icons.tsx'

interface Props {
  /** The row's id, from which the buttons have theirs. */
  id: string
  /** What screen readers call the row. */
  name: string
  place: number
  count: number
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** Up, down and away. They stay where the focus is, also when there is no further up. */
export function RowButtons({ id, name, place, count, onMove, onRemove }: Props) {
  return (
    <div className="flex shrink-0 justify-end">
      {count > 1 && (
        <>
          <button
            type="button"
            id={`${id}-up`}
            className="builder-icon"
            aria-label={`Move ${name} up`}
            aria-disabled={place === 0}
            onClick={() => onMove(-1)}
          >
            <Up />
          </button>
          <button
            type="button"
            id={`${id}-down`}
            className="builder-icon"
            aria-label={`Move ${name} down`}
            aria-disabled={place === count - 1}
            onClick={() => onMove(1)}
          >
            <Down />
          </button>
        </>
      )}
      <button
        type="button"
        id={`${id}-remove`}
        className="builder-icon"
        aria-label={`Remove ${name}`}
        onClick={onRemove}
      >
        <Cross />
      </button>
    </div>
  )
}
