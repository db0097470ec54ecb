import type { ReactNode } from 'react'
import { idOf } from './builder-context.ts'

interface Props {
  path: string
  onAdd: () => void
  children: ReactNode
}

/** Adds an entry to a list; the focus comes back to it when the last entry goes. */
export function AddButton({ path, onAdd, children }: Props) {
  return (
    <button
      type="button"
      id={idOf(`${path}.add`)}
      className="button-ink mt-6 w-full sm:w-auto"
      onClick={onAdd}
    >
      {children}
    </button>
  )
}
