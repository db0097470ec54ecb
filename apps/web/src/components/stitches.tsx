interface Props {
  /** How many stitches the seam has. */
  count: number
  /** How much of it is sewn, 0 to 1. */
  sewn: number
  /** Whether somebody is sewing right now. */
  busy?: boolean
  /** Down instead of across. */
  down?: boolean
  className?: string
}

/** A seam: needle holes where it will go, thread where it is sewn. A drawing; say its meaning beside it. */
export function Stitches({ count, sewn, busy = false, down = false, className = '' }: Props) {
  const done = Math.round(count * sewn)
  return (
    <span aria-hidden="true" className={`stitches ${down ? 'stitches-down' : ''} ${className}`}>
      {Array.from({ length: count }, (_, place) => {
        const next = busy && place === done
        return (
          <span
            key={place}
            className={`stitch ${place < done || next ? 'stitch-sewn' : ''} ${next ? 'stitch-next' : ''}`}
          />
        )
      })}
    </span>
  )
}
