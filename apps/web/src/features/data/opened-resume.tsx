import { SHOWN_TITLE_CHARS } from '@tailorbird/contracts'
import { useEffect, useRef, type ReactNode } from 'react'
import { shorten } from '../../lib/shorten.ts'

/** The result that was opened, below the list; eyes and focus go there. */
export function OpenedResume({ title, children }: { title: string; children: ReactNode }) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'start' })
    place.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section
      ref={place}
      aria-label={`Result: ${shorten(title, SHOWN_TITLE_CHARS)}`}
      tabIndex={-1}
      className="mt-10 scroll-mt-10 border-t border-ink pt-8 outline-none"
    >
      {children}
    </section>
  )
}
