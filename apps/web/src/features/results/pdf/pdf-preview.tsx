import type { TailoredResume } from '@tailorbird/contracts'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Paper } from '../../../lib/kept-paper.ts'
import { Reload } from '../reload.tsx'
import { PdfPage } from './pdf-page.tsx'
import './pdf.css'
import { PdfSkeleton } from './pdf-skeleton.tsx'
import { usePdf } from './use-pdf.ts'

/** A window that is being drawn larger or smaller is followed when it rests, in milliseconds. */
const REST_MS = 150

/** The PDF as it will be downloaded, page by page. */
export default function PdfPreview({ result, paper }: { result: TailoredResume; paper: Paper }) {
  const [tries, setTries] = useState(0)
  const [broken, setBroken] = useState<string>()
  const version = `${tries} ${result.tailoredContent}`
  const pdf = usePdf(result.id, paper, version)
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const fail = useCallback(() => setBroken(version), [version])
  const failure = broken === version ? 'The PDF could not be drawn here.' : undefined

  return (
    <div ref={frame} className="pdf-frame">
      {pdf.phase === 'failed' || failure !== undefined ? (
        <Reload
          error={pdf.phase === 'failed' ? pdf : { message: failure }}
          otherwise="The PDF could not be loaded."
          onReload={() => setTries(tries + 1)}
        />
      ) : (
        <>
          <output className="sr-only">
            {pdf.phase === 'loading' ? 'Loading the PDF' : describePages(pdf.document.numPages)}
          </output>
          {pdf.phase === 'loading' && <PdfSkeleton size={paper.size} />}
          {pdf.phase === 'shown' &&
            width > 0 &&
            Array.from({ length: pdf.document.numPages }, (_, at) => (
              <PdfPage
                key={at}
                document={pdf.document}
                number={at + 1}
                width={width}
                onFailed={fail}
              />
            ))}
        </>
      )}
    </div>
  )
}

const describePages = (count: number) =>
  count === 1 ? 'The PDF, 1 page' : `The PDF, ${count} pages`

/** The width of an element, now and when it changes. */
function useWidth(element: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const target = element.current
    if (!target) return undefined
    const measure = () => setWidth(Math.floor(target.clientWidth))
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new ResizeObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(measure, timer === undefined ? 0 : REST_MS)
    })
    observer.observe(target)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [element])
  return width
}
