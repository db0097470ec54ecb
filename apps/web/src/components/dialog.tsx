import { Dialog as Radix } from 'radix-ui'
import { useRef, type ReactNode, type RefObject } from 'react'

interface Props {
  open: boolean
  onClose: () => void
  title: string
  /** Says what this is for; read out with the title. */
  description: ReactNode
  /** Where the focus goes first; the dialog itself when left out. */
  focus?: RefObject<HTMLElement | null>
  /** How wide it may get: a class. */
  width: string
  children: ReactNode
}

/**
 * A modal dialog as the WAI-ARIA practices have it. Escape and its Close button close it; a click beside it
 * doesn't, because that is easily done by accident. Afterwards the focus is where it was.
 */
export function Dialog({ open, onClose, title, description, focus, width, children }: Props) {
  const returnTo = useRef<Element | null>(null)
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-20 grid place-items-end overflow-y-auto bg-[color-mix(in_srgb,#171512_55%,transparent)] sm:place-items-center sm:p-6">
          <Radix.Content
            className={`relative w-full ${width} rounded-t-large border border-line bg-paper p-5 outline-none sm:rounded-large sm:p-8`}
            onInteractOutside={(event) => event.preventDefault()}
            onOpenAutoFocus={(event) => {
              returnTo.current = document.activeElement
              if (!focus?.current) return
              event.preventDefault()
              focus.current.focus()
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              const before = returnTo.current
              const place = before?.isConnected ? before : document.getElementById('content')
              if (place instanceof HTMLElement) place.focus()
            }}
          >
            <div className="mb-5 flex items-start justify-between gap-6">
              <div>
                <Radix.Title className="text-h3">{title}</Radix.Title>
                <Radix.Description className="mt-1 text-small text-soft">
                  {description}
                </Radix.Description>
              </div>
              <Radix.Close className="button-plain -my-2 shrink-0">Close</Radix.Close>
            </div>
            {children}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
