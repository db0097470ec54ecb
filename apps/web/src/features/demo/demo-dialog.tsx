import { lazy, Suspense, useState } from 'react'
import { loadPatiently } from '../../lib/load-patiently.ts'

const Demo = lazy(() => loadPatiently(() => import('./demo.tsx')))

/** The button that opens the demo, and the demo. */
export function DemoDialog() {
  const [open, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="button-ink"
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpen(true)
          setOpen(true)
        }}
      >
        <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
          <path d="M2 1l9 5-9 5z" fill="var(--thread)" />
        </svg>
        How to paste (30s)
      </button>
      <Suspense>{wasOpen && <Demo open={open} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
