import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { BookmarkletLine } from './bookmarklet-line.tsx'
import { ImportForm } from './import-form.tsx'
import { usePostingsDispatch } from '../use-postings.ts'
import { readKeptPaste } from './kept-paste.ts'
import { useArrivals } from './use-arrivals.ts'
import '../postings.css'
import { useImport } from './use-import.ts'

const TITLE = 'Add postings'
const PANEL = 'import-panel'

interface Props {
  /** How many postings the list has; undefined as long as that is not known. */
  total: number | undefined
}

/**
 * Takes postings in: pasted, chosen, dropped or brought; shows what was found before it is sent. Beside a list it is folded to
 * its heading until something comes or the heading is pressed.
 */
export function ImportSection({ total }: Props) {
  const dispatch = usePostingsDispatch()
  // What is kept of an earlier visit is shown, so that nobody thinks it gone.
  const [opened, setOpened] = useState<boolean | undefined>(
    () => dispatch(readKeptPaste()) !== '' || undefined,
  )
  const field = useRef<HTMLTextAreaElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const isOpen = opened ?? total === 0
  const now = useImport(() => setOpened(true))
  const isOver = useArrivals({
    onFiles: (arrived) => {
      show()
      void now.take(arrived)
    },
    onText: (text) => {
      show()
      now.paste(text)
    },
  })

  /** What came by itself is shown where it is, and the keyboard goes on there. */
  function show() {
    flushSync(() => setOpened(true))
    title.current?.scrollIntoView({ block: 'start' })
    title.current?.focus({ preventScroll: true })
  }

  function turn() {
    flushSync(() => setOpened(!isOpen))
    if (!isOpen) field.current?.focus()
  }

  async function submit() {
    if (!(await now.submit())) return
    flushSync(() => setOpened(false))
    // The button that was pressed is gone.
    title.current?.querySelector('button')?.focus()
  }

  return (
    <section
      aria-labelledby="import-title"
      className={`border-t border-line py-8 ${isOpen ? 'pb-10' : ''}`}
    >
      <div className="flex flex-wrap items-baseline gap-x-6">
        <h2 id="import-title" ref={title} tabIndex={-1} className="text-h3 outline-none">
          {total === 0 && opened !== false ? (
            TITLE
          ) : (
            <button
              type="button"
              className="import-turn"
              aria-expanded={isOpen}
              aria-controls={PANEL}
              onClick={turn}
            >
              {TITLE}
            </button>
          )}
        </h2>
        {!isOpen && (
          <p className="hidden text-small text-soft sm:block">
            {isOver
              ? 'Let go: they come in here.'
              : 'Or paste or drop them, anywhere on this page.'}
          </p>
        )}
      </div>
      <div
        id={PANEL}
        hidden={!isOpen}
        // What goes into it by itself keeps it open.
        onFocus={() => setOpened(true)}
        className={`cut-marks mt-4 p-4 sm:p-6 ${isOver ? 'cut-marks-live' : ''}`}
      >
        {isOpen && (
          <>
            <ImportForm now={now} field={field} onSubmit={() => void submit()} />
            <BookmarkletLine />
          </>
        )}
      </div>
    </section>
  )
}
