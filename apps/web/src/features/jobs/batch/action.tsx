import type { ReactNode } from 'react'

interface Props {
  can: boolean
  className?: string
  /** What screen readers say, where the words alone say too little. */
  label?: string
  onPress: () => void
  children: ReactNode
}

/** A button that keeps its place, whether it can be pressed or not. */
export function Action({ can, className = 'button-ink', label, onPress, children }: Props) {
  return (
    <button
      type="button"
      aria-disabled={!can}
      aria-label={label}
      className={className}
      onClick={() => can && onPress()}
    >
      {children}
    </button>
  )
}
