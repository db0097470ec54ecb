interface Props {
  /** What the call failed with, if it says so. */
  error: unknown
  otherwise: string
  onReload: () => void
}

/** Something that could not be loaded, and the way to try again. */
export function Reload({ error, otherwise, onReload }: Props) {
  const said = error as { message?: string } | undefined
  return (
    <div role="alert" className="border-y border-amber py-7">
      <p className="wrap-anywhere">{said?.message ?? otherwise}</p>
      <button type="button" className="button-ink mt-4" onClick={onReload}>
        Load it again
      </button>
    </div>
  )
}
