import {
  RenderingCancelledException,
  TextLayer,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useRef, useState } from 'react'
import { joinRuns } from './join-runs.ts'

/** Dots for each CSS pixel: with fewer, letters stand on whole dots and their gaps are uneven. */
const LEAST_DOTS = 2

interface Props {
  document: PDFDocumentProxy
  number: number
  /** In CSS pixels. */
  width: number
  onFailed: () => void
}

/** One page: drawn at the screen's own resolution, with its text above to select and to read aloud. */
export function PdfPage({ document, number, width, onFailed }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState(false)

  useEffect(() => {
    let stop = () => {}
    let stopped = false
    const draw = async () => {
      const page = await document.getPage(number)
      if (stopped || !canvas.current || !text.current) return
      const scale = width / page.getViewport({ scale: 1 }).width
      const viewport = page.getViewport({ scale })
      const dots = Math.max(LEAST_DOTS, window.devicePixelRatio || 1)
      const target = canvas.current
      target.width = Math.floor(viewport.width * dots)
      target.height = Math.floor(viewport.height * dots)
      const layers: TextLayer[] = []
      const rendering = page.render({
        canvas: target,
        viewport,
        transform: [dots, 0, 0, dots, 0, 0],
      })
      stop = () => {
        rendering.cancel()
        for (const layer of layers) layer.cancel()
      }
      text.current.replaceChildren()
      text.current.style.setProperty('--total-scale-factor', String(scale))
      const content = await page.getTextContent()
      if (stopped) return
      const layer = new TextLayer({
        textContentSource: joinRuns(content),
        container: text.current,
        viewport,
      })
      layers.push(layer)
      await Promise.all([rendering.promise, layer.render()])
      if (!stopped) setDrawn(true)
    }
    draw().catch((error: unknown) => {
      if (!stopped && !(error instanceof RenderingCancelledException)) onFailed()
    })
    return () => {
      stopped = true
      stop()
    }
  }, [document, number, width, onFailed])

  return (
    <section
      aria-label={`Page ${number} of ${document.numPages}`}
      aria-busy={!drawn}
      className="pdf-page printed"
    >
      <canvas ref={canvas} aria-hidden="true" />
      <div ref={text} className="pdf-text" dir="ltr" />
    </section>
  )
}
