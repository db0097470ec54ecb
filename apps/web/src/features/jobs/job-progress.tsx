import { progressText } from '@tailorbird/contracts'
import type { CSSProperties } from 'react'
import { Needle } from '../../components/needle.tsx'
import { Stitches } from '../../components/stitches.tsx'

/** The running stitch of a job, with its words. @param progress 0 to 100 */
export function JobProgress({ progress }: { progress: number }) {
  const text = progressText(progress)
  return (
    <div className="border-y border-line py-7">
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-serif text-h3">{text}</span>
        <span className="text-soft tabular-nums" aria-hidden="true">
          {progress} of 100
        </span>
      </p>
      <progress className="sr-only" aria-label="Tailoring" value={progress} max={100} />
      <div aria-hidden="true" className="seam relative my-6 pe-16">
        <Stitches count={40} sewn={progress / 100} busy />
        <span className="needle" style={{ '--sewn': progress / 100 } as CSSProperties}>
          <Needle />
        </span>
      </div>
      <p className="text-small text-soft">
        The work goes on if you close this page. Come back and it is here.
      </p>
    </div>
  )
}
