import type { RefObject } from 'react'
import { Stitches } from '../../components/stitches.tsx'
import { useCountdown } from './use-countdown.ts'

const STITCHES = 40

interface Props {
  seconds: number
  label: string
  button: RefObject<HTMLButtonElement | null>
  onDownload: () => void
}

/** The seam of the seconds that have passed, and the button that opens when they all have. */
export function Countdown({ seconds, label, button, onDownload }: Props) {
  const left = useCountdown(seconds)
  const ready = left === 0
  const elapsed = ready ? 1 : 1 - left / seconds
  return (
    <>
      <progress className="sr-only" aria-label="Waiting time" value={elapsed} max={1} />
      <div className="seam mt-6" aria-hidden="true">
        <Stitches count={STITCHES} sewn={elapsed} busy={!ready} />
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <button
          ref={button}
          type="button"
          aria-disabled={!ready}
          className="button-thread w-full sm:w-auto"
          onClick={() => ready && onDownload()}
        >
          {label}
        </button>
        {/* Said once: the seconds in between are for those who look. */}
        <output className="min-h-6 text-small text-soft">{ready && 'You can download now.'}</output>
      </div>
    </>
  )
}

/** How long it still takes, and that it is over. */
export function WaitWords({ seconds }: { seconds: number }) {
  const left = useCountdown(seconds)
  if (left === 0) return 'Your download is ready.'
  return `You can download in ${left} ${left === 1 ? 'second' : 'seconds'}.`
}
