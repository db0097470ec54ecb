import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { REVEAL } from '../lib/reveal.ts'

/** What a section is once its work is done. */
export interface Fold {
  /** Of the job that it led to: with another job it folds again. */
  of: string
  /** What was handed in, on a line. */
  line: ReactNode
}

interface Props {
  id: string
  title: string
  /** A note in the margin. */
  aside?: ReactNode
  /** Takes the margin too. */
  wide?: boolean
  fold?: Fold | undefined
  /** Stands beside the line that the section folds to. */
  beside?: ReactNode
  children: ReactNode
}

/** A section of the work: its heading, its content, and a note in the margin; or a line, once it is done. */
export function PageSection({ id, title, aside, wide = false, fold, beside, children }: Props) {
  const [openOf, setOpenOf] = useState<string>()
  const content = useRef<HTMLDivElement>(null)
  const isFolded = fold !== undefined && fold.of !== openOf

  const of = fold?.of
  useLayoutEffect(() => {
    // It does not close under somebody's hands.
    if (of !== undefined && content.current?.contains(document.activeElement)) setOpenOf(of)
  }, [of])

  useEffect(() => {
    const element = content.current
    if (!element || !fold) return undefined
    const open = () => flushSync(() => setOpenOf(fold.of))
    element.addEventListener(REVEAL, open)
    return () => element.removeEventListener(REVEAL, open)
  }, [fold])

  function change() {
    flushSync(() => setOpenOf(fold?.of))
    // The button goes away; the focus goes on at what it opened.
    content.current?.querySelector<HTMLElement>('textarea, input, button')?.focus()
  }

  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-10">
      <div className={isFolded ? 'flex flex-wrap items-baseline gap-x-4' : ''}>
        <h2
          id={`${id}-title`}
          tabIndex={-1}
          className={`outline-none ${isFolded ? 'text-h3' : 'mb-5 text-h2'}`}
        >
          {title}
        </h2>
        {isFolded && (
          <>
            <p className="min-w-0 text-small text-soft wrap-anywhere">{fold.line}</p>
            <button type="button" className="button-plain text-small" onClick={change}>
              Change<span className="sr-only">: {title}</span>
            </button>
            {beside}
          </>
        )}
      </div>
      {wide ? (
        children
      ) : (
        <div
          ref={content}
          data-fold
          hidden={isFolded}
          className={isFolded ? '' : 'grid gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,1fr)_18.5rem]'}
        >
          <div className="max-lg:order-2">{children}</div>
          <p className="max-w-prose text-small text-soft lg:pt-1">{aside}</p>
        </div>
      )}
    </section>
  )
}
