import { Toast } from 'radix-ui'
import { useEffect, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { dismissed, removed, type toastSlice } from '../lib/toast-slice.ts'
import { Reference } from './reference.tsx'
import { coversFocus, findToastPlace } from './toast-place.ts'

/** Specification, section 9. */
const CLOSE_AFTER_MS = 5000
const SWIPE_PX = 50
const REMOVE_AFTER_MS = 1_000_000

type ToastRoot = Record<typeof toastSlice.name, ReturnType<typeof toastSlice.reducer>>

/** Shows the one toast; F8 moves the focus to it. */
export default function Toaster() {
  const { id, open, message } = useSelector((state: ToastRoot) => state.toast)
  const dispatch = useDispatch()
  const viewport = useRef<HTMLOListElement>(null)
  const [{ place, owner }, setPlace] = useState(() => ({ place: findToastPlace(), owner: id }))
  // Each message looks for its own.
  if (owner !== id) setPlace({ place: findToastPlace(), owner: id })

  useEffect(() => {
    if (!open) return undefined
    const look = () => {
      const box = viewport.current?.getBoundingClientRect()
      if (box && coversFocus(box)) setPlace({ place: findToastPlace(), owner: id })
    }
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [id, open])

  useEffect(() => {
    if (open) return undefined
    const timer = setTimeout(() => dispatch(removed(id)), REMOVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [dispatch, id, open])

  return (
    <Toast.Provider duration={CLOSE_AFTER_MS} swipeDirection="right" swipeThreshold={SWIPE_PX}>
      {message && (
        <Toast.Root
          key={id}
          open={open}
          onOpenChange={(next) => !next && dispatch(dismissed())}
          type={message.tone === 'bad' ? 'foreground' : 'background'}
          className="toast flex items-start gap-3 rounded-large border border-ink bg-card p-4"
        >
          <div className="min-w-0 flex-1">
            <Toast.Title className="font-semibold">
              <span
                aria-hidden="true"
                className={message.tone === 'bad' ? 'text-amber' : 'text-leaf'}
              >
                {message.tone === 'bad' ? '▲ ' : '✓ '}
              </span>
              {message.title}
            </Toast.Title>
            <Toast.Description className="text-small text-soft">
              {message.description}
              {message.reference !== undefined && <Reference id={message.reference} />}
            </Toast.Description>
          </div>
          <Toast.Close className="button-plain -m-2 shrink-0 text-small">Close</Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        hotkey={['F8']}
        ref={viewport}
        style={place.top > 0 ? { top: place.top } : undefined}
        className={`toasts fixed ${place.corner} z-10 w-full max-w-100 p-4 outline-none`}
      />
    </Toast.Provider>
  )
}
