import {
  RenderingCancelledException,
  TextLayer,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useRef, useState } from 'react'

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
      const dots = window.devicePixelRatio || 1
      const target = canvas.current
      target.width = Math.floor(viewport.width * dots)
      target.height = Math.floor(viewport.height * dots)
      const rendering = page.render({
        canvas: target,
        viewport,
        ...(dots === 1 ? {} : { transform: [dots, 0, 0, dots, 0, 0] }),
      })
      text.current.replaceChildren()
      text.current.style.setProperty('--total-scale-factor', String(scale))
      const layer = new TextLayer({
        textContentSource: page.streamTextContent(),
        container: text.current,
        viewport,
      })
      stop = () => {
        rendering.cancel()
        layer.cancel()
      }
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
