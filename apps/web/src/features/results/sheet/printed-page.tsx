import { useLayoutEffect, useRef } from 'react'
import { fitPage, type PageMeasures } from './fit-page.ts'

/** A printed page (see readPage) in a tree of its own, so that its style and ours don't meet. */
export function PrintedPage({ page }: { page: HTMLElement }) {
  const host = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const place = host.current
    if (!place) return undefined
    const root = place.shadowRoot ?? place.attachShadow({ mode: 'open' })
    root.replaceChildren(page)
    const body = page.querySelector('body')
    return body ? keepFitting(place, page, body) : undefined
  }, [page])

  return <div ref={host} />
}

/** Fits a page to its place, now and when that changes. @returns what ends it */
function keepFitting(place: HTMLElement, page: HTMLElement, body: HTMLElement): () => void {
  let measures: ReturnType<typeof measure> | undefined
  function fit() {
    const room = place.clientWidth
    // Nothing is laid out, such as in a tab that is not shown.
    if (room === 0) return
    measures ??= measure(body)
    const { zoom, width, padding, margins, isTrue } = fitPage(room, measures)
    page.style.zoom = String(zoom)
    body.style.width = `${width}px`
    body.style.paddingInline = `${padding}px`
    body.style.paddingBlock = `${measures.above * margins}px ${measures.below * margins}px`
    page.classList.toggle('own-lines', !isTrue)
  }
  fit()
  const observer = new ResizeObserver(fit)
  observer.observe(place)
  return () => observer.disconnect()
}

function measure(body: HTMLElement): PageMeasures & { above: number; below: number } {
  const { width, paddingTop, paddingBottom, paddingInlineStart, fontSize } = getComputedStyle(body)
  return {
    width: parseFloat(width),
    padding: parseFloat(paddingInlineStart),
    above: parseFloat(paddingTop),
    below: parseFloat(paddingBottom),
    letters: parseFloat(fontSize),
  }
}
