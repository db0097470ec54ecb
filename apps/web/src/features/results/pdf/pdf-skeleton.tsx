import type { PageSize } from '@tailorbird/contracts'

const LINES = ['w-1/2', 'w-2/3', 'w-full', 'w-11/12', 'w-4/5', 'w-5/6', 'w-3/4', 'w-3/5']

/** A page of the chosen paper, while the PDF is on its way. */
export function PdfSkeleton({ size }: { size: PageSize }) {
  return (
    <div aria-hidden="true" className={`pdf-page pdf-${size} space-y-5 p-[9%]`}>
      {LINES.map((width) => (
        <span key={width} className={`block h-3 bg-line/60 ${width}`} />
      ))}
    </div>
  )
}
