interface Props {
  id?: string
  /** What is wrong and what to do; undefined while nothing is. */
  message: string | undefined
}

/** Where a form says what is wrong with it; announced when it changes. */
export function ProblemLine({ id, message }: Props) {
  return (
    <p id={id} role="alert" className="text-small text-amber wrap-anywhere">
      {message !== undefined && (
        <>
          <span aria-hidden="true">▲ </span>
          {message}
        </>
      )}
    </p>
  )
}
