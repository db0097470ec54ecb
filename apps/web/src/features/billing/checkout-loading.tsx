import type { ReactNode } from 'react'

interface Props {
  /** What has to be said about it, if anything. */
  children?: ReactNode
  /** Whether nothing is on its way any more. */
  ended?: boolean
  onRetry?: (() => void) | undefined
}

/** Stands where the payment form will be. */
export function CheckoutLoading({ children, ended = false, onRetry }: Props) {
  return (
    <div className="card-reader night">
      <output className="block">
        {ended ? children : 'Loading payment form...'}
        {!ended && children && <span className="mt-2 block text-small text-soft">{children}</span>}
      </output>
      {onRetry && (
        <button type="button" className="button-ink mt-4" onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  )
}
