import { useEffect, useRef, useState, type ReactNode } from 'react'

interface Props {
  name: string
  value: ReactNode
  /** What the button says, such as 'Change email'. */
  action: string
  /** Said once the change is made. */
  done: string
  /** The form that changes it. */
  renderForm: (close: () => void) => ReactNode
}

/** One thing of the account, and the form to change it when that is wanted. */
export function AccountRow({ name, value, action, done, renderForm }: Props) {
  const [state, setState] = useState<'shown' | 'changing' | 'changed'>('shown')
  const button = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const isOpen = state === 'changing'
  const wasOpen = useRef(false)

  useEffect(() => {
    if (isOpen) place.current?.querySelector('input')?.focus()
    else if (wasOpen.current) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  return (
    <div className="border-b border-line py-4 last:border-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <div className="min-w-0">
          <h3 className="font-sans text-small font-normal text-soft">{name}</h3>
          <p className="wrap-anywhere">{value}</p>
        </div>
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          className="button-plain -mx-1"
          onClick={() => setState(isOpen ? 'shown' : 'changing')}
        >
          {isOpen ? 'Leave it as it is' : action}
        </button>
      </div>
      <output className="block text-small text-leaf">
        {state === 'changed' && (
          <>
            <span aria-hidden="true">✓ </span>
            {done}
          </>
        )}
      </output>
      {isOpen && (
        <div ref={place} className="max-w-96 pt-4 pb-3">
          {renderForm(() => setState('changed'))}
        </div>
      )}
    </div>
  )
}
